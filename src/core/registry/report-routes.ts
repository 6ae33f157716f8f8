import { countText } from '../count-text.js';
import { START_OF_FILE } from '../diagnostic.js';
import type { Finding, Place } from '../finding.js';
import type { SkillRecord } from '../skill.js';
import type { MatrixUpdate } from './update-matrix.js';

/** Says which keywords were not given to the skill that wanted them. */
export function reportRoutes(
  matrix: MatrixUpdate,
  skills: readonly SkillRecord[],
  manifest: string,
): Finding[] {
  let bySkill: Map<string, SkillRecord> | null = null;
  const place = (skill: string, keyword: string): { file: string; at: Place; skill: string } => {
    bySkill ??= new Map(skills.map((found) => [found.name, found]));
    const record = bySkill.get(skill);
    if (record === undefined) return { file: manifest, at: START_OF_FILE, skill };
    const field = record.declared.dispatchTriggers?.field;
    const at: Place =
      field === undefined
        ? { field: ['description'], part: 'value' }
        : { field: [field], part: 'value', item: keyword };
    return { file: record.file, at, skill };
  };
  const loud = matrix.conflicts.filter(({ declared }) => declared);
  const quiet = matrix.conflicts.filter(({ declared }) => !declared);
  return [
    ...loud.flatMap(({ keyword, owner, losers }) =>
      losers.map((loser) => ({
        rule: 'keyword-conflict',
        ...place(loser, keyword),
        message: `Keyword '${keyword}' already mapped to '${owner}', ignoring mapping from '${loser}'`,
        fix: 'Give one of the two another keyword, or leave it: the mapping that stands is kept.',
      })),
    ),
    ...matrix.unsafe.map(({ skill, keyword }) => ({
      rule: 'keyword-unsafe',
      ...place(skill, keyword),
      message: `The keyword ${JSON.stringify(keyword)} cannot stand in by_keyword, where it is used as a regular expression.`,
      fix: 'Use at least three of: lower-case letters, digits, spaces and . _ / # -',
    })),
    ...(quiet.length === 0 ? [] : [contested(quiet, manifest)]),
  ];
}

/** One notice for all: in a large repository hundreds of inferred keywords collide. */
function contested(conflicts: MatrixUpdate['conflicts'], manifest: string): Finding {
  const shown = conflicts.slice(0, 3).map(({ keyword, owner }) => `${keyword} (${owner ?? 'unmapped'})`);
  const more = conflicts.length > shown.length ? ', …' : '';
  return {
    rule: 'keyword-contested',
    file: manifest,
    at: START_OF_FILE,
    message: `${countText(conflicts.length, 'inferred keyword')} ${conflicts.length === 1 ? 'was' : 'were'} wanted by more than one skill: ${shown.join(', ')}${more}.`,
    fix: 'Declare `keywords:` in the skill that should get the task; `conflicts` in the JSON report lists them all.',
  };
}
