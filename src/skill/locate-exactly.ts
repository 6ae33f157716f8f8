import { isMap, isPair, isScalar, isSeq, type Node, type Pair, parseDocument } from 'yaml';
import type { FieldPlace, TextRange } from '../text/span.js';
import { openingFence } from './locate-field.js';
import type { ParsedSkill } from './parse-skill.js';

type Range = readonly [number, number];

/**
 * Locates any field, including nested ones. A separate module, loaded only for findings: the parser with positions
 * takes longer to load than a whole run without findings.
 */
export function fieldLocator(parsed: ParsedSkill): (place: FieldPlace) => TextRange {
  const source = sourceOf(parsed);
  const { contents } = parseDocument(source, OPTIONS as object);
  return (place) => {
    const range = rangeOf(contents, place);
    if (range === null) return openingFence(parsed);
    const [start, end] = range;
    const text = source.slice(start, end).trimEnd();
    return { start: parsed.yamlStart + start, end: parsed.yamlStart + start + text.length };
  };
}

/** The offsets of a scalar in the text, including quotes; `null` if there is none at this path. */
export function scalarRange(parsed: ParsedSkill, path: readonly string[]): Range | null {
  let node: unknown = parseDocument(sourceOf(parsed), OPTIONS as object).contents;
  for (const key of path) {
    const pair = childOf(node, key);
    node = isPair(pair) ? pair.value : null;
  }
  const range = isScalar(node) ? nodeRange(node) : null;
  return range === null ? null : [parsed.yamlStart + range[0], parsed.yamlStart + range[1]];
}

function sourceOf({ text, yamlStart, yamlEnd }: ParsedSkill): string {
  return text.slice(yamlStart, yamlEnd);
}

const OPTIONS = {
  keepSourceTokens: false,
  merge: true,
  maxAliasCount: 0,
  uniqueKeys: false,
  logLevel: 'silent',
};

/** The deepest part of the path that exists; a missing element is reported at its parent. */
function rangeOf(root: unknown, place: FieldPlace): Range | null {
  let node: unknown = root;
  let pair: Pair | null = null;
  for (const segment of place.field) {
    const next = childOf(node, segment);
    if (next === null) break;
    pair = isPair(next) ? next : null;
    node = isPair(next) ? next.value : next;
  }
  const item = place.item === undefined ? null : itemBelow(node, place.item.toLowerCase());
  const wanted = item ?? (place.part === 'key' && pair !== null ? pair.key : (node ?? pair?.key));
  return wanted === root ? null : nodeRange(wanted);
}

/** A text can be a list, too: `triggers: open a form, fill it in`. */
function itemBelow(node: unknown, text: string): Node | null {
  if (isMap(node)) return firstOf(node.items, (pair) => itemBelow(pair.value, text));
  if (isScalar(node)) {
    const items = String(node.value)
      .toLowerCase()
      .split(/[,;\n]/);
    return items.some((item) => item.trim() === text) ? node : null;
  }
  if (!isSeq(node)) return null;
  return firstOf(node.items, (item) =>
    isScalar(item) && String(item.value).trim().toLowerCase() === text ? item : null,
  );
}

function firstOf<Item>(items: readonly Item[], find: (item: Item) => Node | null): Node | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

function childOf(node: unknown, segment: string | number): Pair | Node | null {
  if (isMap(node))
    return (
      node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === String(segment)) ?? null
    );
  if (isSeq(node) && typeof segment === 'number') return (node.items[segment] as Node | undefined) ?? null;
  return null;
}

function nodeRange(node: unknown): Range | null {
  const range = (node as Node | null)?.range;
  return range ? [range[0], range[1]] : null;
}
