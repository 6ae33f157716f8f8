import type { TextPiece } from '../text-pieces.js';
import type { JsonSource } from './json-source.js';
/** A stretch of a source and the text that takes its place. */
export interface TextEdit {
    readonly start: number;
    readonly end: number;
    readonly text: string;
}
/** Applies edits that do not overlap, in one pass. */
export declare function applyTextEdits(source: JsonSource, edits: readonly TextEdit[]): readonly TextPiece[];
