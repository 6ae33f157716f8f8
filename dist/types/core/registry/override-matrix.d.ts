import type { JsonEdit } from '../edit-json.js';
import type { Json, JsonObject } from '../manifest.js';
import type { ManifestChange } from '../report.js';
export interface OverriddenMatrix {
    /** The matrix with the hand-made routes in it, as if a person had written them there. */
    readonly matrix: JsonObject;
    readonly edits: readonly JsonEdit[];
    readonly changes: readonly ManifestChange[];
}
/** Writes the routes of the overrides file into the matrix as they stand there. */
export declare function overrideMatrix(matrix: JsonObject, overridden: JsonObject): OverriddenMatrix;
/** A route leads to a name, or to an object that holds one under `skillRef`. */
export declare function targetOf(route: Json): string;
