import type { TextPiece } from '../../core/text-pieces.js';
/** Turns a text in pieces into UTF-8, part by part, in memory that is used again: a part is gone when the next is asked for. */
export declare function encodeText(pieces: Iterable<TextPiece>): Generator<Uint8Array>;
/** Half a character stands alone: it has no form in UTF-8, and would be replaced. */
export declare class NoUtf8Error extends Error {
    readonly name = "NoUtf8Error";
}
