import type { JsonObject } from '../manifest.js';
/** An entry as it stands in the file. */
export interface ExistingEntry {
    readonly index: number;
    readonly value: JsonObject;
    readonly name: string;
    /** Normalised; empty when it has none. */
    readonly path: string;
}
/** A manifest as it was found. */
export interface ManifestModel {
    readonly text: string;
    readonly value: JsonObject;
    readonly entries: readonly ExistingEntry[];
    readonly meta: JsonObject;
    readonly matrix: JsonObject;
}
/** Reads a manifest for merging; throws when its shape leaves no room for that, since guessing could lose data. */
export declare function readManifest(text: string, file: string): ManifestModel;
/** A table of the matrix; the order of the keys is the file's except for integer-like ones. */
export declare function routesOf(matrix: JsonObject, table: string): JsonObject;
export declare function isObject(value: unknown): value is JsonObject;
export declare function sameJson(a: unknown, b: unknown): boolean;
/** The texts of a list; anything else in it is left out. */
export declare function textsOf(value: unknown): readonly string[];
/** The directory an entry names; empty when it names none. */
export declare function pathOfEntry(entry: JsonObject): string;
