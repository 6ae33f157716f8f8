import type { ExistingEntry } from '../manifest/manifest-model.js';
import type { Finding } from '../rules/finding.js';
import type { SkillRecord } from '../skill/skill.js';
import { SKILL_FILE } from '../skill/skill.js';
import { isSkillDirectory } from '../skill/skill-folders.js';
import { isBelow, isContainedPath, joinPath } from '../text/paths.js';
import { existingEntries, type RunSetup } from './prepare-run.js';

/** The paths of entries whose skill is gone: untracked leftovers without a SKILL.md do not keep an entry. */
export function stalePaths(
  setup: RunSetup,
  entries: readonly ExistingEntry[],
  found: readonly SkillRecord[],
): ReadonlySet<string> {
  const directories = new Set(found.map(({ directory }) => directory));
  const paths = entries.map(({ path }) => path).filter(isContainedPath);
  return new Set(paths.filter((path) => !directories.has(path) && !isSkillAt(path, setup)));
}

/** Outside the roots, any file or directory counts. */
function isSkillAt(path: string, { roots, request: { workspace } }: RunSetup): boolean {
  const isScanned = roots.some((root) => isBelow(path, root.path) && root.path !== '.');
  if (!isScanned) return workspace.kindOf(path) !== 'missing';
  return workspace.kindOf(joinPath(path, SKILL_FILE)) !== 'missing' || isSkillDirectory(path, workspace);
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
  const entries = existingEntries(setup).filter(({ name }) => !found.has(name));
  const stale = stalePaths(setup, entries, records);
  return entries.filter(({ path }) => stale.has(path));
}

/** The entries of the manifest that the scan did not find and that are still in use. */
export function findManualEntries(
  setup: RunSetup,
  records: readonly SkillRecord[],
): readonly ExistingEntry[] {
  const entries = existingEntries(setup);
  if (entries.length === 0) return [];
  const found = records.filter(({ scope }) => scope === 'repo');
  const names = new Set(found.map(({ name }) => name));
  const directories = new Set(found.map(({ directory }) => directory));
  const others = entries.filter(({ name, path }) => !names.has(name) && !directories.has(path));
  const stale = stalePaths(setup, others, found);
  return others.filter(({ path }) => isContainedPath(path) && !stale.has(path));
}
