import stripJsonComments from 'strip-json-comments';
import { TextPositions } from '../text/positions.js';
import { type Span, START_OF_FILE, type TextRange } from '../text/span.js';
import { isArray, type Json, type JsonPath } from './json.js';
import { type JsonNode, JsonSyntaxError, MAX_DEPTH, parseJsonTree } from './json-tree.js';

export type JsonReading =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly message: string; readonly span: Span };

/** Reads strict JSON: no comments, no trailing commas, at most a byte order mark. */
export function readJson(text: string): JsonReading {
  const body = withoutMark(text);
  try {
    const value = JSON.parse(body) as Json;
    if (!isDeeperThan(MAX_DEPTH, value)) return { ok: true, value };
  } catch {
    // The engine's own messages differ between versions and often have no position.
  }
  return explainSyntax(body);
}

function explainSyntax(body: string): JsonReading {
  try {
    parseJsonTree(body);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const { message, start, end } = error;
    return { ok: false, message, span: new TextPositions(body).span(start, end) };
  }
  throw new Error('JSON.parse rejects a text that our parser accepts.');
}

function isDeeperThan(limit: number, value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (limit === 0) return true;
  if (isArray(value)) return value.some((child) => isDeeperThan(limit - 1, child));
  for (const key in value) if (isDeeperThan(limit - 1, value[key]!)) return true;
  return false;
}

/** The text without its byte order mark, which takes no column in an editor. */
export function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** The text with blanks for comments and for commas at the end of a list: all positions stay. */
export function withoutComments(text: string): string {
  return stripJsonComments(text, { trailingCommas: true });
}

/** Finds many positions in one text, which is parsed once. */
export class JsonLocator {
  readonly #root: JsonNode;
  readonly #positions: TextPositions;

  /** Takes a text that `readJson` accepts, or one that it accepts without its comments. */
  constructor(text: string) {
    const body = withoutMark(text);
    this.#root = parseJsonTree(readJson(body).ok ? body : withoutComments(body));
    this.#positions = new TextPositions(body);
  }

  /** The position of a key or a value; `null` if it does not exist. */
  locate(path: JsonPath, part: 'key' | 'value'): Span | null {
    const range = this.range(path, part);
    return range === null ? null : this.span(range);
  }

  /** The same as offsets into the text after its byte order mark. */
  range(path: JsonPath, part: 'key' | 'value'): TextRange | null {
    const node = this.#find(path);
    return (part === 'value' ? node : node?.key) ?? null;
  }

  span({ start, end }: TextRange): Span {
    return this.#positions.span(start, end);
  }

  textAt({ start, end }: TextRange): string {
    return this.#positions.text.slice(start, end);
  }

  /** Keys of an object in file order, without repeats. */
  keys(path: JsonPath): string[] {
    const names = this.#find(path)?.members.flatMap(({ key }) => key?.name ?? []);
    return [...new Set(names)];
  }

  #find(path: JsonPath): JsonNode | undefined {
    return path.reduce<JsonNode | undefined>((node, segment) => node?.member(segment), this.#root);
  }
}

/** The position of one key or value; `null` if it does not exist. For many, use a `JsonLocator`. */
export function locateInJson(text: string, path: JsonPath, part: 'key' | 'value'): Span | null {
  return new JsonLocator(text).locate(path, part);
}

/** Keys of an object in file order: `JSON.parse` puts those that look like integers first. */
export function orderedKeys(text: string, path: JsonPath): string[] {
  return new JsonLocator(text).keys(path);
}

/** A JSON text, its value and the positions in it. */
export class JsonDocument {
  #locator: JsonLocator | undefined;

  /** Takes a text that `readJson` accepts, and its value. */
  constructor(
    readonly text: string,
    readonly value: Json,
  ) {}

  /** `null` if the text is not JSON. */
  static open(text: string | null): JsonDocument | null {
    const reading = text === null ? null : readJson(text);
    return reading?.ok ? new JsonDocument(text!, reading.value) : null;
  }

  /** The position of a value or a key, or of its nearest parent if it is missing, and its text. */
  find(path: JsonPath, part: 'key' | 'value'): { readonly span: Span; readonly text: string } {
    this.#locator ??= new JsonLocator(this.text);
    for (let length = path.length; length > 0; length -= 1) {
      const isWhole = length === path.length;
      // A missing member is reported at the key of its object, whose value may span many lines.
      const range =
        this.#locator.range(path.slice(0, length), isWhole ? part : 'key') ??
        this.#locator.range(path.slice(0, length), 'value');
      if (range === null) continue;
      const span = this.#locator.span(range);
      const isShort = isWhole || span.line === span.endLine;
      return { span: isShort ? span : firstCharacter(span), text: this.#locator.textAt(range) };
    }
    return { span: START_OF_FILE, text: '' };
  }
}

function firstCharacter({ line, column }: Span): Span {
  return { line, column, endLine: line, endColumn: column + 1 };
}

/** The keys of a JSON pointer. */
export function pointerKeys(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replace(/~1/g, '/').replace(/~0/g, '~'));
}

/** The path of a JSON pointer without the document: what looks like an index is treated as one. */
export function pointerPath(pointer: string): JsonPath {
  return pointerKeys(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
