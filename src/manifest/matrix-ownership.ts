import { isObject, type JsonObject } from '../json/json.js';
import {
  type GeneratedMatrix,
  type GeneratedRoute,
  generateMatrix,
  type MatrixOptions,
} from '../routing/matrix.js';
import { phraseIdOf } from '../routing/parts.js';
import {
  areSameSkill,
  type RoutedSkill,
  readSkillWords,
  type SkillVocabulary,
} from '../routing/skill-words.js';
import { wordsOf } from '../routing/words.js';
import { isWithdrawn } from '../skill/skill.js';
import { type Assignment, type AssignmentRules, assignRoutes, type FixedRoutes } from './assign-routes.js';
import { areOurKeywords, type EntryOptions } from './build-entry.js';
import type { OldClaims, RouteClaim } from './claims.js';
import type { KeyTier } from './keyword-table.js';
import { routesOf, textOf, textsOf } from './manifest-model.js';

export interface MatrixInput {
  readonly matrix: JsonObject;
  /** Routes of the overrides file: never generated. */
  readonly overridden: JsonObject;
  readonly oldClaims: OldClaims;
  /** Claims of the registered skills, in discovery order. */
  readonly newClaims: readonly RouteClaim[];
  /** Old and planned entries; `null` if the profile has no matrix. */
  readonly entries: { readonly old: OldEntries; readonly now: RoutedEntries } | null;
  /** Skills whose entries stay unchanged, and so do their routes. */
  readonly frozen: ReadonlySet<string>;
  readonly renames: ReadonlyMap<string, string>;
  readonly options: RouteOptions;
}

/** What active entries declare, and the same including inactive ones. */
interface OldEntries {
  readonly active: RoutedEntries;
  readonly withRetired: RoutedEntries | null;
}

/** Which keys of the matrix are generated: those that we would generate again from the current entries. */
export interface MatrixOwnership {
  readonly keywordKeys: ReadonlyMap<string, KeyTier>;
  readonly taskTypes: ReadonlySet<string>;
}

interface RouteOptions extends AssignmentRules, Omit<MatrixOptions, 'taken'> {
  /** Declared phrases precede manual keys. */
  readonly phrasesFirst: boolean;
  /** Names and descriptions also give keys. */
  readonly isInferring: boolean;
}

/** A status set by hand in the manifest leaves generated keys behind: those are still ours. */
export function recognizeOurRoutes(input: MatrixInput): MatrixOwnership {
  const { active, retired } = input.oldClaims;
  const ours = recognizeRoutes(input, active, input.entries?.old.active ?? null);
  if (retired.length === 0) return ours;
  const names = new Set<unknown>(retired.map(({ skill }) => skill));
  const then = recognizeRoutes(input, [...active, ...retired], input.entries?.old.withRetired ?? null);
  const keywords = routesOf(input.matrix, 'by_keyword');
  const types = routesOf(input.matrix, 'by_task_type');
  const isGenerated = (tier: KeyTier) => tier !== 'lexicon';
  return {
    keywordKeys: new Map([
      ...[...then.keywordKeys].filter(([key, tier]) => isGenerated(tier) || names.has(keywords[key])),
      ...ours.keywordKeys,
    ]),
    taskTypes: new Set([...ours.taskTypes, ...[...then.taskTypes].filter((type) => names.has(types[type]))]),
  };
}

function recognizeRoutes(
  { matrix, options }: MatrixInput,
  claims: readonly RouteClaim[],
  entries: RoutedEntries | null,
): MatrixOwnership {
  const byKeyword = Object.entries(routesOf(matrix, 'by_keyword')).filter(isRoute);
  const standing: FixedRoutes = {
    keywords: ownersOfParts(byKeyword),
    taskTypes: new Map(Object.entries(routesOf(matrix, 'by_task_type')).filter(isRoute)),
    manualKeywords: new Set(),
  };
  const again = assignRoutes(claims, standing, options);
  const keywordKeys = new Map<string, KeyTier>();
  for (const [key, skill] of byKeyword)
    if (isLexiconKey(key, again.keywords.get(skill) ?? [], options)) keywordKeys.set(key, 'lexicon');
  if (entries !== null) {
    const taken = options.isPlain ? winnersOf(claims, again) : new Map<string, string>();
    const made = routesMadeFrom(entries, byKeyword, { ...options, taken });
    for (const [key, skill] of byKeyword) {
      const route = made.get(key);
      if (route?.skill === skill) keywordKeys.set(key, route.tier);
    }
  }
  const taskTypes = [...standing.taskTypes].filter(([type, skill]) => again.taskTypes.get(skill) === type);
  return { keywordKeys, taskTypes: new Set(taskTypes.map(([type]) => type)) };
}

/** All keywords that a skill won, or only those that are not phrases. */
function isLexiconKey(key: string, won: readonly string[], { keyStyle }: RouteOptions): boolean {
  if (won.length === 0) return false;
  if (won.join('|') === key || won.filter((keyword) => wordsOf(keyword).length === 1).join('|') === key)
    return true;
  // Keys are joined by default, until the config asks for single ones. Single keys may be manual.
  return keyStyle === 'single' && won.includes(key);
}

/** Each part of each key with its target; the first key wins, as for consumers. */
export function ownersOfParts(routes: readonly (readonly [string, unknown])[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [key, skill] of routes) {
    if (typeof skill !== 'string') continue;
    for (const part of key.toLowerCase().split('|')) if (!owners.has(part)) owners.set(part, skill);
  }
  return owners;
}

export function isRoute(route: [string, unknown]): route is [string, string] {
  return typeof route[1] === 'string';
}

/** The owner of a declared phrase by CLEO's rules. */
export function winnersOf(
  claims: readonly RouteClaim[],
  { keywords }: Assignment,
): ReadonlyMap<string, string> {
  const winners = new Map<string, string>();
  for (const { skill, isDeclared } of claims) {
    if (isDeclared) for (const keyword of keywords.get(skill) ?? []) winners.set(phraseIdOf(keyword), skill);
  }
  return winners;
}

/** What the active entries of a manifest declare for routing. */
export interface RoutedEntries {
  readonly skills: readonly RoutedSkill[];
  readonly vocabulary: SkillVocabulary;
  /** Skills whose phrases are a list in the manifest: those give way to manual keys. */
  readonly withList: ReadonlySet<string>;
  /** Their keys; generated once for all calls without fixed owners, which most manifests have none of. */
  readonly generate: (options: MatrixOptions) => GeneratedMatrix;
}

/**
 * Reads what entries declare. A pure function of the entries: generated keys are recognized by generating them again.
 * If `known` declares the same, it is the result.
 */
export function routedEntries(
  entries: readonly JsonObject[],
  options: EntryOptions,
  known?: RoutedEntries,
): RoutedEntries {
  const withList = new Set<string>();
  const skills: RoutedSkill[] = [];
  for (const entry of entries) {
    if (isWithdrawn(entry['status'])) continue;
    const name = textOf(entry['name']);
    const { phrases, isList } = declaredPhrases(entry, options);
    if (isList) withList.add(name);
    skills.push({ name, description: textOf(entry['description']), phrases });
  }
  if (known !== undefined && areSame({ skills, withList }, known)) return known;
  const vocabulary = readSkillWords(skills, known?.vocabulary);
  let free: GeneratedMatrix | null = null;
  const generate = (rules: MatrixOptions) => {
    if (rules.taken.size > 0) return generateMatrix(vocabulary, rules);
    free ??= generateMatrix(vocabulary, rules);
    return free;
  };
  return { skills, vocabulary, withList, generate };
}

function areSame(
  { skills, withList }: Pick<RoutedEntries, 'skills' | 'withList'>,
  { skills: others, withList: withListToo }: RoutedEntries,
): boolean {
  return (
    skills.length === others.length &&
    withList.size === withListToo.size &&
    skills.every((skill, index) => areSameSkill(skill, others[index]!)) &&
    [...withList].every((name) => withListToo.has(name))
  );
}

/** Recorded keywords that we did not infer. */
function declaredPhrases(
  entry: JsonObject,
  options: EntryOptions,
): { readonly phrases: readonly string[]; readonly isList: boolean } {
  const capabilities = entry['capabilities'];
  const nested = isObject(capabilities) ? capabilities['dispatch_triggers'] : undefined;
  const recorded = keywordsIn(nested) ?? keywordsIn(entry['dispatch_triggers']);
  const phrases = recorded ?? textsOf(nested);
  const isOurs = phrases.length === 0 || areOurKeywords(phrases, entry, options);
  return isOurs ? { phrases: [], isList: false } : { phrases, isList: recorded === null };
}

/** The keywords of triggers that are an object. */
export function keywordsIn(triggers: unknown): readonly string[] | null {
  return isObject(triggers) && Array.isArray(triggers['keywords']) ? textsOf(triggers['keywords']) : null;
}

/**
 * The keys that we generate from entries, by key. Manual keys take phrases away, so existing keys that we would not
 * generate ourselves are taken into account.
 */
function routesMadeFrom(
  { skills, generate }: RoutedEntries,
  byKeyword: readonly (readonly [string, string])[],
  options: MatrixOptions,
): ReadonlyMap<string, GeneratedRoute> {
  const matrix = generate(options);
  const made = new Map(matrix.routes.map((route) => [route.key, route]));
  const others = phrasesOfKeys(byKeyword.filter(([key, skill]) => made.get(key)?.skill !== skill));
  const isAffected = matrix.phrases.some(({ id, owner }) => {
    const other = others.get(id);
    return other !== undefined && owner !== null && skills[owner.skill]!.name !== other;
  });
  if (!isAffected) return made;
  const again = generate({ ...options, taken: new Map([...others, ...options.taken]) });
  for (const route of again.routes) made.set(route.key, route);
  return made;
}

/** The targets of keys, by the phrases in their parts; the first key wins, as for consumers. */
export function phrasesOfKeys(routes: readonly (readonly [string, string])[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [key, skill] of routes) {
    for (const part of key.split('|')) {
      const id = phraseIdOf(part);
      if (!owners.has(id)) owners.set(id, skill);
    }
  }
  return owners;
}
