import type { Finding } from '../finding.js';
import type { SkillRecord } from '../skill.js';
import { isContainedPath } from '../skill-path.js';
import { type ExistingEntry, textsOf } from './manifest-model.js';
import type { Matching } from './match-entries.js';
import type { ManifestOptions } from './plan-manifest.js';

/** Files that a list of references made by hand names and that are gone; the list itself stays as it is. */
export function checkReferences(
  matching: Matching,
  skills: readonly SkillRecord[],
  options: Pick<ManifestOptions, 'file' | 'isFile'>,
): Finding[] {
  if (matching.kept.length === 0) return [];
  const records = new Map<ExistingEntry | undefined, SkillRecord>();
  for (const skill of skills) records.set(matching.entryOf.get(skill.name), skill);
  return matching.kept.flatMap((entry) => missingReferences(entry, records.get(entry), options));
}

function missingReferences(
  entry: ExistingEntry,
  record: SkillRecord | undefined,
  { file, isFile }: Pick<ManifestOptions, 'file' | 'isFile'>,
): Finding[] {
  const listed = textsOf(entry.value['references']);
  if (listed.length === 0 || record?.declared.references !== undefined) return [];
  const own = `${entry.path}/references/`;
  // Where the list is made anew from the files, what is gone goes with it.
  if (record !== undefined && listed.every((path) => path.startsWith(own))) return [];
  const found = new Set(record?.referenceFiles);
  return listed.flatMap((path, index) => {
    if (found.has(path) || (isContainedPath(path) && isFile(path))) return [];
    return {
      rule: 'reference-missing',
      file,
      at: { field: ['skills', entry.index, 'references', index], part: 'value' as const },
      skill: entry.name,
      message: `"${path}", listed under \`references\` of "${entry.name}", does not exist.`,
      fix: 'Correct the path, add the file, or take the line out.',
    };
  });
}
