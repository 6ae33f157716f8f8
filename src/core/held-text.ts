const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** Smaller texts are no burden and stay as they are. */
const LARGE = 2_000_000;

/**
 * A text that is seldom looked at. A large one is held as UTF-8: one character beyond Latin-1 makes the engine take
 * two bytes for every character of a text, and a manifest of ten thousand skills has one.
 */
export class HeldText {
  readonly #held: string | Uint8Array;

  /** Bytes have to be valid UTF-8. */
  constructor(text: string | Uint8Array) {
    if (typeof text === 'string') this.#held = text.length < LARGE ? text : encoder.encode(text);
    else this.#held = text.length < LARGE ? decoder.decode(text) : text;
  }

  get isLarge(): boolean {
    return typeof this.#held !== 'string';
  }

  read(): string {
    return typeof this.#held === 'string' ? this.#held : decoder.decode(this.#held);
  }

  get bytes(): Uint8Array {
    return typeof this.#held === 'string' ? encoder.encode(this.#held) : this.#held;
  }
}
