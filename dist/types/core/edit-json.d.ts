import { type JsonEdit } from './json/edit-plan.js';
export type { JsonEdit, JsonPath } from './json/edit-plan.js';
/**
 * Edits JSON as text: what no edit names stays byte for byte, what is written looks like its surroundings.
 * All paths name the text as it came in. The text has to be one that `readJson` accepts.
 */
export declare function editJson(text: string, edits: readonly JsonEdit[]): string;
/** The same, for a text that is too large to be held twice: what stays is given as parts of the original. */
export declare function editJsonInPieces(text: string, edits: readonly JsonEdit[]): readonly string[];
