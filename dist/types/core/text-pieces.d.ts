/** A piece of a text: characters, or the same in UTF-8. */
export type TextPiece = string | Uint8Array;
/** No piece may end within a character. */
export declare function joinPieces(pieces: Iterable<TextPiece>): string;
