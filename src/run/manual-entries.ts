import type { FileContent } from '../files/workspace.js';
import type { ExistingEntry } from '../manifest/manifest-model.js';
import type { Finding } from '../rules/finding.js';
import { plainPlace } from '../skill/facts.js';
import { SKILL_FILE, type SkillCandidate, type SkillRecord, skillFileIn } from '../skill/skill.js';
import { recordOfUnreadable } from '../skill/unread-record.js';
import { isBelow, isContainedPath, joinPath, normalizePath } from '../text/paths.js';
import { existingEntries, type RunSetup } from './prepare-run.js';
import { inspectSkills } from './read-skills.js';
import { manifestOptions } from './register-skills.js';

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
  const read = [...inspectSkills(setup, { candidates })].values();
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
    file: skillFileIn(path, (file) => workspace.kindOf(file)) ?? joinPath(path, SKILL_FILE),
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

/** Entries whose skill is missing: an error of `validate`, unless the config keeps them. */
export function checkStaleEntries(setup: RunSetup, records: readonly SkillRecord[]): readonly Finding[] {
  const isKept = setup.settings.prune !== 'remove';
  return findStaleEntries(setup, records).map(({ name, path, index }) => ({
    rule: 'entry-stale',
    file: setup.manifestFile,
    at: { field: ['skills', index, 'path'], part: 'value' },
    skill: name,
    ...(isKept && { severity: 'notice' as const }),
    message: `"${name}" is registered, but its skill ${path} no longer exists.`,
    fix: 'Run `skill-registrar prune`, or restore the skill.',
  }));
}

/** The entries of the manifest whose skill is gone. */
export function findStaleEntries(setup: RunSetup, records: readonly SkillRecord[]): readonly ExistingEntry[] {
  const found = new Set(records.map(({ name }) => name));
  const { isStale } = manifestOptions(setup, { selected: records, skipped: [], rejected: [] });
  return existingEntries(setup).filter(
    (entry) => !found.has(entry.name) && isContainedPath(entry.path) && isStale(entry),
  );
}

/** The entries of the manifest that the scan did not find and that are still in use. */
export function findManualEntries(
  setup: RunSetup,
  records: readonly SkillRecord[],
): readonly ExistingEntry[] {
  const entries = existingEntries(setup);
  if (entries.length === 0) return [];
  const selected = records.filter(({ scope }) => scope === 'repo');
  const names = new Set(selected.map(({ name }) => name));
  const directories = new Set(selected.map(({ directory }) => directory));
  const { isStale } = manifestOptions(setup, { selected, skipped: [], rejected: [] });
  const isFound = ({ name, path }: ExistingEntry) => names.has(name) || directories.has(path);
  return entries.filter((entry) => !isFound(entry) && isContainedPath(entry.path) && !isStale(entry));
}
