const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
/** Smaller texts are no burden and stay as they are. */
const LARGE = 250_000;

/**
 * A text that is seldom looked at. A large one is held as UTF-8: one character beyond Latin-1 makes the engine take
 * two bytes for every character of a text, and a manifest of ten thousand skills has one.
 */
export class HeldText {
  readonly #held: string | Uint8Array;

  constructor(text: string) {
    this.#held = text.length < LARGE ? text : encoder.encode(text);
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
