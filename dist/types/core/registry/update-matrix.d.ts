import type { JsonEdit } from '../edit-json.js';
import type { JsonObject } from '../manifest.js';
import type { KeywordConflict, ManifestChange } from '../report.js';
import { type Assignment } from './assign-routes.js';
import { type OldClaims, type RouteOptions } from './matrix-ownership.js';
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
export declare function updateMatrix(input: MatrixInput): MatrixUpdate;
