import type { TextPiece } from './held-text.js';
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  NEWLINE,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from './read-json.js';

/**
 * A view of JSON that is read only where somebody looks: a manifest of 10,000 skills is skimmed once per
 * level of the paths asked for, instead of being turned into a million nodes. Nothing here is recursive.
 */
export class JsonNode {
  #members: readonly JsonMember[] | undefined;
  #byKey: ReadonlyMap<string, JsonMember> | undefined;

  constructor(
    readonly source: JsonSource,
    readonly start: number,
    /** Exclusive. */
    readonly end: number,
  ) {}

  get kind(): JsonKind {
    const first = this.source.unitAt(this.start);
    return first === OPEN_BRACE ? 'object' : first === OPEN_BRACKET ? 'array' : 'scalar';
  }

  get raw(): string {
    return this.source.slice(this.start, this.end);
  }

  get spansLines(): boolean {
    const newline = this.source.find(NEWLINE, this.start);
    return newline !== -1 && newline < this.end;
  }

  /** Properties or elements in file order; none for a scalar. */
  get members(): readonly JsonMember[] {
    this.#members ??= this.kind === 'scalar' ? [] : readMembers(this);
    return this.#members;
  }

  /** The property or element of that name. Of duplicate keys the last one counts, as in `JSON.parse`. */
  member(segment: string | number): JsonMember | undefined {
    if (typeof segment === 'number') return this.kind === 'array' ? this.members[segment] : undefined;
    if (this.kind !== 'object') return undefined;
    this.#byKey ??= new Map(this.members.map((member) => [member.key, member]));
    return this.#byKey.get(segment);
  }

  /** The text before a member: white space, and from the second member on the comma. */
  gapBefore(index: number): string {
    const from = index === 0 ? this.start + 1 : this.members[index - 1]!.value.end;
    return this.source.slice(from, this.members[index]!.start);
  }

  /** The text between the last member and the closing bracket. */
  get tail(): string {
    return this.source.slice(this.members.at(-1)?.value.end ?? this.start + 1, this.end - 1);
  }
}

export type JsonKind = 'object' | 'array' | 'scalar';

export interface JsonMember {
  /** Where its key begins; for an element, its value. */
  readonly start: number;
  /** Empty for an element. */
  readonly key: string;
  readonly keyEnd: number;
  readonly value: JsonNode;
}

/** The document's value. It has to be JSON that `readJson` accepts; where it visibly is not, this throws. */
export function openJson(json: TextPiece): JsonNode {
  const source = openSource(json);
  const start = skipSpace(source, source.start);
  return new JsonNode(source, start, skipValue(source, start));
}

function readMembers(node: JsonNode): JsonMember[] {
  const { source, kind, end } = node;
  const members: JsonMember[] = [];
  let at = skipSpace(source, node.start + 1);
  while (at < end - 1) {
    const member = kind === 'object' ? readProperty(source, at) : readElement(source, at);
    members.push(member);
    at = skipSpace(source, member.value.end);
    if (at < end - 1) at = skipSpace(source, expect(source, at, COMMA));
  }
  return members;
}

function readElement(source: JsonSource, start: number): JsonMember {
  return { start, key: '', keyEnd: start, value: new JsonNode(source, start, skipValue(source, start)) };
}

function readProperty(source: JsonSource, start: number): JsonMember {
  const keyEnd = skipString(source, start);
  const valueStart = skipSpace(source, expect(source, skipSpace(source, keyEnd), COLON));
  return {
    start,
    key: JSON.parse(source.slice(start, keyEnd)) as string,
    keyEnd,
    value: new JsonNode(source, valueStart, skipValue(source, valueStart)),
  };
}

function expect(source: JsonSource, at: number, unit: number): number {
  if (source.unitAt(at) !== unit) throw notJson(at);
  return at + 1;
}

function notJson(at: number): SyntaxError {
  return new SyntaxError(`This is not JSON (at offset ${at}). Read it with readJson first.`);
}

function skipSpace(source: JsonSource, from: number): number {
  let at = from;
  while (isSpace(source.unitAt(at))) at++;
  return at;
}

export function isSpace(unit: number | undefined): boolean {
  return unit === 0x20 || unit === NEWLINE || unit === 0x0d || unit === 0x09;
}

function skipValue(source: JsonSource, start: number): number {
  const first = source.unitAt(start);
  if (first === OPEN_BRACE || first === OPEN_BRACKET) return skipContainer(source, start);
  return first === QUOTE ? skipString(source, start) : skipWord(source, start);
}

function skipContainer(source: JsonSource, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    const unit = source.unitAt(at);
    if (unit === QUOTE) at = skipString(source, at) - 1;
    else if (unit === OPEN_BRACE || unit === OPEN_BRACKET) depth++;
    else if ((unit === CLOSE_BRACE || unit === CLOSE_BRACKET) && --depth === 0) return at + 1;
  }
  throw notJson(start);
}

function skipString(source: JsonSource, start: number): number {
  if (source.unitAt(start) !== QUOTE) throw notJson(start);
  for (let quote = source.find(QUOTE, start + 1); quote !== -1; quote = source.find(QUOTE, quote + 1)) {
    let backslashes = 0;
    while (source.unitAt(quote - 1 - backslashes) === BACKSLASH) backslashes++;
    if (backslashes % 2 === 0) return quote + 1;
  }
  throw notJson(start);
}

const ENDS_OF_WORDS: ReadonlySet<number | undefined> = new Set([COMMA, CLOSE_BRACKET, CLOSE_BRACE, COLON]);

function skipWord(source: JsonSource, start: number): number {
  let at = start;
  while (at < source.length && !isSpace(source.unitAt(at)) && !ENDS_OF_WORDS.has(source.unitAt(at))) at++;
  if (at === start) throw notJson(start);
  return at;
}

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
