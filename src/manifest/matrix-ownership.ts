import type { JsonObject } from '../json/json.js';
import type { MatrixOptions } from '../routing/matrix.js';
import { phraseIdOf } from '../routing/parts.js';
import { wordsOf } from '../routing/words.js';
import { type Assignment, type AssignmentRules, assignRoutes, type FixedRoutes } from './assign-routes.js';
import type { OldClaims, RouteClaim } from './claims.js';
import { type RoutedEntries, routesMadeFrom } from './keyword-routes.js';
import type { KeyTier } from './keyword-table.js';
import { routesOf } from './manifest-model.js';

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
export interface OldEntries {
  readonly active: RoutedEntries;
  readonly withRetired: RoutedEntries | null;
}

/** Which keys of the matrix are generated: those that we would generate again from the current entries. */
export interface MatrixOwnership {
  readonly keywordKeys: ReadonlyMap<string, KeyTier>;
  readonly taskTypes: ReadonlySet<string>;
}

export interface RouteOptions extends AssignmentRules, Omit<MatrixOptions, 'taken'> {
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
