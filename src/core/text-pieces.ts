/** A piece of a text: characters, or the same in UTF-8. */
export type TextPiece = string | Uint8Array;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** No piece may end within a character. */
export function joinPieces(pieces: Iterable<TextPiece>): string {
  let text = '';
  for (const piece of pieces) text += typeof piece === 'string' ? piece : decoder.decode(piece);
  return text;
}
