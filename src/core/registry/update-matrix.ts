import type { JsonEdit } from '../edit-json.js';
import type { JsonObject } from '../manifest.js';
import type { KeywordConflict, ManifestChange } from '../report.js';
import { type Assignment, assignRoutes, type FixedRoutes } from './assign-routes.js';
import { routesOf } from './manifest-model.js';
import {
  isRoute,
  type MatrixOwnership,
  type OldClaims,
  ownersOfParts,
  type RouteOptions,
  recognizeOurRoutes,
} from './matrix-ownership.js';
import type { RouteClaim } from './route-claims.js';

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
