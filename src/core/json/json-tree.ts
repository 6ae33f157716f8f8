/**
 * A view of JSON text that is read only where somebody looks: a manifest of 10,000 skills is skimmed once per
 * level of the paths asked for, instead of being turned into a million nodes. Nothing here is recursive.
 */
export class JsonNode {
  #members: readonly JsonMember[] | undefined;
  #byKey: ReadonlyMap<string, JsonMember> | undefined;

  constructor(
    readonly text: string,
    readonly start: number,
    /** Exclusive. */
    readonly end: number,
  ) {}

  get kind(): JsonKind {
    const first = this.text.charCodeAt(this.start);
    return first === OPEN_BRACE ? 'object' : first === OPEN_BRACKET ? 'array' : 'scalar';
  }

  get raw(): string {
    return this.text.slice(this.start, this.end);
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
    return this.text.slice(from, this.members[index]!.start);
  }

  /** The text between the last member and the closing bracket. */
  get tail(): string {
    return this.text.slice(this.members.at(-1)?.value.end ?? this.start + 1, this.end - 1);
  }
}

const QUOTE = 0x22;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

export type JsonKind = 'object' | 'array' | 'scalar';

export interface JsonMember {
  /** Where its key begins; for an element, its value. */
  readonly start: number;
  /** Empty for an element. */
  readonly key: string;
  readonly keyEnd: number;
  readonly value: JsonNode;
}

/** The document's value. The text has to be JSON that `readJson` accepts; where it visibly is not, this throws. */
export function openJson(text: string): JsonNode {
  const start = skipSpace(text, text.startsWith('\uFEFF') ? 1 : 0);
  return new JsonNode(text, start, skipValue(text, start));
}

function readMembers(node: JsonNode): JsonMember[] {
  const { text, kind, end } = node;
  const members: JsonMember[] = [];
  let at = skipSpace(text, node.start + 1);
  while (at < end - 1) {
    const member = kind === 'object' ? readProperty(text, at) : readElement(text, at);
    members.push(member);
    at = skipSpace(text, member.value.end);
    if (at < end - 1) at = skipSpace(text, expect(text, at, ','));
  }
  return members;
}

function readElement(text: string, start: number): JsonMember {
  return { start, key: '', keyEnd: start, value: new JsonNode(text, start, skipValue(text, start)) };
}

function readProperty(text: string, start: number): JsonMember {
  const keyEnd = skipString(text, start);
  const valueStart = skipSpace(text, expect(text, skipSpace(text, keyEnd), ':'));
  return {
    start,
    key: JSON.parse(text.slice(start, keyEnd)) as string,
    keyEnd,
    value: new JsonNode(text, valueStart, skipValue(text, valueStart)),
  };
}

function expect(text: string, at: number, character: string): number {
  if (text[at] !== character) throw notJson(at);
  return at + 1;
}

function notJson(at: number): SyntaxError {
  return new SyntaxError(`This is not JSON (at offset ${at}). Read it with readJson first.`);
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

function skipValue(text: string, start: number): number {
  const first = text.charCodeAt(start);
  if (first === OPEN_BRACE || first === OPEN_BRACKET) return skipContainer(text, start);
  return first === QUOTE ? skipString(text, start) : skipWord(text, start);
}

function skipContainer(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = skipString(text, at) - 1;
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) depth++;
    else if ((code === CLOSE_BRACE || code === CLOSE_BRACKET) && --depth === 0) return at + 1;
  }
  throw notJson(start);
}

function skipString(text: string, start: number): number {
  if (text[start] !== '"') throw notJson(start);
  for (let quote = text.indexOf('"', start + 1); quote !== -1; quote = text.indexOf('"', quote + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(quote - 1 - backslashes) === BACKSLASH) backslashes++;
    if (backslashes % 2 === 0) return quote + 1;
  }
  throw notJson(start);
}

function skipWord(text: string, start: number): number {
  let at = start;
  while (at < text.length && !isSpace(text.charCodeAt(at)) && !',]}:'.includes(text[at]!)) at++;
  if (at === start) throw notJson(start);
  return at;
}
