import type { JsonKind } from './json.js';

/** Deeper nesting only serves to exhaust the stack. */
export const MAX_DEPTH = 200;

/** The first position where a text is not JSON. Offsets are UTF-16; the end is exclusive. */
export class JsonSyntaxError extends Error {
  override readonly name = 'JsonSyntaxError';
  constructor(
    message: string,
    readonly start: number,
    readonly end: number,
  ) {
    super(message);
  }
}

/** A value and its position in the text. */
export class JsonNode {
  /** Exclusive. */
  end = 0;
  /** Properties or elements in file order. */
  readonly members: JsonNode[] = [];
  private byKey: ReadonlyMap<string, JsonNode> | undefined;

  constructor(
    readonly text: string,
    readonly start: number,
    /** The name of a property; `null` for an element and for the document. */
    readonly key: JsonKey | null,
  ) {}

  get kind(): JsonKind {
    const first = this.text[this.start];
    return first === '{' ? 'object' : first === '[' ? 'array' : 'scalar';
  }

  /** The value as it is written. */
  get raw(): string {
    return this.text.slice(this.start, this.end);
  }

  /** Where the member begins: with its key, if it has one. */
  get memberStart(): number {
    return this.key?.start ?? this.start;
  }

  /** The property or element with that name. The last of duplicate keys counts, as in `JSON.parse`. */
  member(segment: string | number): JsonNode | undefined {
    if (typeof segment === 'number') return this.kind === 'array' ? this.members[segment] : undefined;
    if (this.kind !== 'object') return undefined;
    this.byKey ??= new Map(this.members.map((member) => [member.key!.name, member]));
    return this.byKey.get(segment);
  }

  /** The text before a member: whitespace and, from the second member on, the comma. */
  gapBefore(index: number): string {
    const from = index === 0 ? this.start + 1 : this.members[index - 1]!.end;
    return this.text.slice(from, this.members[index]!.memberStart);
  }

  /** The text between the last member and the closing bracket. */
  get tail(): string {
    return this.text.slice(this.members.at(-1)?.end ?? this.start + 1, this.end - 1);
  }
}

export interface JsonKey {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Parses strict JSON with positions; throws a `JsonSyntaxError`. The text has no byte order mark. */
export function parseJsonTree(text: string): JsonNode {
  return new TreeParser(text).parseDocument();
}

/** Characters of a string that need no escape. */
const PLAIN = /[ !#-[\]-\uffff]+/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const WORD = /[^\s,:[\]{}"/]+/y;
const SCALAR = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;
const COMMENT = /\/\/[^\r\n]*|\/\*[\s\S]*?\*\//y;
const CONFLICT = /(?:<{7}|={7}|>{7})[^\r\n]*/y;
const BAD_ESCAPE = /\\[^\r\n]?/y;

class TreeParser {
  private at = 0;

  constructor(private readonly text: string) {}

  parseDocument(): JsonNode {
    this.skipSpace();
    if (this.at === this.text.length) throw this.fault('The file is empty. Expected a JSON value.', 0);
    const root = this.parseValue(null, 0);
    if (this.at < this.text.length) throw this.unexpected('the end of the file');
    return root;
  }

  private parseValue(key: JsonKey | null, depth: number): JsonNode {
    const node = new JsonNode(this.text, this.at, key);
    const first = this.text[this.at];
    if (first === '{' || first === '[') this.parseContainer(node, depth);
    else if (first === '"') this.passString();
    else this.passWord();
    node.end = this.at;
    this.skipSpace();
    return node;
  }

  private parseContainer(node: JsonNode, depth: number): void {
    if (depth === MAX_DEPTH) throw this.fault(`Nested deeper than ${MAX_DEPTH} levels. Flatten it.`, 1);
    const isObject = this.text[this.at] === '{';
    const close = isObject ? '}' : ']';
    this.advance();
    if (this.text[this.at] !== close) {
      do node.members.push(this.parseValue(isObject ? this.parseKey() : null, depth + 1));
      while (this.passComma(close));
    }
    this.at++;
  }

  /** Whether a comma, and so another member, follows. */
  private passComma(close: string): boolean {
    if (this.text[this.at] === close) return false;
    const comma = this.at;
    if (this.text[comma] !== ',') throw this.unexpected(`a comma or ${close}`);
    this.advance();
    if (this.text[this.at] === close) {
      throw new JsonSyntaxError(`Trailing comma before ${close}. Remove it.`, comma, comma + 1);
    }
    return true;
  }

  private parseKey(): JsonKey {
    if (this.text[this.at] !== '"') throw this.unexpected('a property name in double quotes');
    const start = this.at;
    this.passString();
    const end = this.at;
    this.skipSpace();
    if (this.text[this.at] !== ':') throw this.unexpected('a colon after the property name');
    this.advance();
    return { name: JSON.parse(this.text.slice(start, end)) as string, start, end };
  }

  private passString(): void {
    const start = this.at++;
    while (this.text[this.at] !== '"') {
      const part = this.match(PLAIN) || this.match(ESCAPE);
      if (part === '') throw this.stringFault(start);
      this.at += part.length;
    }
    this.at++;
  }

  private stringFault(start: number): JsonSyntaxError {
    const found = this.text[this.at];
    if (found === undefined || found === '\n' || found === '\r') {
      return new JsonSyntaxError('Unclosed string. End it with a double quote.', start, this.at);
    }
    if (found !== '\\') return this.fault(`Invalid control character. Write it as ${escapeOf(found)}.`, 1);
    return this.fault('Invalid escape. Write a backslash as two backslashes.', this.match(BAD_ESCAPE).length);
  }

  private passWord(): void {
    const word = this.match(WORD);
    if (!SCALAR.test(word)) throw this.unexpected('a JSON value');
    this.at += word.length;
  }

  private advance(): void {
    this.at++;
    this.skipSpace();
  }

  private skipSpace(): void {
    while (' \n\r\t'.includes(this.text[this.at] ?? '-')) this.at++;
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0] ?? '';
  }

  private unexpected(expected: string): JsonSyntaxError {
    const comment = this.match(COMMENT);
    if (comment !== '') return this.fault('JSON does not allow comments. Remove this one.', comment.length);
    const conflict = this.match(CONFLICT);
    if (conflict !== '') return this.fault('Merge conflict marker. Resolve the conflict.', conflict.length);
    if (this.at === this.text.length) return this.fault(`Unexpected end of file. Expected ${expected}.`, 0);
    const found = this.match(WORD) || this.text.slice(this.at, this.at + 1);
    return this.fault(`Unexpected ${quote(found)}. Expected ${expected}.`, found.length);
  }

  private fault(message: string, length: number): JsonSyntaxError {
    return new JsonSyntaxError(message, this.at, Math.min(this.at + length, this.text.length));
  }
}

function quote(found: string): string {
  const shown = [...found].slice(0, 30).join('');
  return `\`${shown}${shown.length < found.length ? '…' : ''}\``;
}

function escapeOf(control: string): string {
  return JSON.stringify(control).slice(1, -1);
}
