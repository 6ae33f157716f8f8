import type { JsonEdit } from '../json/edit-json.js';
import type { Json, JsonObject } from '../json/json.js';
import type { KeywordConflict, ManifestChange } from '../report/report.js';
import {
  type Assignment,
  type AssignmentRules,
  assignRoutes,
  type FixedRoutes,
  type RouteClaim,
} from './claims.js';
import { isObject, ownValue, routesOf, sameJson } from './manifest-model.js';

export interface MatrixUpdate {
  readonly edits: readonly JsonEdit[];
  readonly changes: readonly ManifestChange[];
  readonly conflicts: readonly KeywordConflict[];
  readonly unsafe: Assignment['unsafe'];
  /** Both tables as they will be. */
  readonly byKeyword: JsonObject;
  readonly byTaskType: JsonObject;
}

export interface MatrixInput {
  readonly matrix: JsonObject;
  /** Routes of the overrides file: never ours. */
  readonly overridden: JsonObject;
  readonly oldClaims: OldClaims;
  /** Claims of the skills that are registered now, in discovery order. */
  readonly newClaims: readonly RouteClaim[];
  /** Skills whose entries stay as they were; so do their routes. */
  readonly frozen: ReadonlySet<string>;
  readonly renames: ReadonlyMap<string, string>;
  readonly options: RouteOptions;
}

/** Updates the two tables that we fill; what a person wrote there is never changed, moved or extended. */
export function updateMatrix(input: MatrixInput): MatrixUpdate {
  const ours = withoutOverridden(
    recognizeOurRoutes(input.matrix, input.oldClaims, input.options),
    input.overridden,
  );
  const served = skillsWithManualKey(input, ours);
  const claims =
    served.size === 0 ? input.newClaims : input.newClaims.map((claim) => withoutKeywords(claim, served));
  const fixed = fixedRoutes(input, ours, claims);
  const assignment = assignRoutes(claims, fixed, input.options);
  const keyword = updateTable('by_keyword', wantedKeys(assignment, input), ours.keywordKeys, input);
  const types = updateTable('by_task_type', wantedTypes(assignment), ours.taskTypes, input);
  return {
    edits: [...types.edits, ...keyword.edits],
    changes: [...types.changes, ...keyword.changes],
    conflicts: assignment.conflicts,
    unsafe: assignment.unsafe,
    byKeyword: keyword.routes,
    byTaskType: types.routes,
  };
}

function withoutKeywords(claim: RouteClaim, served: ReadonlySet<string>): RouteClaim {
  return !claim.isDeclared && served.has(claim.skill) ? { ...claim, keywords: [] } : claim;
}

function withoutOverridden(ours: MatrixOwnership, overridden: JsonObject): MatrixOwnership {
  const without = (keys: ReadonlySet<string>, table: string) => {
    const manual = routesOf(overridden, table);
    return new Set([...keys].filter((key) => !Object.hasOwn(manual, key)));
  };
  return {
    keywordKeys: without(ours.keywordKeys, 'by_keyword'),
    taskTypes: without(ours.taskTypes, 'by_task_type'),
  };
}

/**
 * A skill with a hand-made key gets no second one, unless its author declares keywords. One that we made
 * before a person added another stays, but for what the overrides file says outright.
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
      !wanted.get(current(skill))?.tags.includes(type);
    if (!isFree) taskTypes.set(type, current(skill));
  }
  return { keywords, taskTypes, manualKeywords: new Set(ownersOfParts(manual).keys()) };
}

function wantedKeys(assignment: Assignment, input: MatrixInput): ReadonlyMap<string, string> {
  const wanted = new Map<string, string>();
  for (const [skill, keywords] of assignment.keywords) {
    const keys = input.options.keyStyle === 'joined' ? [keywords.join('|')] : keywords;
    for (const key of keys) wanted.set(key, skill);
  }
  return wanted;
}

function wantedTypes(assignment: Assignment): ReadonlyMap<string, string> {
  return new Map([...assignment.taskTypes].map(([skill, type]) => [type, skill]));
}

/** Brings our keys of one table in line: kept, renamed in place, removed, or added at the end. */
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

export type KeyStyle = 'joined' | 'single';

/** Which keys of the matrix we made: those that we would make again from the entries as they stand. */
export interface MatrixOwnership {
  readonly keywordKeys: ReadonlySet<string>;
  readonly taskTypes: ReadonlySet<string>;
}

export interface RouteOptions extends AssignmentRules {
  readonly keyStyle: KeyStyle;
}

/** What the entries as they stood ask of the matrix, and what those that are switched off would ask if they were not. */
export interface OldClaims {
  readonly active: readonly RouteClaim[];
  readonly retired: readonly RouteClaim[];
}

/** A status that a person set in the manifest leaves behind what we made before: that is ours all the same. */
export function recognizeOurRoutes(
  matrix: JsonObject,
  { active, retired }: OldClaims,
  options: RouteOptions,
): MatrixOwnership {
  const ours = recognizeRoutes(matrix, active, options);
  if (retired.length === 0) return ours;
  const names = new Set<unknown>(retired.map(({ skill }) => skill));
  const then = recognizeRoutes(matrix, [...active, ...retired], options);
  const withRetired = (now: ReadonlySet<string>, before: ReadonlySet<string>, table: string) => {
    const routes = routesOf(matrix, table);
    return new Set([...now, ...[...before].filter((key) => names.has(routes[key]))]);
  };
  return {
    keywordKeys: withRetired(ours.keywordKeys, then.keywordKeys, 'by_keyword'),
    taskTypes: withRetired(ours.taskTypes, then.taskTypes, 'by_task_type'),
  };
}

function recognizeRoutes(
  matrix: JsonObject,
  oldClaims: readonly RouteClaim[],
  options: RouteOptions,
): MatrixOwnership {
  const byKeyword = routesOf(matrix, 'by_keyword');
  const byType = routesOf(matrix, 'by_task_type');
  const standing: FixedRoutes = {
    keywords: ownersOfParts(Object.entries(byKeyword)),
    taskTypes: new Map(Object.entries(byType).filter(isRoute)),
    manualKeywords: new Set(),
  };
  const again = assignRoutes(oldClaims, standing, options);
  const isOurKey = ([key, skill]: [string, string]): boolean => {
    const won = again.keywords.get(skill) ?? [];
    // Joined is how they are made until somebody asks for single ones. Single keys may be a person's, who needs them.
    if (won.length > 0 && won.join('|') === key) return true;
    return options.keyStyle === 'single' && won.includes(key);
  };
  return {
    keywordKeys: new Set(
      Object.entries(byKeyword)
        .filter(isRoute)
        .filter(isOurKey)
        .map(([key]) => key),
    ),
    taskTypes: new Set(
      [...standing.taskTypes]
        .filter(([type, skill]) => again.taskTypes.get(skill) === type)
        .map(([type]) => type),
    ),
  };
}

/** Each part of each key with the skill it leads to; the first key that has it wins, as for consumers. */
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

export interface OverriddenMatrix {
  /** The matrix with the hand-made routes in it, as if a person had written them there. */
  readonly matrix: JsonObject;
  readonly edits: readonly JsonEdit[];
  readonly changes: readonly ManifestChange[];
}

/** Writes the routes of the overrides file into the matrix as they stand there. */
export function overrideMatrix(matrix: JsonObject, overridden: JsonObject): OverriddenMatrix {
  const edits: JsonEdit[] = [];
  const changes: ManifestChange[] = [];
  const result: Record<string, Json> = { ...matrix };
  for (const [table, routes] of Object.entries(overridden)) {
    if (!isObject(routes)) continue;
    const current = isObject(matrix[table]) ? matrix[table] : {};
    if (matrix[table] !== undefined && !isObject(matrix[table]))
      edits.push({ op: 'set', path: ['dispatch_matrix', table], value: {} });
    for (const [key, value] of Object.entries(routes)) {
      const before = ownValue(current, key);
      if (sameJson(before, value)) continue;
      edits.push({ op: 'set', path: ['dispatch_matrix', table, key], value });
      changes.push(changeOf(table, key, before, value));
    }
    result[table] = { ...current, ...routes };
  }
  return { matrix: result, edits, changes };
}

function changeOf(table: string, key: string, before: Json | undefined, after: Json): ManifestChange {
  const skill = targetOf(after);
  if (before === undefined) return { kind: 'route-added', table, key, skill };
  return { kind: 'route-changed', table, key, newKey: key, skill: targetOf(before), newSkill: skill };
}

/** A route leads to a name, or to an object that holds one under `skillRef`. */
export function targetOf(route: Json): string {
  const reference = isObject(route) ? route['skillRef'] : route;
  return typeof reference === 'string' ? reference : '';
}
