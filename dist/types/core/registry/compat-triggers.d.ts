import type { JsonObject } from '../manifest.js';
/**
 * The form that `triggersShape: "compat"` asks for of an entry that was made before: the object moves to the
 * top, and its keywords stay where consumers look for a list. Nothing in it is lost.
 */
export declare function withCompatTriggers(entry: JsonObject): JsonObject;
