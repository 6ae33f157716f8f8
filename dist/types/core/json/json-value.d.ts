import type { Json, JsonObject } from '../manifest.js';
import type { JsonKind } from './json-tree.js';
export declare function kindOf(value: Json): JsonKind;
export declare function isContainer(value: Json): value is readonly Json[] | JsonObject;
/** `Array.isArray` does not narrow readonly arrays. */
export declare function isArray(value: Json): value is readonly Json[];
/** Equality of what was parsed: the order of keys and the spelling of numbers do not count. */
export declare function isSameJson(a: Json | undefined, b: Json | undefined): boolean;
