import { type JsonEdit } from './json/edit-plan.js';
import { type TextPiece } from './text-pieces.js';
export type { JsonEdit, JsonPath } from './json/edit-plan.js';
/**
 * Edits JSON as text: what no edit names stays byte for byte, what is written looks like its surroundings.
 * All paths name the text as it came in. The text has to be one that `readJson` accepts.
 */
export declare function editJson(text: string, edits: readonly JsonEdit[]): string;
/** The same, for what is too large to be held twice, or to be a text at all: what stays are parts of the original. */
export declare function editJsonInPieces(json: TextPiece, edits: readonly JsonEdit[]): readonly TextPiece[];
