import type { TextPiece } from '../text-pieces.js';
/**
 * JSON as somebody holds it. Places are counted in its own units, characters or bytes; all that gives JSON its form is
 * ASCII, and the same in both.
 */
export interface JsonSource {
    /** Where it begins, after a byte order mark. */
    readonly start: number;
    readonly length: number;
    unitAt(at: number): number | undefined;
    /** Where this unit stands next; -1 when it does not. */
    find(unit: number, from: number): number;
    slice(start: number, end: number): string;
    /** The same as it is held. */
    piece(start: number, end: number): TextPiece;
}
export declare function openSource(json: TextPiece): JsonSource;
