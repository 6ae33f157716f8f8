import type { Json, JsonObject } from '../manifest/manifest-model.js';
import type { Span } from '../report/diagnostic.js';
import { TextPositions } from '../skill/split-document.js';
import type { JsonKind } from './json-tree.js';

export type JsonReading =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly message: string; readonly span: Span };

/** Reads strict JSON: no comments, no trailing commas, a byte order mark at most. */
export function readJson(text: string): JsonReading {
  const body = withoutMark(text);
  const value = parse(body);
  if (value !== undefined && !isDeeperThan(MAX_DEPTH, value)) return { ok: true, value };
  const { message, start, end } = findSyntaxError(body);
  return { ok: false, message, span: new TextPositions(body).span(start, end) };
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    // The engine's own messages differ between versions and often lack the place.
    return undefined;
  }
}

function isDeeperThan(limit: number, value: Json): boolean {
  if (limit === 0) return true;
  if (isArray(value)) return value.some((child) => isContainer(child) && isDeeperThan(limit - 1, child));
  // Most values are leaves: they are passed over without a call or a list of them.
  for (const key in value as JsonObject) {
    const child = (value as JsonObject)[key]!;
    if (isContainer(child) && isDeeperThan(limit - 1, child)) return true;
  }
  return false;
}

/** Deeper nesting serves nobody but those who want to exhaust the stack. */
export const MAX_DEPTH = 200;

export interface SyntaxFault {
  readonly message: string;
  /** UTF-16 offsets; the end is exclusive. */
  readonly start: number;
  readonly end: number;
}

/** The first place where a text that `JSON.parse` refused, or that is too deep, stops being JSON for us. */
export function findSyntaxError(text: string): SyntaxFault {
  const checker = new SyntaxChecker(text);
  try {
    checker.checkDocument();
  } catch (fault) {
    if (fault instanceof Fault) return fault;
    throw fault;
  }
  return checker.unexpected('Nothing may follow the value of the document.');
}

class Fault implements SyntaxFault {
  constructor(
    readonly message: string,
    readonly start: number,
    readonly end: number,
  ) {}
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /[^\s,:[\]{}"/]+/y;
const COMMENT = /\/\/[^\r\n]*|\/\*[\s\S]*?\*\//y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const CONFLICT = /(?:<{7}|={7}|>{7})[^\r\n]*/y;

class SyntaxChecker {
  private at = 0;

  constructor(private readonly text: string) {}

  checkDocument(): void {
    this.skipSpace();
    if (this.at === this.text.length)
      throw this.unexpected('The file is empty: it should hold a JSON value.');
    this.checkValue(0);
  }

  /** A fault at the present place, in words that fit what stands there. */
  unexpected(expectation: string): Fault {
    const comment = this.match(COMMENT);
    if (comment !== '') return this.fault('JSON has no comments: remove this one.', comment.length);
    const conflict = this.match(CONFLICT);
    if (conflict !== '')
      return this.fault('This is the marker of a merge conflict: resolve it first.', conflict.length);
    if (this.at === this.text.length) return this.fault(`The file ends too early. ${expectation}`, 0);
    const found = this.match(WORD) || this.text.slice(this.at, this.at + 1);
    return this.fault(`Unexpected ${quote(found)}. ${expectation}`, found.length);
  }

  private checkValue(depth: number): void {
    const first = this.text[this.at];
    if (first === '{') this.checkContainer(depth, '}');
    else if (first === '[') this.checkContainer(depth, ']');
    else if (first === '"') this.checkString();
    else this.checkWord();
    this.skipSpace();
  }

  private checkContainer(depth: number, close: '}' | ']'): void {
    if (depth === MAX_DEPTH) throw this.fault(`Nested deeper than ${MAX_DEPTH} levels: flatten it.`, 1);
    this.advance(1);
    if (this.text[this.at] !== close) this.checkMembers(depth + 1, close);
    this.at++;
  }

  private checkMembers(depth: number, close: '}' | ']'): void {
    while (true) {
      if (close === '}') this.checkKey();
      this.checkValue(depth);
      if (this.text[this.at] === close) return;
      this.checkComma(close);
    }
  }

  private checkComma(close: string): void {
    const comma = this.at;
    if (this.text[comma] !== ',') throw this.unexpected(`A comma or ${close} should stand here.`);
    this.advance(1);
    if (this.text[this.at] === close) {
      throw new Fault(`A comma before ${close} is not JSON: remove it.`, comma, comma + 1);
    }
  }

  private checkKey(): void {
    if (this.text[this.at] !== '"')
      throw this.unexpected('A property name in double quotes should stand here.');
    this.checkString();
    this.skipSpace();
    if (this.text[this.at] !== ':') throw this.unexpected('A colon should follow the property name.');
    this.advance(1);
  }

  private checkString(): void {
    const start = this.at;
    for (this.at++; this.text[this.at] !== '"'; this.at++) {
      const code = this.text.charCodeAt(this.at);
      if (Number.isNaN(code) || code === 0x0a || code === 0x0d) {
        throw new Fault('This string is not closed: end it with a double quote on its line.', start, this.at);
      }
      if (code < 0x20) throw this.fault(`Write this control character as ${escapeOf(code)}.`, 1);
      if (code === 0x5c) this.checkEscape();
    }
    this.at++;
  }

  private checkEscape(): void {
    const sequence = this.match(ESCAPE);
    if (sequence === '') {
      const length = this.match(/\\[^\r\n]?/y).length;
      throw this.fault('JSON knows no such escape: write a backslash as two backslashes.', length);
    }
    this.at += sequence.length - 1;
  }

  private checkWord(): void {
    const word = this.match(WORD);
    const isValue = word === 'true' || word === 'false' || word === 'null' || this.match(NUMBER) === word;
    if (word === '' || !isValue) throw this.unexpected('A JSON value should stand here.');
    this.at += word.length;
  }

  private advance(count: number): void {
    this.at += count;
    this.skipSpace();
  }

  private skipSpace(): void {
    while (' \n\r\t'.includes(this.text[this.at] ?? '-')) this.at++;
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0] ?? '';
  }

  private fault(message: string, length: number): Fault {
    return new Fault(message, this.at, Math.min(this.at + length, this.text.length));
  }
}

function quote(found: string): string {
  const shown = [...found].slice(0, 30).join('');
  return `\`${shown}${shown.length < found.length ? '…' : ''}\``;
}

function escapeOf(code: number): string {
  return code === 0x09 ? '\\t' : `\\u${code.toString(16).padStart(4, '0')}`;
}

/** Codes of the characters that mean something in JSON; the same in UTF-8. */
export const NEWLINE = 0x0a;
export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const COLON = 0x3a;
export const OPEN_BRACKET = 0x5b;
export const BACKSLASH = 0x5c;
export const CLOSE_BRACKET = 0x5d;
export const OPEN_BRACE = 0x7b;
export const CLOSE_BRACE = 0x7d;

/** The text without its byte order mark, which takes no column in any editor. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

export function kindOf(value: Json): JsonKind {
  if (typeof value !== 'object' || value === null) return 'scalar';
  return isArray(value) ? 'array' : 'object';
}

export function isContainer(value: Json): value is readonly Json[] | JsonObject {
  return kindOf(value) !== 'scalar';
}

/** `Array.isArray` does not narrow readonly arrays. */
export function isArray(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Equality of what was parsed: the order of keys and the spelling of numbers do not count. */
export function isSameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isArray(a)) return isArray(b) && isSameArray(a, b);
  return !isArray(b) && isSameObject(a, b);
}

function isSameArray(a: readonly Json[], b: readonly Json[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (!isSameJson(a[index], b[index])) return false;
  return true;
}

function isSameObject(a: JsonObject, b: JsonObject): boolean {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameJson(a[key], b[key]))
  );
}
