const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** Smaller texts are no burden and are decoded once. */
const LARGE = 2_000_000;

/**
 * A text that is seldom looked at. A large one is held as UTF-8 only: one character beyond Latin-1 makes the engine
 * take two bytes for every character of a text, and a manifest of ten thousand skills has one.
 */
export class HeldText {
  #text: string | null = null;
  #bytes: Uint8Array | null = null;

  /** Bytes have to be valid UTF-8. */
  constructor(text: string | Uint8Array) {
    if (typeof text !== 'string') this.#bytes = text;
    else if (text.length < LARGE) this.#text = text;
    else this.#bytes = encoder.encode(text);
  }

  get isLarge(): boolean {
    return this.#bytes !== null && this.#bytes.length >= LARGE;
  }

  read(): string {
    if (this.isLarge) return decoder.decode(this.#bytes!);
    this.#text ??= decoder.decode(this.#bytes!);
    return this.#text;
  }

  get bytes(): Uint8Array {
    this.#bytes ??= encoder.encode(this.#text!);
    return this.#bytes;
  }
}

/** A piece of a text: characters, or the same in UTF-8. */
export type TextPiece = string | Uint8Array;

/** No piece may end within a character. */
export function joinPieces(pieces: Iterable<TextPiece>): string {
  let text = '';
  for (const piece of pieces) text += typeof piece === 'string' ? piece : decoder.decode(piece);
  return text;
}
