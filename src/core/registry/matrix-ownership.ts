import type { JsonObject } from '../manifest.js';
import { type AssignmentRules, assignRoutes, type FixedRoutes } from './assign-routes.js';
import { routesOf } from './manifest-model.js';
import type { RouteClaim } from './route-claims.js';

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
