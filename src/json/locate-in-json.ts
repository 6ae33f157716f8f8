import type { Span } from '../report/diagnostic.js';
import { TextPositions } from '../skill/split-document.js';
import type { JsonPath } from './json.js';
import { type JsonNode, parseJsonTree } from './json-tree.js';
import { withoutMark } from './read-json.js';

/** Finds many positions in one text, which is parsed once. */
export class JsonLocator {
  readonly #root: JsonNode;
  readonly #positions: TextPositions;

  /** Takes a text that `readJson` accepts. */
  constructor(text: string) {
    const body = withoutMark(text);
    this.#root = parseJsonTree(body);
    this.#positions = new TextPositions(body);
  }

  /** The position of a key or a value; `null` if it does not exist. */
  locate(path: JsonPath, part: 'key' | 'value'): Span | null {
    const node = this.#find(path);
    const range = part === 'value' ? node : node?.key;
    return range == null ? null : this.#positions.span(range.start, range.end);
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
