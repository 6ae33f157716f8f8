import type { ExistingEntry } from './core/registry/manifest-model.js';
import type { SkillRecord } from './core/skill.js';
import { isContainedPath } from './core/skill-path.js';
import { manifestOptions } from './manifest-options.js';
import { existingEntries, type RunSetup } from './prepare-run.js';

/** The entries of the manifest that the scan did not lead to and that still stand for something. */
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
