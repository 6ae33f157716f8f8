import type { Finding } from '../finding.js';
import type { JsonObject } from '../manifest.js';
import type { ManifestOptions } from './plan-manifest.js';
interface FinalState {
    readonly entries: readonly JsonObject[];
    readonly byKeyword: JsonObject;
    readonly byTaskType: JsonObject;
}
/** Referential integrity of the matrix as it will be: targets exist and are active, keys work, skills are reachable. */
export declare function checkMatrix(matrix: JsonObject, final: FinalState, options: ManifestOptions): Finding[];
export {};
