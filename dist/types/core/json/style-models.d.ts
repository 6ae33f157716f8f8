import type { JsonKind, JsonNode } from './json-tree.js';
/** Values in the text that a new value should look like, best first. */
export interface Models {
    /** Its counterparts: the elements beside it, or what other entries have under the same key. */
    readonly counterparts: readonly JsonNode[];
    /** What else is written near it. */
    readonly nearby: readonly JsonNode[];
}
export declare const NO_MODELS: Models;
/** Models for an element of this array, which may be missing itself and have models only. */
export declare function modelsForElement(array: JsonNode | undefined, models: Models): Models;
/** Models for the value under a key of this object, which may be missing itself and have models only. */
export declare function modelsForKey(key: string, object: JsonNode | undefined, models: Models): Models;
export interface Wanted {
    readonly kind: JsonKind;
    readonly holdsContainers: boolean;
    readonly isInline: boolean;
}
/** The value to write another one like: a list of words is no model for a list of entries nearby. */
export declare function pickModel(models: Models, wanted: Wanted): JsonNode | undefined;
