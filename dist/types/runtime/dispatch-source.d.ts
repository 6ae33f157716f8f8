import type { Json, JsonObject } from '../core/manifest.js';
/** What dispatch reads of a manifest; matrix entries in the order of the file, which decides. */
export interface DispatchSource {
    readonly byTaskType: readonly (readonly [string, unknown])[];
    readonly byKeyword: readonly (readonly [string, unknown])[];
    readonly skills: readonly DispatchSkill[];
}
export interface DispatchSkill {
    readonly name: string;
    readonly isActive: boolean;
    readonly labels: readonly string[];
    readonly keywords: readonly string[];
    readonly types: readonly string[];
}
/** The entries of an object in the order of its file, which `JSON.parse` loses for keys that look like integers. */
export type OrderedEntries = (path: readonly string[], parsed: JsonObject) => readonly (readonly [string, Json])[];
/** Takes from a parsed manifest what dispatch needs; parts that have another shape count as absent. */
export declare function readDispatchSource(manifest: Json, orderedEntries: OrderedEntries): DispatchSource;
