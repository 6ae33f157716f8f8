import { isObject, type JsonObject } from '../json/json.js';
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
import type { ShadowedPhrase } from './skill-routes.js';
import { allPhrasesOf } from './triggers.js';

const MAX_NAMES = 10;

/** Where findings about routes go. */
export interface RoutePlaces {
  /** The word of a skill that is meant. */
  readonly ofWord: (skill: string, keyword: string) => RoutePlace;
  /** The tag of a skill that is meant. */
  readonly ofTag: (skill: string, tag: string) => RoutePlace;
  /** For what concerns several skills: the manifest or, while there is none, the first of them. */
  readonly ofAll: (first: string) => RoutePlace;
}

type RoutePlace = Pick<Finding, 'file' | 'at'>;

export function routePlaces(
  skills: readonly SkillRecord[],
  { file, hasFile }: Pick<ManifestOptions, 'file' | 'hasFile'>,
): RoutePlaces {
  let bySkill: Map<string, SkillRecord> | null = null;
  const find = (skill: string) => {
    bySkill ??= new Map(skills.map((found) => [found.name, found]));
    return bySkill.get(skill);
  };
  return {
    ofWord: (skill, keyword) => {
      const record = find(skill);
      if (record === undefined) return { file, at: START_OF_FILE };
      const field = record.declared.dispatchTriggers?.field;
      const at: Place =
        field === undefined
          ? { field: ['description'], part: 'value' }
          : { field: [field], part: 'value', item: keyword };
      return { file: record.file, at };
    },
    ofTag: (skill, item) => {
      const record = find(skill);
      if (record === undefined) return { file, at: START_OF_FILE };
      return { file: record.file, at: { field: ['tags'], part: 'value', item } };
    },
    ofAll: (first) => ({ file: hasFile ? file : (find(first)?.file ?? file), at: START_OF_FILE }),
  };
}

/** Referential integrity of the planned matrix: targets exist and are active, keys work, skills are reachable. */
export function checkMatrix(
  matrix: JsonObject,
  entries: readonly JsonObject[],
  options: Pick<ManifestOptions, 'file' | 'profile'>,
  places: RoutePlaces,
): Finding[] {
  const status = new Map<string, string>();
  for (const entry of entries) status.set(textOf(entry['name']), textOf(entry['status']) || 'active');
  const tables = Object.entries(matrix).filter((table): table is [string, JsonObject] => isObject(table[1]));
  const targets = tables.flatMap(([table, routes]) =>
    Object.entries(routes).flatMap(([key, route]) => {
      const target = targetOf(route);
      return target === '' ? [] : (checkTarget(table, key, target, status) ?? []);
    }),
  );
  const unsafe = Object.keys(routesOf(matrix, 'by_keyword')).flatMap((key) => {
    const problem = unsafePart(key);
    return problem === null
      ? []
      : [{ ...routeFinding('route-unsafe', 'by_keyword', key, 'key'), ...problem }];
  });
  const findings = [...targets, ...unsafe].map((finding) => ({ ...finding, file: options.file }));
  return options.profile.matrix ? [...findings, ...unreachable(matrix, entries, places)] : findings;
}

function checkTarget(
  table: string,
  key: string,
  target: string,
  status: ReadonlyMap<string, string>,
): Omit<Finding, 'file'> | null {
  const state = status.get(target);
  if (state === undefined) {
    const near = closestOf(target, [...status.keys()]);
    return {
      ...routeFinding('route-dangling', table, key, 'value'),
      message: `dispatch_matrix.${table}["${key}"] routes to "${target}", which is not a skill of the manifest.`,
      fix:
        near === null
          ? 'Point it at a skill that exists, or remove it.'
          : `Did you mean "${near}"? If not, remove it.`,
    };
  }
  if (!isWithdrawn(state)) return null;
  return {
    ...routeFinding('route-inactive', table, key, 'value'),
    message: `dispatch_matrix.${table}["${key}"] routes to "${target}", which is ${state}.`,
    fix: 'Point it at its successor, or remove it.',
  };
}

function routeFinding(rule: RuleId, table: string, key: string, part: 'key' | 'value') {
  return { rule, at: { field: ['dispatch_matrix', table, key], part } as const, message: '', fix: '' };
}

function isRegularExpression(source: string): boolean {
  try {
    new RegExp(source, 'i');
    return true;
  } catch {
    return false;
  }
}

/** An empty part matches every task; one that is not a regular expression ends matching for all later keys. */
function unsafePart(key: string): { message: string; fix: string } | null {
  for (const part of key.split('|')) {
    if (part.trim() === '') {
      return {
        message: `The key "${key}" has an empty part, which matches every task.`,
        fix: 'Remove the stray "|".',
      };
    }
    if (!isRegularExpression(part)) {
      return {
        message: `The part "${part}" of the key "${key}" is not a valid regular expression.`,
        fix: 'Escape special characters, or use plain words: consumers stop matching here.',
      };
    }
  }
  return null;
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
  const shown = names.slice(0, MAX_NAMES).map((name) => `"${name}"`);
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  return [
    {
      rule: 'skill-unreachable',
      ...places.ofAll(names[0]!),
      about: names,
      message: `No task type, keyword or label routes to ${shown.join(', ')}${more}.`,
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
  if (matching.kept.length === 0) return [];
  const records = new Map<ExistingEntry | undefined, SkillRecord>();
  for (const skill of skills) records.set(matching.entryOf.get(skill.name), skill);
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

/** What became of the phrases of the skills. */
export interface RouteReport extends Pick<MatrixPlan, 'conflicts' | 'unsafe'> {
  readonly shadowed: readonly ShadowedPhrase[];
}

/** Reports phrases and task types that were not given to a skill that wanted them. */
export function reportRoutes(
  matrix: RouteReport,
  places: RoutePlaces,
  { profile }: Pick<ManifestOptions, 'profile'>,
): Finding[] {
  const loud = matrix.conflicts.filter(({ declared }) => declared);
  const quiet = matrix.conflicts.filter(({ declared }) => !declared);
  const unsafe = matrix.unsafe.map(
    ({ skill, keyword }): Finding => ({
      rule: 'keyword-unsafe',
      ...places.ofWord(skill, keyword),
      skill,
      about: [keyword],
      message: `The keyword ${JSON.stringify(keyword)} cannot be used in by_keyword, where it is a regular expression.`,
      fix: "Use at least three letters and digits, and of other signs only blanks and . _ / # ' , : & @ -",
    }),
  );
  const lost = profile.logsFailures === true ? loud : loud.filter((conflict) => !isNamed(conflict));
  return [
    ...conflicts(lost, places),
    ...unsafe,
    ...(quiet.length === 0 ? [] : [contested(quiet, places)]),
    ...(matrix.shadowed.length === 0 ? [] : [shadowed(matrix.shadowed, places)]),
  ];
}

/** `spring boot` belongs to `spring-boot-engineer`, whatever others declare. */
function isNamed({ keyword, owner, isTaskType }: KeywordConflict): boolean {
  const named = wordsOf(owner ?? '');
  return isTaskType !== true && wordsOf(keyword).every((word) => named.includes(word));
}

/** One finding for what a skill loses to another one. */
function conflicts(lost: RouteReport['conflicts'], places: RoutePlaces): Finding[] {
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
      ...(isTaskType ? places.ofTag(loser, first) : places.ofWord(loser, first)),
      skill: loser,
      about: keywords,
      message: `${what} ${names} already mapped to '${owner}', ignoring mapping from '${loser}'`,
      fix: isTaskType
        ? 'Put another tag first in one of the two, or leave it: the existing mapping is kept.'
        : 'Give one of the two another keyword, or leave it: the existing mapping is kept.',
    };
  });
}

const MAX_EXAMPLES = 3;

/** The first few of a list that may be long. */
function examples(texts: readonly string[]): string {
  const rest = texts.length - MAX_EXAMPLES;
  return texts.slice(0, MAX_EXAMPLES).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

function shadowed(phrases: RouteReport['shadowed'], places: RoutePlaces): Finding {
  const shown = examples(
    phrases.map(({ phrase, skill, key, by }) => `"${phrase}" (${skill}) by "${key}" (${by})`),
  );
  return {
    rule: 'route-shadowed',
    ...places.ofAll(phrases[0]!.skill),
    about: phrases.map(({ phrase }) => phrase),
    message: `${countText(phrases.length, 'phrase')} ${phrases.length === 1 ? 'is' : 'are'} hidden by manual keys, which come first: ${shown}.`,
    fix: 'Narrow these keys.',
  };
}

/** One notice for all: in a large repository hundreds of inferred keywords and quoted phrases collide. */
function contested(conflicts: RouteReport['conflicts'], places: RoutePlaces): Finding {
  const shown = examples(conflicts.map(({ keyword, owner }) => `${keyword} (${owner ?? 'unmapped'})`));
  return {
    rule: 'keyword-contested',
    ...places.ofAll(conflicts[0]!.losers[0]!),
    about: conflicts.map(({ keyword }) => keyword),
    message: `${countText(conflicts.length, 'phrase')} of descriptions ${conflicts.length === 1 ? 'is' : 'are'} claimed by more than one skill: ${shown}.`,
    fix: 'Declare `keywords:` in the skill that should get the task; `conflicts` in the JSON report lists them all.',
  };
}
