import type { JsonSchema } from '../core/json-schema.js';
/** Says yes only to a value that the schema surely accepts; what it does not say yes to has to be validated. */
export type Clearance = (value: unknown) => boolean;
/**
 * A quick look in front of the full validator. Nearly all skills are in order, and to find that out of a compiled
 * validator costs several times as much, its loading not counted. A keyword that is not known here clears nothing.
 */
export declare function clearBySchema(schema: JsonSchema, definitions?: unknown): Clearance;
