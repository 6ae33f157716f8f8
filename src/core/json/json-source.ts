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

export function openSource(json: TextPiece): JsonSource {
  return typeof json === 'string' ? new TextSource(json) : new Utf8Source(json);
}

class TextSource implements JsonSource {
  readonly start: number;
  readonly length: number;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
    this.length = text.length;
    this.start = text.startsWith('\uFEFF') ? 1 : 0;
  }

  unitAt(at: number): number {
    return this.#text.charCodeAt(at);
  }

  find(unit: number, from: number): number {
    return this.#text.indexOf(String.fromCharCode(unit), from);
  }

  slice(start: number, end: number): string {
    return this.#text.slice(start, end);
  }

  piece(start: number, end: number): string {
    return this.#text.slice(start, end);
  }
}

const MARK = [0xef, 0xbb, 0xbf];
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

class Utf8Source implements JsonSource {
  readonly start: number;
  readonly length: number;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.length = bytes.length;
    this.start = MARK.every((byte, index) => bytes[index] === byte) ? MARK.length : 0;
  }

  unitAt(at: number): number | undefined {
    return this.#bytes[at];
  }

  find(unit: number, from: number): number {
    return this.#bytes.indexOf(unit, from);
  }

  slice(start: number, end: number): string {
    return decoder.decode(this.#bytes.subarray(start, end));
  }

  piece(start: number, end: number): Uint8Array {
    return this.#bytes.subarray(start, end);
  }
}
