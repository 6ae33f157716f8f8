import type { JsonObject } from '../manifest.js';
import { type AssignmentRules } from './assign-routes.js';
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
export declare function recognizeOurRoutes(matrix: JsonObject, { active, retired }: OldClaims, options: RouteOptions): MatrixOwnership;
/** Each part of each key with the skill it leads to; the first key that has it wins, as for consumers. */
export declare function ownersOfParts(routes: readonly (readonly [string, unknown])[]): Map<string, string>;
export declare function isRoute(route: [string, unknown]): route is [string, string];
