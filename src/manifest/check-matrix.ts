import { asObject, type JsonObject } from '../json/json.js';
import { wordsOf } from '../routing/words.js';
import type { Finding } from '../rules/finding.js';
import type { RuleId } from '../rules/index.js';
import { isWithdrawn, type SkillRecord } from '../skill/skill.js';
import { isContainedPath } from '../text/paths.js';
import { type Place, START_OF_FILE } from '../text/span.js';
import { closestOf, countText } from '../text/suggest.js';
import type { KeywordConflict } from './changes.js';
import { type ExistingEntry, type ManifestOptions, routesOf, textOf, textsOf } from './manifest-model.js';
import type { Matching } from './match-entries.js';
import { type MatrixPlan, targetOf } from './matrix.js';
import { allPhrasesOf } from './triggers.js';

const MAX_NAMES = 10;

/** Where findings about routes go. */
export interface RoutePlaces {
  readonly file: string;
  /** The manifest exists, or the run creates it. */
  readonly hasFile: boolean;
  readonly records: ReadonlyMap<string, SkillRecord>;
}

type RoutePlace = Pick<Finding, 'file' | 'at'>;

export function routePlaces(
  skills: readonly SkillRecord[],
  { file, hasFile }: Pick<ManifestOptions, 'file' | 'hasFile'>,
): RoutePlaces {
  return { file, hasFile, records: new Map(skills.map((record) => [record.name, record])) };
}

/** The word or the tag that a skill declares, or the description that gives it. */
function placeOfWord({ file, records }: RoutePlaces, skill: string, item: string, isTag = false): RoutePlace {
  const record = records.get(skill);
  if (record === undefined) return { file, at: START_OF_FILE };
  const field = isTag ? 'tags' : record.declared.dispatchTriggers?.field;
  const at: Place =
    field === undefined ? { field: ['description'], part: 'value' } : { field: [field], part: 'value', item };
  return { file: record.file, at };
}

/** For what concerns several skills: the manifest or, while there is none, the first of them. */
function placeOfAll({ file, hasFile, records }: RoutePlaces, first: string): RoutePlace {
  return { file: hasFile ? file : (records.get(first)?.file ?? file), at: START_OF_FILE };
}

/** Referential integrity of the planned matrix: targets exist and are active, keys work, skills are reachable. */
export function checkMatrix(
  matrix: JsonObject,
  entries: readonly JsonObject[],
  options: Pick<ManifestOptions, 'file' | 'profile'>,
  places: RoutePlaces,
): Finding[] {
  const status = new Map(
    entries.map((entry) => [textOf(entry['name']), textOf(entry['status']) || 'active']),
  );
  const targets = Object.entries(matrix).flatMap(([table, routes]) =>
    Object.entries(asObject(routes)).flatMap(([key, route]) => {
      const problem = targetProblem(targetOf(route), status);
      if (problem === null) return [];
      const { rule, what, fix } = problem;
      const message = `dispatch_matrix.${table}["${key}"] routes to "${targetOf(route)}", which is ${what}.`;
      const at = { field: ['dispatch_matrix', table, key], part: 'value' as const };
      return [{ rule, file: options.file, at, message, fix }];
    }),
  );
  const unsafe = Object.keys(routesOf(matrix, 'by_keyword')).flatMap((key): readonly Finding[] => {
    const problem = unsafePart(key);
    const at = { field: ['dispatch_matrix', 'by_keyword', key], part: 'key' as const };
    return problem === null ? [] : [{ rule: 'route-unsafe', file: options.file, at, ...problem }];
  });
  return [...targets, ...unsafe, ...(options.profile.matrix ? unreachable(matrix, entries, places) : [])];
}

function targetProblem(
  target: string,
  status: ReadonlyMap<string, string>,
): { readonly rule: RuleId; readonly what: string; readonly fix: string } | null {
  const state = status.get(target);
  if (target === '' || (state !== undefined && !isWithdrawn(state))) return null;
  if (state !== undefined)
    return { rule: 'route-inactive', what: state, fix: 'Point it at its successor, or remove it.' };
  const near = closestOf(target, [...status.keys()]);
  const fix =
    near === null
      ? 'Point it at a skill that exists, or remove it.'
      : `Did you mean "${near}"? If not, remove it.`;
  return { rule: 'route-dangling', what: 'not a skill of the manifest', fix };
}

/** An empty part matches every task; one that is not a regular expression ends matching for all later keys. */
function unsafePart(key: string): { readonly message: string; readonly fix: string } | null {
  for (const part of key.split('|')) {
    if (part.trim() === '')
      return {
        message: `The key "${key}" has an empty part, which matches every task.`,
        fix: 'Remove the stray "|".',
      };
    if (!isRegularExpression(part))
      return {
        message: `The part "${part}" of the key "${key}" is not a valid regular expression.`,
        fix: 'Escape special characters, or use plain words: consumers stop matching here.',
      };
  }
  return null;
}

function isRegularExpression(source: string): boolean {
  try {
    new RegExp(source, 'i');
    return true;
  } catch {
    return false;
  }
}

/** One notice for all: a repository without tags would have one for every skill. */
function unreachable(matrix: JsonObject, entries: readonly JsonObject[], places: RoutePlaces): Finding[] {
  const reached = new Set(
    ['by_task_type', 'by_keyword'].flatMap((table) => Object.values(routesOf(matrix, table))),
  );
  const names = entries
    .filter(
      (entry) =>
        (entry['status'] ?? 'active') === 'active' &&
        textsOf(entry['tags']).length === 0 &&
        allPhrasesOf(entry).length === 0 &&
        !reached.has(textOf(entry['name'])),
    )
    .map((entry) => textOf(entry['name']));
  if (names.length === 0) return [];
  const shown = examples(
    names.map((name) => `"${name}"`),
    MAX_NAMES,
  );
  return [
    {
      rule: 'skill-unreachable',
      ...placeOfAll(places, names[0]!),
      about: names,
      message: `No task type, keyword or label routes to ${shown}.`,
      fix: 'Declare `tags:` or `keywords:` in the frontmatter.',
    },
  ];
}

/** Missing files in manual lists of references; the list itself is kept. */
export function checkReferences(
  matching: Matching,
  skills: readonly SkillRecord[],
  options: Pick<ManifestOptions, 'file' | 'workspace'>,
): Finding[] {
  const records = new Map(skills.map((skill) => [matching.entryOf.get(skill.name), skill]));
  return matching.kept.flatMap((entry) => missingReferences(entry, records.get(entry), options));
}

function missingReferences(
  entry: ExistingEntry,
  record: SkillRecord | undefined,
  { file, workspace }: Pick<ManifestOptions, 'file' | 'workspace'>,
): Finding[] {
  const listed = textsOf(entry.value['references']);
  if (listed.length === 0 || record?.declared.references !== undefined) return [];
  const own = `${entry.path}/references/`;
  // A generated list drops missing files anyway.
  if (record !== undefined && listed.every((path) => path.startsWith(own))) return [];
  const found = new Set(record?.referenceFiles);
  return listed.flatMap((path, index) => {
    if (found.has(path) || (isContainedPath(path) && workspace.kindOf(path) === 'file')) return [];
    return {
      rule: 'reference-missing',
      file,
      at: { field: ['skills', entry.index, 'references', index], part: 'value' as const },
      skill: entry.name,
      message: `"${path}", listed under \`references\` of "${entry.name}", does not exist.`,
      fix: 'Fix the path, add the file, or remove the line.',
    };
  });
}

/** Reports phrases and task types that were not given to a skill that wanted them. */
export function reportRoutes(
  matrix: Pick<MatrixPlan, 'conflicts' | 'unsafe'>,
  places: RoutePlaces,
  { profile }: Pick<ManifestOptions, 'profile'>,
): Finding[] {
  const loud = matrix.conflicts.filter(({ declared }) => declared);
  const quiet = matrix.conflicts.filter(({ declared }) => !declared);
  const unsafe = matrix.unsafe.map(
    ({ skill, keyword }): Finding => ({
      rule: 'keyword-unsafe',
      ...placeOfWord(places, skill, keyword),
      skill,
      about: [keyword],
      message: `The keyword ${JSON.stringify(keyword)} cannot be used in by_keyword, where it is a regular expression.`,
      fix: "Use at least three letters and digits, and of other signs only blanks and . _ / # ' , : & @ -",
    }),
  );
  const lost = profile.logsFailures === true ? loud : withoutMinor(loud, places);
  return [...conflicts(lost, places), ...unsafe, ...(quiet.length === 0 ? [] : [contested(quiet, places)])];
}

/** What decides sensibly: the owner is named so, or the loser is found by most of its other phrases. */
function withoutMinor(conflicts: readonly KeywordConflict[], { records }: RoutePlaces): KeywordConflict[] {
  const lost = new Map<string, number>();
  for (const { losers, isTaskType } of conflicts)
    if (isTaskType !== true) for (const loser of losers) lost.set(loser, (lost.get(loser) ?? 0) + 1);
  const isMissed = (loser: string) => {
    const declared = records.get(loser)?.declared.dispatchTriggers?.keywords.length ?? 0;
    return 2 * (lost.get(loser) ?? 0) >= declared;
  };
  return conflicts
    .filter((conflict) => !isNamed(conflict))
    .map((conflict) =>
      conflict.isTaskType === true ? conflict : { ...conflict, losers: conflict.losers.filter(isMissed) },
    );
}

/** `spring boot` belongs to `spring-boot-engineer`, whatever others declare. */
function isNamed({ keyword, owner, isTaskType }: KeywordConflict): boolean {
  const named = wordsOf(owner ?? '');
  return isTaskType !== true && wordsOf(keyword).every((word) => named.includes(word));
}

/** One finding for what a skill loses to another one. */
function conflicts(lost: readonly KeywordConflict[], places: RoutePlaces): Finding[] {
  const pairs = new Map<string, { loser: string; conflict: KeywordConflict; keywords: string[] }>();
  for (const conflict of lost)
    for (const loser of conflict.losers) {
      const key = JSON.stringify([loser, conflict.owner, conflict.isTaskType]);
      const pair = pairs.get(key) ?? { loser, conflict, keywords: [] };
      pair.keywords.push(conflict.keyword);
      pairs.set(key, pair);
    }
  return [...pairs.values()].map(({ loser, conflict: { owner, isTaskType }, keywords }): Finding => {
    const [first = ''] = keywords;
    const what = `${isTaskType ? 'Task type' : 'Keyword'}${keywords.length === 1 ? '' : 's'}`;
    const names = examples(keywords.map((keyword) => `'${keyword}'`));
    return {
      rule: 'keyword-conflict',
      ...placeOfWord(places, loser, first, isTaskType),
      skill: loser,
      about: keywords,
      message: `${what} ${names} already mapped to '${owner}', ignoring mapping from '${loser}'`,
      fix: isTaskType
        ? 'Put another tag first in one of the two, or leave it: the existing mapping is kept.'
        : 'Give one of the two another keyword, or leave it: the existing mapping is kept.',
    };
  });
}

/** The first few of a list that may be long. */
function examples(texts: readonly string[], max = 3): string {
  const rest = texts.length - max;
  return texts.slice(0, max).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** One notice for all: in a large repository hundreds of inferred keywords and quoted phrases collide. */
function contested(conflicts: readonly KeywordConflict[], places: RoutePlaces): Finding {
  const shown = examples(conflicts.map(({ keyword, owner }) => `${keyword} (${owner ?? 'unmapped'})`));
  return {
    rule: 'keyword-contested',
    ...placeOfAll(places, conflicts[0]!.losers[0]!),
    about: conflicts.map(({ keyword }) => keyword),
    message: `${countText(conflicts.length, 'phrase')} of descriptions ${conflicts.length === 1 ? 'is' : 'are'} claimed by more than one skill: ${shown}.`,
    fix: 'Declare `keywords:` in the skill that should get the task; `conflicts` in the JSON report lists them all.',
  };
}
