import { START_OF_FILE } from '../diagnostic.js';
import type { Finding } from '../finding.js';
import type { SkillRecord } from '../skill.js';
import { isContainedPath } from '../skill-path.js';
import type { ExistingEntry } from './manifest-model.js';
import type { ManifestInput, ManifestOptions } from './plan-manifest.js';

/** Which entry of the manifest belongs to which skill. */
export interface Matching {
  readonly entryOf: ReadonlyMap<string, ExistingEntry>;
  readonly stale: readonly ExistingEntry[];
  /** Entries that stay in the file, matched ones included. */
  readonly kept: readonly ExistingEntry[];
  /** Names whose entries are not ours to touch now: rejected skills, and entries kept by hand. */
  readonly frozen: ReadonlySet<string>;
  readonly renames: ReadonlyMap<string, string>;
  readonly findings: readonly Finding[];
}

/** Matches by name, then by path, so that a renamed or moved skill keeps what people wrote into its entry. */
export function matchEntries(
  entries: readonly ExistingEntry[],
  input: ManifestInput,
  options: ManifestOptions,
): Matching {
  const byName = firstBy(entries, (entry) => entry.name);
  const byPath = firstBy(entries, (entry) => entry.path);
  const names = new Set(input.skills.map((skill) => skill.name));
  const entryOf = new Map<string, ExistingEntry>();
  const renames = new Map<string, string>();
  for (const skill of input.skills) {
    const entry = byName.get(skill.name) ?? renamedEntry(skill, byPath, names);
    if (entry === undefined) continue;
    entryOf.set(skill.name, entry);
    if (entry.name !== skill.name) renames.set(entry.name, skill.name);
  }
  const matched = new Set([...entryOf.values()].map(({ index }) => index));
  const rejected = new Set(
    input.rejected.flatMap(({ name, directory }) => [`name ${name}`, `path ${directory}`]),
  );
  const isRejected = (entry: ExistingEntry) =>
    rejected.has(`name ${entry.name}`) || rejected.has(`path ${entry.path}`);
  const others = entries.filter(({ index }) => !matched.has(index));
  const isGone = (entry: ExistingEntry) =>
    !isRejected(entry) && isContainedPath(entry.path) && options.isStale(entry);
  const stale = options.prune === 'keep' ? [] : others.filter(isGone);
  const staleIndexes = new Set(stale.map(({ index }) => index));
  return {
    entryOf,
    stale,
    kept: entries.filter(({ index }) => !staleIndexes.has(index)),
    frozen: new Set(others.filter(({ index }) => !staleIndexes.has(index)).map(({ name }) => name)),
    renames,
    findings: [...duplicateEntries(entries, options.file), ...unsafePaths(others, options.file)],
  };
}

function renamedEntry(
  skill: SkillRecord,
  byPath: ReadonlyMap<string, ExistingEntry>,
  names: ReadonlySet<string>,
): ExistingEntry | undefined {
  const entry = byPath.get(skill.directory);
  return entry !== undefined && !names.has(entry.name) ? entry : undefined;
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
  const seen = new Map<string, ExistingEntry>();
  const findings: Finding[] = [];
  for (const entry of entries) {
    for (const [what, value] of [
      ['name', entry.name],
      ['path', entry.path],
    ] as const) {
      const key = `${what} ${value}`;
      if (value !== '' && seen.has(key)) {
        findings.push({
          rule: 'entry-duplicate',
          file,
          at: { field: ['skills', entry.index, what], part: 'value' },
          skill: entry.name,
          message: `The ${what} "${value}" stands twice in the manifest; consumers see only the first.`,
          fix: 'Remove one of the two entries.',
        });
      } else seen.set(key, entry);
    }
  }
  return findings;
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
