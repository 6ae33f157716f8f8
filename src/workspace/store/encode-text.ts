import type { TextPiece } from '../../core/text-pieces.js';

/** Characters that are encoded at once; one takes three bytes at most. */
const CHARACTERS = 32_768;
const LONE_SURROGATE = /\p{Surrogate}/u;
/** What stands in UTF-8 for half a character, and for nothing else that is common. */
const REPLACEMENT = Buffer.from('\ufffd');

/** Turns a text in pieces into UTF-8, part by part, in memory that is used again: a part is gone when the next is asked for. */
export function* encodeText(pieces: Iterable<TextPiece>): Generator<Uint8Array> {
  const buffer = Buffer.allocUnsafe(CHARACTERS * 3 * 2);
  let filled = 0;
  for (const piece of pieces) {
    if (typeof piece !== 'string') {
      yield buffer.subarray(0, filled);
      filled = 0;
      yield piece;
      continue;
    }
    for (let start = 0; start < piece.length; ) {
      const end = endOfPart(piece, start);
      if (buffer.length - filled < (end - start) * 3) {
        yield buffer.subarray(0, filled);
        filled = 0;
      }
      filled += writePart(buffer, piece.slice(start, end), filled);
      start = end;
    }
  }
  if (filled > 0) yield buffer.subarray(0, filled);
}

/** Never between the halves of one character. */
function endOfPart(piece: string, start: number): number {
  const end = Math.min(start + CHARACTERS, piece.length);
  const last = piece.charCodeAt(end - 1);
  return end < piece.length && last >= 0xd800 && last <= 0xdbff ? end - 1 : end;
}

function writePart(buffer: Buffer, part: string, at: number): number {
  const length = buffer.write(part, at);
  const isSuspect = length !== part.length && buffer.subarray(at, at + length).includes(REPLACEMENT);
  if (isSuspect && LONE_SURROGATE.test(part)) throw new NoUtf8Error();
  return length;
}

/** Half a character stands alone: it has no form in UTF-8, and would be replaced. */
export class NoUtf8Error extends Error {
  override readonly name = 'NoUtf8Error';
}
