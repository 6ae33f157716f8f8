import type { Finding } from '../rules/finding.js';
import { hasForm, isUnsafeName } from '../rules/name-form.js';
import type { SkillRecord } from '../skill/skill.js';
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

const NO_ENTRIES: Matching = {
  entryOf: new Map(),
  stale: [],
  kept: [],
  frozen: new Set(),
  renames: new Map(),
  findings: [],
};

/** Matches by name, then by path, so that a renamed or moved skill keeps manual changes of its entry. */
export function matchEntries(
  entries: readonly ExistingEntry[],
  input: ManifestInput,
  options: ManifestOptions,
): Matching {
  if (entries.length === 0) return NO_ENTRIES;
  const byName = firstBy(entries, (entry) => entry.name);
  const renamedEntry = lookForRenamed(entries, input.skills);
  const entryOf = new Map<string, ExistingEntry>();
  const renames = new Map<string, string>();
  const matched = new Set<number>();
  for (const skill of input.skills) {
    const entry = byName.get(skill.name) ?? renamedEntry(skill);
    if (entry === undefined) continue;
    entryOf.set(skill.name, entry);
    matched.add(entry.index);
    if (entry.name !== skill.name) renames.set(entry.name, skill.name);
  }
  const rejectedNames = new Set(input.rejected.map(({ name }) => name));
  const rejectedPaths = new Set(input.rejected.map(({ directory }) => directory));
  const isRejected = (entry: ExistingEntry) => rejectedNames.has(entry.name) || rejectedPaths.has(entry.path);
  const others = entries.filter(({ index }) => !matched.has(index));
  const isGone = (entry: ExistingEntry) => !isRejected(entry) && options.stalePaths.has(entry.path);
  const stale = options.prune === 'keep' ? [] : others.filter(isGone);
  const staleIndexes = new Set(stale.map(({ index }) => index));
  return {
    entryOf,
    stale,
    kept: stale.length === 0 ? entries : entries.filter(({ index }) => !staleIndexes.has(index)),
    frozen: new Set(others.filter(({ index }) => !staleIndexes.has(index)).map(({ name }) => name)),
    renames,
    findings: [
      ...duplicateEntries(entries, options.file),
      ...unsafePaths(others, options.file),
      ...badNames(others, options),
    ],
  };
}

/** Finds the entry of a renamed skill. The index is built on first use. */
function lookForRenamed(
  entries: readonly ExistingEntry[],
  skills: readonly SkillRecord[],
): (skill: SkillRecord) => ExistingEntry | undefined {
  let byPath: ReadonlyMap<string, ExistingEntry> | null = null;
  let names: ReadonlySet<string> | null = null;
  return ({ directory }) => {
    byPath ??= firstBy(entries, (entry) => entry.path);
    const entry = byPath.get(directory);
    if (entry === undefined) return undefined;
    names ??= new Set(skills.map((skill) => skill.name));
    return names.has(entry.name) ? undefined : entry;
  };
}

function firstBy(
  entries: readonly ExistingEntry[],
  key: (entry: ExistingEntry) => string,
): Map<string, ExistingEntry> {
  const map = new Map<string, ExistingEntry>();
  for (const entry of entries) if (!map.has(key(entry))) map.set(key(entry), entry);
  return map;
}

function duplicateEntries(entries: readonly ExistingEntry[], file: string): Finding[] {
  const names = new Set<string>();
  const paths = new Set<string>();
  const findings: Finding[] = [];
  for (const entry of entries) {
    if (isRepeated(entry.name, names)) findings.push(duplicateFinding(entry, 'name', file));
    if (isRepeated(entry.path, paths)) findings.push(duplicateFinding(entry, 'path', file));
  }
  return findings;
}

function isRepeated(value: string, seen: Set<string>): boolean {
  const count = seen.size;
  return value !== '' && seen.add(value).size === count;
}

function duplicateFinding(entry: ExistingEntry, what: 'name' | 'path', file: string): Finding {
  return {
    rule: 'entry-duplicate',
    file,
    at: { field: ['skills', entry.index, what], part: 'value' },
    skill: entry.name,
    message: `The ${what} "${entry[what]}" occurs twice in the manifest; consumers see only the first.`,
    fix: 'Remove one of the two entries.',
  };
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
