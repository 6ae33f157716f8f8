import type { JsonObject } from '../manifest.js';
/**
 * What `JSON.parse` gives for an object that holds one long list under a key at its top. Only parts of the list are
 * ever text: as a whole it would be the largest thing in memory. `null` where that cannot be done; then the text may
 * be wrong, or just unusual.
 */
export declare function parseInParts(bytes: Uint8Array, listKey: string): JsonObject | null;
