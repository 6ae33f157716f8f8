import type { JsonKind } from './json.js';
import type { JsonNode } from './json-tree.js';

/** The style of the whole document, for what a value's neighbors do not show. */
export interface DocumentStyle {
  readonly eol: string;
  /** One step of indentation. */
  readonly unit: string;
  /** From the end of a key to its value. */
  readonly colon: string;
  /** Between members on one line. */
  readonly comma: string;
  readonly isOneLine: boolean;
}

/** The layout of a container: `[` lead member separator member tail `]`. */
export interface Layout {
  readonly lead: string;
  readonly separator: string;
  readonly tail: string;
  readonly colon: string;
  /** All of it is on one line. */
  readonly isInline: boolean;
  /** Indentation of the lines of its members. */
  readonly memberIndent: string;
}

/** Where a value is written. */
export interface Place {
  /** Indentation of the line it begins on. */
  readonly indent: string;
  /** It is inside a container written on one line. */
  readonly isInline: boolean;
}

/** A longer gap is not a style but an attempt to make us repeat it. */
const MAX_GAP_LENGTH = 200;

/** Detects the style of a document from its first lines. */
export function detectStyle(root: JsonNode): DocumentStyle {
  const colon = firstColon(root) ?? ': ';
  const isOneLine = root.members.length > 0 && !spansLines(root);
  return {
    eol: /\r?\n/.exec(root.text)?.[0] ?? '\n',
    unit: detectUnit(root),
    colon,
    comma: isOneLine ? oneLineComma(root, colon) : ', ',
    isOneLine,
  };
}

function detectUnit(root: JsonNode): string {
  const indent = /\n([ \t]+)[^ \t\r\n]/.exec(root.text)?.[1];
  if (indent !== undefined) return withinReason(indent) ?? '  ';
  return root.members.length > 0 && spansLines(root) ? '' : '  ';
}

function oneLineComma(root: JsonNode, colon: string): string {
  const gap = root.members.length > 1 ? withinReason(root.gapBefore(1)) : undefined;
  return gap ?? (colon === ':' ? ',' : ', ');
}

function firstColon(node: JsonNode): string | undefined {
  const first = node.members[0];
  if (first === undefined) return undefined;
  if (first.key === null) return first.kind === 'object' ? firstColon(first) : undefined;
  return onOneLine(node.text.slice(first.key.end, first.start));
}

/** The layout of a container that has members, for writing more of them. */
export function layoutOf(node: JsonNode, indent: string, style: DocumentStyle): Layout {
  const lead = node.gapBefore(0);
  return {
    lead,
    separator: separatorOf(node, style),
    tail: node.tail,
    colon: (node.kind === 'object' ? firstColon(node) : undefined) ?? style.colon,
    isInline: style.isOneLine || !spansLines(node),
    memberIndent: hasNewline(lead) ? indentAfter(lead) : indent,
  };
}

/** The layout of a new container at this position, modeled on another one. */
export function layoutLike(model: JsonNode | undefined, place: Place, style: DocumentStyle): Layout {
  const like = model === undefined ? undefined : layoutOf(model, place.indent, style);
  const colon = like?.colon ?? style.colon;
  const isInline = place.isInline || (like?.isInline ?? style.isOneLine);
  // `[{` … `}, {` … `}]`: the brackets share lines with members that span lines.
  const isHugging = like !== undefined && !hasNewline(like.lead);
  if (isInline || isHugging) {
    const lead = onOneLine(like?.lead) ?? '';
    const separator = onOneLine(like?.separator) ?? style.comma;
    const tail = onOneLine(like?.tail) ?? lead;
    return { lead, separator, tail, colon, isInline, memberIndent: place.indent };
  }
  const memberIndent = place.indent + style.unit;
  return {
    lead: style.eol + memberIndent,
    separator: `,${style.eol}${memberIndent}`,
    tail: style.eol + place.indent,
    colon,
    isInline: false,
    memberIndent,
  };
}

function separatorOf(node: JsonNode, style: DocumentStyle): string {
  const lead = node.gapBefore(0);
  if (node.members.length > 1) {
    const gap = node.gapBefore(node.members.length - 1);
    // A blank line groups members; it is not repeated.
    return withinReason(gap.replace(/(\r?\n)(?:[ \t]*\r?\n)+/g, '$1')) ?? style.comma;
  }
  return hasNewline(lead) ? `,${style.eol}${indentAfter(lead)}` : style.comma;
}

/** The indentation of the last line in a gap; a comma may follow it. */
export function indentAfter(gap: string): string {
  const [indent] = /^[ \t]*/.exec(gap.slice(gap.lastIndexOf('\n') + 1))!;
  return withinReason(indent) ?? '';
}

export function hasNewline(text: string): boolean {
  return text.includes('\n');
}

function spansLines(node: JsonNode): boolean {
  return hasNewline(node.raw);
}

function onOneLine(gap: string | undefined): string | undefined {
  return gap === undefined || hasNewline(gap) ? undefined : withinReason(gap);
}

function withinReason(gap: string): string | undefined {
  return gap.length <= MAX_GAP_LENGTH ? gap : undefined;
}

/** Values in the text that a new value should look like, best first. */
export interface Models {
  /** The elements next to it, or the values of the same key in other entries. */
  readonly counterparts: readonly JsonNode[];
  /** Other values near it. */
  readonly nearby: readonly JsonNode[];
}

/** The number of neighbors to look at; more would make many insertions quadratic. */
const MAX_MODELS = 16;

/** Models for an element of this array, which may itself be new and have only models. */
export function modelsForElement(array: JsonNode | null, models: Models): Models {
  const counterparts = [...lastMembers(array), ...models.counterparts.flatMap(lastMembers)];
  return { counterparts: counterparts.slice(0, MAX_MODELS), nearby: nearbyOf(array, models) };
}

/** Models for the value of a key of this object, which may itself be new and have only models. */
export function modelsForKey(key: string, object: JsonNode | null, models: Models): Models {
  const counterparts = models.counterparts.flatMap((peer) => peer.member(key) ?? []);
  return { counterparts: counterparts.slice(0, MAX_MODELS), nearby: nearbyOf(object, models) };
}

function nearbyOf(container: JsonNode | null, models: Models): readonly JsonNode[] {
  const around = container ?? models.counterparts[0] ?? null;
  const own = around === null ? [] : [...lastMembers(around), around];
  return [...own, ...models.nearby].slice(0, 2 * MAX_MODELS);
}

function lastMembers(node: JsonNode | null): readonly JsonNode[] {
  return (node?.members ?? []).slice(-MAX_MODELS).reverse();
}

export interface Wanted {
  readonly kind: JsonKind;
  readonly holdsContainers: boolean;
  readonly isInline: boolean;
}

/** The value to imitate. A list of words is not a model for a list of entries nearby. */
export function pickModel({ counterparts, nearby }: Models, wanted: Wanted): JsonNode | undefined {
  const isLike = (node: JsonNode) => node.kind === wanted.kind && node.members.length > 0;
  const isBuiltLike = (node: JsonNode) => wanted.isInline || holdsContainers(node) === wanted.holdsContainers;
  return counterparts.find(isLike) ?? nearby.find((node) => isLike(node) && isBuiltLike(node));
}

function holdsContainers(node: JsonNode): boolean {
  return node.members.slice(0, MAX_MODELS).some((member) => member.kind !== 'scalar');
}
