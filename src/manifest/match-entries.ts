import type { Finding } from '../rules/finding.js';
import { hasForm, isUnsafeName } from '../rules/name-form.js';
import { isContainedPath } from '../text/paths.js';
import { START_OF_FILE } from '../text/span.js';
import type { ExistingEntry, ManifestInput, ManifestOptions } from './manifest-model.js';

/** Which entry of the manifest belongs to which skill. */
export interface Matching {
  readonly entryOf: ReadonlyMap<string, ExistingEntry>;
  readonly stale: readonly ExistingEntry[];
  /** Entries that stay in the file, including matched ones. */
  readonly kept: readonly ExistingEntry[];
  /** Names whose entries must not change now: rejected skills and manual entries. */
  readonly frozen: ReadonlySet<string>;
  readonly renames: ReadonlyMap<string, string>;
  readonly findings: readonly Finding[];
}

/** Matches by name, then by path, then by text, so that a renamed or moved skill keeps manual changes of its entry. */
export function matchEntries(
  entries: readonly ExistingEntry[],
  input: ManifestInput,
  options: ManifestOptions,
): Matching {
  const byName = firstBy(entries, 'name');
  const byPath = firstBy(entries, 'path');
  const names = new Set(input.skills.map(({ name }) => name));
  const entryOf = new Map<string, ExistingEntry>();
  for (const { name, directory } of input.skills) {
    const atPath = byPath.get(directory);
    const renamed = atPath !== undefined && !names.has(atPath.name) ? atPath : undefined;
    const entry = byName.get(name) ?? renamed ?? options.renamedEntries.get(name);
    if (entry !== undefined) entryOf.set(name, entry);
  }
  const matched = new Set(entryOf.values());
  const rejectedNames = new Set(input.rejected.map(({ name }) => name));
  const rejectedPaths = new Set(input.rejected.map(({ directory }) => directory));
  const rejectedEntries = new Set(input.rejected.map(({ name }) => options.renamedEntries.get(name)));
  const isRejected = (entry: ExistingEntry) =>
    rejectedNames.has(entry.name) || rejectedPaths.has(entry.path) || rejectedEntries.has(entry);
  const others = entries.filter((entry) => !matched.has(entry));
  const isGone = (entry: ExistingEntry) => !isRejected(entry) && options.stalePaths.has(entry.path);
  const stale = new Set(options.prune === 'keep' ? [] : others.filter(isGone));
  const isKept = (entry: ExistingEntry) => !stale.has(entry);
  return {
    entryOf,
    stale: [...stale],
    kept: entries.filter(isKept),
    frozen: new Set(others.filter(isKept).map(({ name }) => name)),
    renames: new Map([...entryOf].map(([name, entry]) => [entry.name, name])),
    findings: [
      ...duplicateEntries(entries, options.file),
      ...unsafePaths(others, options.file),
      ...badNames(others, options),
    ],
  };
}

/** Of entries with one name or path, the first. */
function firstBy(
  entries: readonly ExistingEntry[],
  key: 'name' | 'path',
): ReadonlyMap<string, ExistingEntry> {
  return new Map([...entries].reverse().map((entry) => [entry[key], entry]));
}

function duplicateEntries(entries: readonly ExistingEntry[], file: string): Finding[] {
  const firsts = { name: firstBy(entries, 'name'), path: firstBy(entries, 'path') };
  return entries.flatMap((entry) =>
    (['name', 'path'] as const)
      .filter((what) => entry[what] !== '' && firsts[what].get(entry[what]) !== entry)
      .map((what) => ({
        rule: 'entry-duplicate',
        file,
        at: { field: ['skills', entry.index, what], part: 'value' },
        skill: entry.name,
        message: `The ${what} "${entry[what]}" occurs twice in the manifest; consumers see only the first.`,
        fix: 'Remove one of the two entries.',
      })),
  );
}

function unsafePaths(entries: readonly ExistingEntry[], file: string): Finding[] {
  return entries
    .filter((entry) => !isContainedPath(entry.path))
    .map((entry) => ({
      rule: 'entry-path-unsafe',
      file,
      at:
        entry.path === ''
          ? START_OF_FILE
          : { field: ['skills', entry.index, 'path'], part: 'value' as const },
      skill: entry.name,
      message:
        entry.path === ''
          ? `The entry "${entry.name}" has no path.`
          : `The path "${entry.path}" of "${entry.name}" leaves the repository.`,
      fix: 'Make it the directory of the skill, relative to the repository.',
    }));
}

/** The name of a skill is checked in its file; an entry that was registered by hand has a name of its own. */
function badNames(entries: readonly ExistingEntry[], { file, profile }: ManifestOptions): Finding[] {
  const isBad = ({ name }: ExistingEntry) =>
    isUnsafeName(name) ||
    !hasForm(name, profile) ||
    [...name].length > (profile.name.maxLength ?? name.length);
  return entries.filter(isBad).map((entry) => ({
    rule: 'entry-name',
    file,
    at: { field: ['skills', entry.index, 'name'], part: 'value' },
    skill: entry.name,
    message: `The name ${JSON.stringify(entry.name)} of an entry is not a valid name.`,
    fix: 'Use lowercase letters, digits and single hyphens.',
  }));
}
