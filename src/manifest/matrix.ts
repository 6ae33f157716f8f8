import type { JsonEdit } from '../json/edit-json.js';
import type { JsonObject } from '../json/json.js';
import { type GeneratedMatrix, MANY_SKILLS } from '../routing/matrix.js';
import { phraseIdOf } from '../routing/parts.js';
import { type Assignment, assignRoutes, type FixedRoutes } from './assign-routes.js';
import type { KeywordConflict, ManifestChange } from './changes.js';
import { type RouteClaim, taskTypeOf } from './claims.js';
import { type KeyTier, updateKeywordTable, type WantedKey } from './keyword-table.js';
import { routesOf } from './manifest-model.js';
import {
  isRoute,
  type MatrixInput,
  type MatrixOwnership,
  ownersOfParts,
  phrasesOfKeys,
  recognizeOurRoutes,
  winnersOf,
} from './matrix-ownership.js';
import {
  type BroadPhrase,
  broadPhrases,
  phraseConflicts,
  type RoutedPhrases,
  routesBySkill,
  type ShadowedPhrase,
  type SkillRoutes,
  shadowedPhrases,
  unusablePhrases,
} from './phrase-report.js';

export interface MatrixUpdate {
  readonly edits: readonly JsonEdit[];
  readonly changes: readonly ManifestChange[];
  readonly conflicts: readonly KeywordConflict[];
  readonly unsafe: Assignment['unsafe'];
  /** Phrases that reach their skill only as the whole request, because they are too common. */
  readonly broad: readonly BroadPhrase[];
  /** The routes to each skill. */
  readonly routes: () => readonly SkillRoutes[];
  /** Phrases that an earlier manual key sends elsewhere. */
  readonly shadowed: readonly ShadowedPhrase[];
  /** Both tables as planned. */
  readonly byKeyword: JsonObject;
  readonly byTaskType: JsonObject;
}

/** Updates the two generated tables; manual keys are never changed, moved or extended. */
export function updateMatrix(input: MatrixInput): MatrixUpdate {
  const ours = withoutOverridden(recognizeOurRoutes(input), input.overridden);
  const served = skillsWithManualKey(input, ours);
  const claims = withoutServed(claimsForLexicon(input), served);
  const fixed = fixedRoutes(input, ours, claims);
  const generated = input.options.isPlain ? null : generateFor(input, ours, new Map());
  const assignment = assignRoutes(claims, withPhrases(fixed, generated), input.options);
  const routed = generated ?? generateFor(input, ours, winnersOf(claims, assignment));
  const keyword = updateKeywordTable({
    existing: routesOf(input.matrix, 'by_keyword'),
    ours: withoutFrozen(ours.keywordKeys, input),
    wanted: distinct([
      ...wantedRoutes(routed, input, ours, served),
      ...wantedKeys(assignment, routed, input),
    ]),
    renames: input.renames,
    phrasesFirst: input.options.phrasesFirst,
  });
  const types = updateTable('by_task_type', wantedTypes(assignment), ours.taskTypes, input);
  return {
    edits: [...types.edits, ...keyword.edits],
    changes: [...types.changes, ...keyword.changes],
    conflicts: [...assignment.conflicts, ...phraseConflicts(routed, input.options)],
    unsafe: [...assignment.unsafe, ...unsafePhrases(routed, input)],
    broad: broadPhrases(routed),
    shadowed: shadowedPhrases(routed, keyword.routes),
    routes: () => (input.entries === null ? [] : routesBySkill(routed, input.entries.now, keyword.routes)),
    byKeyword: keyword.routes,
    byTaskType: types.routes,
  };
}

/** Below five skills the lexicon fills in for missing declarations; with more, only CLEO uses it. */
function claimsForLexicon({ newClaims, entries, options }: MatrixInput): readonly RouteClaim[] {
  if (options.isPlain || entries === null) return newClaims;
  const { skills } = entries.now;
  const isFew = skills.length < MANY_SKILLS;
  const declaring = new Set(skills.filter(({ phrases }) => phrases.length > 0).map(({ name }) => name));
  return newClaims.map((claim) =>
    isFew && !declaring.has(claim.skill) ? { ...claim, isDeclared: false } : { ...claim, keywords: [] },
  );
}

function withoutServed(claims: readonly RouteClaim[], served: ReadonlySet<string>): readonly RouteClaim[] {
  if (served.size === 0) return claims;
  return claims.map((claim) =>
    !claim.isDeclared && served.has(claim.skill) ? { ...claim, keywords: [] } : claim,
  );
}

/** Generated keys precede those of the lexicon. */
function withPhrases(fixed: FixedRoutes, generated: RoutedPhrases | null): FixedRoutes {
  if (generated === null) return fixed;
  const keywords = new Map<string, string>();
  for (const { id, owner, tier } of generated.phrases)
    if (owner !== null && tier !== null) keywords.set(id, generated.nameOf(owner.skill));
  return { ...fixed, keywords: new Map([...keywords, ...fixed.keywords]) };
}

function generateFor(
  { matrix, entries, options }: MatrixInput,
  ours: MatrixOwnership,
  settled: ReadonlyMap<string, string>,
): RoutedPhrases {
  if (entries === null) return { routes: [], phrases: [], nameOf: () => '' };
  const { skills, generate } = entries.now;
  const manual = Object.entries(routesOf(matrix, 'by_keyword'))
    .filter(isRoute)
    .filter(([key]) => !ours.keywordKeys.has(key));
  const taken = new Map([...settled, ...phrasesOfKeys(manual)]);
  return {
    ...generate({ ...options, taken }),
    nameOf: (skill) => skills[skill]!.name,
  };
}

/** CLEO's rules report their own conflicts. */
function unsafePhrases(routed: RoutedPhrases, { entries, options }: MatrixInput): Assignment['unsafe'] {
  return entries === null || options.isPlain ? [] : unusablePhrases(routed, entries.now);
}

/** Entries that must not change get no first key, and those with a manual key only declared ones. */
function wantedRoutes(
  { routes }: GeneratedMatrix,
  { entries, frozen, matrix, options }: MatrixInput,
  ours: MatrixOwnership,
  served: ReadonlySet<string>,
): readonly WantedKey[] {
  const table = routesOf(matrix, 'by_keyword');
  const withKey = new Set<unknown>([...ours.keywordKeys.keys()].map((key) => table[key]));
  return routes.filter(({ skill, isDeclared }) => {
    if (!isDeclared && !options.isInferring) return false;
    if (frozen.has(skill) && !withKey.has(skill)) return false;
    return !served.has(skill) || (isDeclared && (options.phrasesFirst || !entries!.now.withList.has(skill)));
  });
}

function withoutOverridden(ours: MatrixOwnership, overridden: JsonObject): MatrixOwnership {
  const keywords = routesOf(overridden, 'by_keyword');
  const types = routesOf(overridden, 'by_task_type');
  return {
    keywordKeys: new Map([...ours.keywordKeys].filter(([key]) => !Object.hasOwn(keywords, key))),
    taskTypes: new Set([...ours.taskTypes].filter((type) => !Object.hasOwn(types, type))),
  };
}

/**
 * A skill with a manual key gets no second one, unless its author declares keywords. A key that we generated before
 * the manual one was added stays, unless the overrides file replaces it.
 */
function skillsWithManualKey(
  { matrix, overridden }: MatrixInput,
  ours: MatrixOwnership,
): ReadonlySet<string> {
  const routes = Object.entries(routesOf(matrix, 'by_keyword')).filter(isRoute);
  const isOurs = ([key]: [string, string]) => ours.keywordKeys.has(key);
  const withOurs = new Set(routes.filter(isOurs).map(([, skill]) => skill));
  const outright = routesOf(overridden, 'by_keyword');
  const manual = routes.filter(
    ([key, skill]) => !ours.keywordKeys.has(key) && (!withOurs.has(skill) || Object.hasOwn(outright, key)),
  );
  return new Set(manual.map(([, skill]) => skill));
}

function fixedRoutes(input: MatrixInput, ours: MatrixOwnership, claims: readonly RouteClaim[]): FixedRoutes {
  const current = (skill: string) => input.renames.get(skill) ?? skill;
  const wanted = new Map<string, RouteClaim>();
  for (const claim of claims) wanted.set(claim.skill, claim);
  const keywordRoutes = Object.entries(routesOf(input.matrix, 'by_keyword')).filter(isRoute);
  const manual = keywordRoutes.filter(([key]) => !ours.keywordKeys.has(key));
  const frozen = keywordRoutes.filter(([key, skill]) => ours.keywordKeys.has(key) && input.frozen.has(skill));
  const keywords = ownersOfParts([...manual, ...frozen]);
  for (const [part, owner] of ownersOfParts(keywordRoutes.filter(([key]) => ours.keywordKeys.has(key)))) {
    if (!keywords.has(part) && wanted.get(current(owner))?.keywords.includes(part))
      keywords.set(part, current(owner));
  }
  const taskTypes = new Map<string, string>();
  for (const [type, skill] of Object.entries(routesOf(input.matrix, 'by_task_type')).filter(isRoute)) {
    const isFree =
      ours.taskTypes.has(type) &&
      !input.frozen.has(skill) &&
      taskTypeOf(wanted.get(current(skill)), input.options.vocabulary) !== type;
    if (!isFree) taskTypes.set(type, current(skill));
  }
  return { keywords, taskTypes, manualKeywords: new Set(ownersOfParts(manual).keys()) };
}

/** The keywords of CLEO's rules, except phrases that already have a key. */
function wantedKeys(
  assignment: Assignment,
  routed: RoutedPhrases,
  { options, frozen }: MatrixInput,
): readonly WantedKey[] {
  const own = new Set<string>();
  for (const { id, owner, tier } of routed.phrases) {
    const isPhrase = tier === 'phrases' || tier === 'names-and-quotes';
    if (owner?.isDeclared && isPhrase) own.add(`${routed.nameOf(owner.skill)} ${id}`);
  }
  return [...assignment.keywords].flatMap(([skill, keywords]) => {
    if (frozen.has(skill)) return [];
    const rest = keywords.filter((keyword) => !own.has(`${skill} ${phraseIdOf(keyword)}`));
    const keys = options.keyStyle === 'joined' ? [rest.join('|')] : rest;
    return keys.filter((key) => key !== '').map((key): WantedKey => ({ key, skill, tier: 'lexicon' }));
  });
}

function distinct(keys: readonly WantedKey[]): readonly WantedKey[] {
  const byKey = new Map<string, WantedKey>();
  for (const own of keys) if (!byKey.has(own.key)) byKey.set(own.key, own);
  return [...byKey.values()];
}

/** The lexicon's keys of entries that must not change are kept. */
function withoutFrozen(
  keys: ReadonlyMap<string, KeyTier>,
  { matrix, frozen }: MatrixInput,
): ReadonlyMap<string, KeyTier> {
  if (frozen.size === 0) return keys;
  const table = routesOf(matrix, 'by_keyword');
  const isFrozen = (key: string) => frozen.has(table[key] as string);
  return new Map([...keys].filter(([key, tier]) => tier !== 'lexicon' || !isFrozen(key)));
}

function wantedTypes(assignment: Assignment): ReadonlyMap<string, string> {
  return new Map([...assignment.taskTypes].map(([skill, type]) => [type, skill]));
}

/** Updates generated task types: kept, renamed in place, removed, or added at the end. */
function updateTable(
  table: string,
  wanted: ReadonlyMap<string, string>,
  ours: ReadonlySet<string>,
  input: MatrixInput,
) {
  const existing = routesOf(input.matrix, table);
  const edits: JsonEdit[] = [];
  const changes: ManifestChange[] = [];
  const routes: Record<string, JsonObject[string]> = {};
  const pending = new Map([...wanted].filter(([key]) => !Object.hasOwn(existing, key)));
  const nextKey = new Map([...pending].map(([key, skill]) => [skill, key]));
  const at = (key: string) => ['dispatch_matrix', table, key];
  for (const [key, value] of Object.entries(existing)) {
    if (typeof value !== 'string' || !ours.has(key) || input.frozen.has(value)) {
      routes[key] = value;
      continue;
    }
    const skill = input.renames.get(value) ?? value;
    const owner = wanted.get(key);
    const replacement = owner === undefined ? takeFrom(nextKey, skill) : key;
    if (replacement === undefined) {
      edits.push({ op: 'remove', path: at(key) });
      changes.push({ kind: 'route-removed', table, key, skill: value });
      continue;
    }
    const target = owner ?? skill;
    routes[replacement] = target;
    if (replacement === key && target === value) continue;
    if (replacement !== key) {
      pending.delete(replacement);
      edits.push({ op: 'rename', path: at(key), key: replacement });
    }
    if (target !== value) edits.push({ op: 'set', path: at(key), value: target });
    changes.push({ kind: 'route-changed', table, key, newKey: replacement, skill: value, newSkill: target });
  }
  for (const [key, skill] of pending) {
    edits.push({ op: 'set', path: at(key), value: skill });
    changes.push({ kind: 'route-added', table, key, skill });
    routes[key] = skill;
  }
  return { edits, changes, routes: routes as JsonObject };
}

function takeFrom(map: Map<string, string>, key: string): string | undefined {
  const value = map.get(key);
  map.delete(key);
  return value;
}
