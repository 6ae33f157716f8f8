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

export function recognizeOurRoutes(
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
    return options.keyStyle === 'joined' ? won.length > 0 && won.join('|') === key : won.includes(key);
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
