import type { FileContent } from '../files/workspace.js';
import type { ExistingEntry } from '../manifest/manifest-model.js';
import { plainPlace } from '../skill/facts.js';
import { SKILL_FILE, type SkillCandidate, type SkillRecord, skillFileIn } from '../skill/skill.js';
import { recordOfUnreadable } from '../skill/unread-record.js';
import { isBelow, joinPath, normalizePath } from '../text/paths.js';
import type { RunSetup } from './prepare-run.js';
import { inspectSkills } from './read-skills.js';

type Refusal = Extract<FileContent, { kind: 'refused' }>;

/**
 * Reads skills that were registered by hand, at the paths in the manifest. Such a path is untrusted: it must stay in
 * the repository, and links are followed only if the profile follows them.
 */
export function inspectManualEntries(
  setup: RunSetup,
  entries: readonly ExistingEntry[],
): readonly SkillRecord[] {
  const wanted = entries.filter((entry) => !isLeftOut(entry, setup));
  const found = wanted.map((entry) => candidateOf(entry, setup));
  const refusals = found.map((candidate) => refusalOf(candidate, setup));
  const candidates = found.filter((_, index) => refusals[index] === null);
  const read = [...inspectSkills(setup, candidates)].values();
  return wanted.map(({ name }, index) => {
    const refusal = refusals[index]!;
    return named(refusal === null ? read.next().value! : recordOfUnreadable(found[index]!, refusal, 0), name);
  });
}

function isLeftOut({ path }: ExistingEntry, { settings }: RunSetup): boolean {
  return settings.exclude.some((excluded) => isBelow(path, normalizePath(excluded)));
}

function candidateOf({ path }: ExistingEntry, { roots, request: { workspace } }: RunSetup): SkillCandidate {
  return {
    file: skillFileIn(path, workspace) ?? joinPath(path, SKILL_FILE),
    directory: path,
    // Skills outside all roots use what is declared for a root, such as its tokens.
    root: roots[0]?.path ?? '.',
    source: 'manual',
    scope: 'repo',
    places: [plainPlace(path)],
    hasReferences: false,
    plainDirectories: null,
  };
}

function refusalOf({ directory, file }: SkillCandidate, setup: RunSetup): Refusal | null {
  const { workspace } = setup.request;
  const canonical = workspace.canonical(directory);
  if (canonical === null || canonical.startsWith('~'))
    return { kind: 'refused', reason: 'outside', detail: 'its directory points outside the repository' };
  if (canonical !== directory && setup.chosen.profile.symlinks !== 'contained')
    return { kind: 'refused', reason: 'link', detail: 'its directory is a symbolic link' };
  if (workspace.kindOf(file) === 'missing')
    return { kind: 'refused', reason: 'unreadable', detail: 'the manifest names it, but it does not exist' };
  return null;
}

/** The name in the entry counts. */
function named(record: SkillRecord, name: string): SkillRecord {
  return { ...record, name, findings: record.findings.map((finding) => ({ ...finding, skill: name })) };
}
