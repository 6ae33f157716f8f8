import type { ExistingEntry } from './core/registry/manifest-model.js';
import type { SkillCandidate, SkillRecord } from './core/skill.js';
import { isBelow, joinPath, normalizePath } from './core/skill-path.js';
import { recordOfUnreadable } from './core/unreadable-skill.js';
import { inspectSkills } from './inspect-skills.js';
import type { RunSetup } from './prepare-run.js';
import type { FileContent } from './workspace/workspace.js';

type Refusal = Extract<FileContent, { kind: 'refused' }>;

/**
 * Reads the skills that people registered by hand, where the manifest says they lie. Such a path is a stranger's: it
 * stays in the repository, and a link is followed where the profile follows links.
 */
export async function inspectManualEntries(
  setup: RunSetup,
  entries: readonly ExistingEntry[],
): Promise<readonly SkillRecord[]> {
  const wanted = entries.filter((entry) => !isLeftOut(entry, setup));
  const found = wanted.map((entry) => candidateOf(entry, setup));
  const refusals = found.map((candidate) => refusalOf(candidate, setup));
  const candidates = found.filter((_, index) => refusals[index] === null);
  const read = [...(await inspectSkills(setup, { candidates }))].values();
  return wanted.map(({ name }, index) => {
    const refusal = refusals[index]!;
    return named(refusal === null ? read.next().value! : recordOfUnreadable(found[index]!, refusal, 0), name);
  });
}

function isLeftOut({ path }: ExistingEntry, { settings }: RunSetup): boolean {
  return settings.exclude.some((excluded) => isBelow(path, normalizePath(excluded)));
}

function candidateOf({ path }: ExistingEntry, { roots }: RunSetup): SkillCandidate {
  return {
    file: joinPath(path, 'SKILL.md'),
    directory: path,
    // What is declared for the skills of a root, such as its tokens, holds for those that belong to none.
    root: roots[0]?.path ?? '.',
    source: 'manual',
    scope: 'repo',
    hasReferences: false,
    plainDirectories: null,
  };
}

function refusalOf({ directory, file }: SkillCandidate, setup: RunSetup): Refusal | null {
  const { workspace } = setup.request;
  const canonical = workspace.canonical(directory);
  if (canonical === null || canonical.startsWith('~'))
    return { kind: 'refused', reason: 'outside', detail: 'its directory leads out of the repository' };
  if (canonical !== directory && setup.chosen.profile.symlinks !== 'contained')
    return { kind: 'refused', reason: 'link', detail: 'a symbolic link leads to its directory' };
  if (workspace.kindOf(file) === 'missing')
    return { kind: 'refused', reason: 'unreadable', detail: 'the manifest names it, but it does not exist' };
  return null;
}

/** Whoever registered it chose the name that it is known by. */
function named(record: SkillRecord, name: string): SkillRecord {
  return { ...record, name, findings: record.findings.map((finding) => ({ ...finding, skill: name })) };
}
