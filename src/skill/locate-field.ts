import { isMap, isPair, isScalar, isSeq, type Node, type Pair, parseDocument } from 'yaml';
import type { FieldPlace, Span } from '../report/diagnostic.js';
import type { ParsedSkill } from './parse-skill.js';

type Range = readonly [number, number];

/**
 * Where a top-level key stands, or its value on its own line. Enough for most findings, without a YAML parser that
 * keeps positions; `null` leaves it to `fieldLocator`.
 */
export function locateSimpleField(parsed: ParsedSkill, place: FieldPlace): Span | null {
  const [name] = place.field;
  if (place.field.length !== 1 || typeof name !== 'string') return null;
  const range = place.part === 'key' ? findKey(parsed, name) : findSimpleValue(parsed, name);
  return range === null ? null : parsed.positions.span(...range);
}

/** The text of a plain scalar as it was written: `1.10`, not the number 1.1. */
export function sourceOfField(parsed: ParsedSkill, name: string): string | null {
  const range = findSimpleValue(parsed, name);
  return range === null ? null : parsed.text.slice(...range);
}

/** The opening fence: where a missing field is reported. */
export function openingFence(parsed: ParsedSkill): Span {
  const start = parsed.text.lastIndexOf('---', Math.max(0, parsed.yamlStart - 1));
  return parsed.positions.span(Math.max(0, start), Math.max(0, start) + 3);
}

const SIMPLE_VALUE =
  /[ \t]+("(?:[^"\\\r\n]|\\.)*"|'(?:[^'\r\n]|'')*'|[^\s"'|>[{&*!#%@`][^\r\n]*?)[ \t]*(?:[ \t]#[^\r\n]*)?(?=\r|\n|$)/y;

function findSimpleValue(parsed: ParsedSkill, name: string): Range | null {
  const key = findKey(parsed, name);
  if (key === null) return null;
  SIMPLE_VALUE.lastIndex = key[1] + 1;
  const match = SIMPLE_VALUE.exec(parsed.text);
  if (match === null || SIMPLE_VALUE.lastIndex > parsed.yamlEnd) return null;
  const after = /(?:\r\n|\r|\n)(?=[ \t]+\S)/y;
  after.lastIndex = SIMPLE_VALUE.lastIndex;
  // An indented next line continues a plain scalar.
  if (after.test(parsed.text) && after.lastIndex < parsed.yamlEnd) return null;
  const valueStart = match.index + match[0].indexOf(match[1]!);
  const value = match[1]!;
  const comment = /^["']/.test(value) ? -1 : value.search(/[ \t]#/);
  const length = comment === -1 ? value.length : value.slice(0, comment).trimEnd().length;
  return [valueStart, valueStart + length];
}

/** A key that begins a line of the frontmatter. */
function findKey(parsed: ParsedSkill, name: string): Range | null {
  let from = parsed.yamlStart;
  for (;;) {
    const start = parsed.text.indexOf(`${name}:`, from);
    if (start === -1 || start >= parsed.yamlEnd) return null;
    const before = parsed.text[start - 1];
    if (before === '\n' || before === '\r') return [start, start + name.length];
    from = start + 1;
  }
}

/**
 * Tells where any field stands, nested ones too.
 * Kept apart because the parser that knows positions takes longer to load than a whole run without findings.
 */
export function fieldLocator(parsed: ParsedSkill): (place: FieldPlace) => Span {
  return (place) => {
    const range = fieldRange(parsed, place);
    return range === null ? openingFence(parsed) : parsed.positions.span(...range);
  };
}

/** The same as offsets in the text; `null` when the field is missing. */
export function fieldRange(parsed: ParsedSkill, place: FieldPlace): Range | null {
  const range = rangeOf(contentsOf(parsed), place);
  if (range === null) return null;
  const [start, end] = range;
  const text = sourceOf(parsed).slice(start, end).trimEnd();
  return [parsed.yamlStart + start, parsed.yamlStart + start + text.length];
}

/** The text of a scalar as it was written; `null` where no scalar stands, but an alias, say. */
export function scalarSource(parsed: ParsedSkill, path: FieldPlace['field']): string | null {
  let node: unknown = contentsOf(parsed);
  for (const segment of path) {
    const next = childOf(node, segment);
    node = isPair(next) ? next.value : next;
  }
  return isScalar(node) && node.source ? node.source : null;
}

/** The text is parsed once, however many fields of it are asked for. */
const parsedTexts = new WeakMap<ParsedSkill, unknown>();

function contentsOf(parsed: ParsedSkill): unknown {
  if (!parsedTexts.has(parsed))
    parsedTexts.set(parsed, parseDocument(sourceOf(parsed), OPTIONS as object).contents);
  return parsedTexts.get(parsed);
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

function itemBelow(node: unknown, text: string): Node | null {
  if (isMap(node)) return firstOf(node.items, (pair) => itemBelow(pair.value, text));
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

/** The text of a number or a switch as it was written: `1.10`, not 1.1; `null` for what does not stand there. */
export function sourceOfValue(parsed: ParsedSkill, path: readonly (string | number)[]): string | null {
  return glance(parsed, path) ?? scalarSource(parsed, path);
}

function glance(parsed: ParsedSkill, path: readonly (string | number)[]): string | null {
  const [outer, inner, ...deeper] = path;
  if (inner === undefined) return sourceOfField(parsed, String(outer));
  if (typeof inner === 'number' || deeper.length > 0) return null;
  return sourceInBlock(parsed, String(outer), inner);
}

/** `metadata:`, and on indented lines below it `version: 1.10`. */
function sourceInBlock(parsed: ParsedSkill, outer: string, inner: string): string | null {
  const lines = parsed.text.slice(parsed.yamlStart, parsed.yamlEnd).split(/\r\n|\r|\n/);
  const start = lines.findIndex((line) => line.trimEnd() === `${outer}:`) + 1;
  const indent = start === 0 ? '' : /^ */.exec(lines[start] ?? '')![0];
  if (indent === '') return null;
  const end = lines.findIndex((line, index) => index > start && !line.startsWith(indent));
  const block = lines.slice(start, end === -1 ? undefined : end);
  const line = block.find((candidate) => candidate.startsWith(`${indent}${inner}: `));
  return line === undefined
    ? null
    : (PLAIN_WORD.exec(line.slice(indent.length + inner.length + 1))?.[1] ?? null);
}

const PLAIN_WORD = /^[ \t]+([\w.+-]+)[ \t]*(?:[ \t]#.*)?$/;
