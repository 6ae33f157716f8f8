import type { Span } from '../report/diagnostic.js';
import { TextPositions } from '../skill/split-document.js';
import type { JsonPath } from './edit-json.js';
import { type JsonMember, type JsonNode, openJson } from './json-tree.js';
import { withoutMark } from './read-json.js';

/** Answers many questions about the places in one text without reading it again for each. */
export class JsonLocator {
  readonly #root: JsonNode;
  readonly #positions: TextPositions;

  /** The text has to be one that `readJson` accepts. */
  constructor(text: string) {
    const body = withoutMark(text);
    this.#root = openJson(body);
    this.#positions = new TextPositions(body);
  }

  /** Where a key or a value stands; `null` where there is none. */
  locate(path: JsonPath, part: 'key' | 'value'): Span | null {
    const found = findMember(this.#root, path);
    if (found === undefined) return null;
    if (part === 'value') return this.#positions.span(found.value.start, found.value.end);
    return found.keyEnd > found.start ? this.#positions.span(found.start, found.keyEnd) : null;
  }

  /** Keys of an object in file order, each once. */
  keys(path: JsonPath): string[] {
    const node = findMember(this.#root, path)?.value;
    if (node?.kind !== 'object') return [];
    return [...new Set(node.members.map((member) => member.key))];
  }
}

function findMember(root: JsonNode, path: JsonPath): JsonMember | undefined {
  let member: JsonMember | undefined = { start: root.start, key: '', keyEnd: root.start, value: root };
  for (const segment of path) member = member?.value.member(segment);
  return member;
}

/** Where one key or value stands; `null` where there is none. For many, use a `JsonLocator`. */
export function locateInJson(text: string, path: JsonPath, part: 'key' | 'value'): Span | null {
  return new JsonLocator(text).locate(path, part);
}

/** Keys of an object in file order: `JSON.parse` puts those that look like integers first. */
export function orderedKeys(text: string, path: JsonPath): string[] {
  return new JsonLocator(text).keys(path);
}

/** The names on the way that a JSON pointer describes. */
export function pointerKeys(pointer: string): readonly string[] {
  return pointer.split('/').slice(1).map(keyOf);
}

/** The same for whoever does not hold the document: what looks like a place in a list is taken for one. */
export function pointerPath(pointer: string): readonly (string | number)[] {
  return pointerKeys(pointer).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

function keyOf(segment: string): string {
  return segment.replace(/~1/g, '/').replace(/~0/g, '~');
}
