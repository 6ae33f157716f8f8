import type { HeldText } from '../held-text.js';
import type { Json, JsonObject } from '../manifest.js';
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
    readonly value: JsonObject;
    readonly entries: readonly ExistingEntry[];
    readonly meta: JsonObject;
    readonly matrix: JsonObject;
}
/** Reads a manifest for merging; throws when its shape leaves no room for that, since guessing could lose data. */
export declare function readManifest(text: HeldText, file: string): ManifestModel;
/** A table of the matrix; the order of the keys is the file's except for integer-like ones. */
export declare function routesOf(matrix: JsonObject, table: string): JsonObject;
export declare function isObject(value: unknown): value is JsonObject;
/** A value by a key that people choose: `constructor` is a keyword like any other. */
export declare function ownValue(object: JsonObject, key: string): Json | undefined;
export declare function sameJson(a: unknown, b: unknown): boolean;
/** A text that should stand there. Anything else counts as none: what people put into a manifest may not even have a text. */
export declare function textOf(value: unknown): string;
/** The texts of a list; anything else in it is left out. */
export declare function textsOf(value: unknown): readonly string[];
/** The directory an entry names; empty when it names none. */
export declare function pathOfEntry(entry: JsonObject): string;
