import { isSpace, type JsonKind, type JsonNode } from './json-tree.js';
import { NEWLINE } from './read-json.js';

/** What the whole document has in common, for what its surroundings do not say. */
export interface DocumentStyle {
  readonly eol: string;
  /** One step of indentation. */
  readonly unit: string;
  /** From the end of a key to its value. */
  readonly colon: string;
  /** Between members that stand on one line. */
  readonly comma: string;
  readonly isOneLine: boolean;
}

/** How a container sets its members: `[` lead member separator member tail `]`. */
export interface Layout {
  readonly lead: string;
  readonly separator: string;
  readonly tail: string;
  readonly colon: string;
  /** All of it stands on one line. */
  readonly isInline: boolean;
  /** Indentation of the lines its members begin on. */
  readonly memberIndent: string;
}

const RETURN = 0x0d;
const BLANK = 0x20;
const TAB = 0x09;

/** A longer gap is no style but an attempt to make us repeat it. */
const LONGEST_GAP = 200;

/** Reads the habits of a document off its first lines. */
export function detectStyle(root: JsonNode): DocumentStyle {
  const { source } = root;
  const newline = source.find(NEWLINE, 0);
  const colon = firstColon(root) ?? ': ';
  const isOneLine = root.members.length > 0 && !root.spansLines;
  return {
    eol: newline > 0 && source.unitAt(newline - 1) === RETURN ? '\r\n' : '\n',
    unit: detectUnit(root),
    colon,
    comma: isOneLine ? oneLineComma(root, colon) : ', ',
    isOneLine,
  };
}

function detectUnit(root: JsonNode): string {
  const indented = firstIndentation(root);
  if (indented !== undefined) return withinReason(indented) ?? '  ';
  return root.members.length > 0 && root.spansLines ? '' : '  ';
}

/** Of the first line that has one. */
function firstIndentation({ source }: JsonNode): string | undefined {
  for (let newline = source.find(NEWLINE, 0); newline !== -1; newline = source.find(NEWLINE, newline + 1)) {
    let end = newline + 1;
    while (source.unitAt(end) === BLANK || source.unitAt(end) === TAB) end++;
    const isEmpty = end === source.length || isSpace(source.unitAt(end));
    if (!isEmpty && end > newline + 1) return source.slice(newline + 1, end);
  }
  return undefined;
}

function oneLineComma(root: JsonNode, colon: string): string {
  const gap = root.members.length > 1 ? withinReason(root.gapBefore(1)) : undefined;
  return gap ?? (colon === ':' ? ',' : ', ');
}

function firstColon(node: JsonNode): string | undefined {
  const first = node.members[0];
  if (first === undefined) return undefined;
  if (node.kind === 'array') return first.value.kind === 'object' ? firstColon(first.value) : undefined;
  const colon = node.source.slice(first.keyEnd, first.value.start);
  return hasNewline(colon) ? undefined : withinReason(colon);
}

/** The layout of a container that has members, for writing more of them. */
export function layoutOf(node: JsonNode, indent: string, style: DocumentStyle): Layout {
  const lead = node.gapBefore(0);
  return {
    lead,
    separator: separatorOf(node, style),
    tail: node.tail,
    colon: (node.kind === 'object' ? firstColon(node) : undefined) ?? style.colon,
    isInline: style.isOneLine || !node.spansLines,
    memberIndent: hasNewline(lead) ? indentAfter(lead) : indent,
  };
}

/** The layout of a new container that begins on a line with this indentation, modelled on another one. */
export function layoutLike(model: JsonNode | undefined, at: NewPlace, style: DocumentStyle): Layout {
  const like = model === undefined ? undefined : layoutOf(model, at.indent, style);
  const colon = like?.colon ?? style.colon;
  const isInline = at.isInline || (like?.isInline ?? style.isOneLine);
  // `[{` … `}, {` … `}]` is a habit of its own: the brackets hug members that span lines.
  const isHugging = like !== undefined && !hasNewline(like.lead);
  if (isInline || isHugging) {
    return { ...inlineGaps(like, style), colon, isInline, memberIndent: at.indent };
  }
  const memberIndent = at.indent + style.unit;
  return {
    lead: style.eol + memberIndent,
    separator: `,${style.eol}${memberIndent}`,
    tail: style.eol + at.indent,
    colon,
    isInline: false,
    memberIndent,
  };
}

export interface NewPlace {
  readonly indent: string;
  /** It stands inside a container that is written on one line. */
  readonly isInline: boolean;
}

function inlineGaps(
  like: Layout | undefined,
  style: DocumentStyle,
): { lead: string; separator: string; tail: string } {
  const onOneLine = (gap: string | undefined) =>
    gap === undefined || hasNewline(gap) ? undefined : withinReason(gap);
  const lead = onOneLine(like?.lead) ?? '';
  return {
    lead,
    separator: onOneLine(like?.separator) ?? style.comma,
    tail: onOneLine(like?.tail) ?? lead,
  };
}

function separatorOf(node: JsonNode, style: DocumentStyle): string {
  if (node.members.length > 1) {
    return withinReason(withoutBlankLines(node.gapBefore(node.members.length - 1))) ?? style.comma;
  }
  const lead = node.gapBefore(0);
  return hasNewline(lead) ? `,${style.eol}${indentAfter(lead)}` : style.comma;
}

function withoutBlankLines(gap: string): string {
  return gap.replace(/(\r?\n)(?:[ \t]*\r?\n)+/g, '$1');
}

/** The indentation of the last line that a gap begins; a comma may follow it. */
export function indentAfter(gap: string): string {
  const [indent = ''] = /^[ \t]*/.exec(gap.slice(gap.lastIndexOf('\n') + 1)) ?? [];
  return withinReason(indent) ?? '';
}

export function hasNewline(text: string): boolean {
  return text.includes('\n');
}

function withinReason(gap: string): string | undefined {
  return gap.length <= LONGEST_GAP ? gap : undefined;
}

/** Values in the text that a new value should look like, best first. */
export interface Models {
  /** Its counterparts: the elements beside it, or what other entries have under the same key. */
  readonly counterparts: readonly JsonNode[];
  /** What else is written near it. */
  readonly nearby: readonly JsonNode[];
}

export const NO_MODELS: Models = { counterparts: [], nearby: [] };

/** So many neighbours are looked at; more would make many insertions quadratic. */
const ENOUGH = 16;

/** Models for an element of this array, which may be missing itself and have models only. */
export function modelsForElement(array: JsonNode | undefined, models: Models): Models {
  const peers = models.counterparts.flatMap((peer) => lastValues(peer));
  return {
    counterparts: [...lastValues(array), ...peers].slice(0, ENOUGH),
    nearby: nearby(array, models),
  };
}

/** Models for the value under a key of this object, which may be missing itself and have models only. */
export function modelsForKey(key: string, object: JsonNode | undefined, models: Models): Models {
  const counterparts = models.counterparts.flatMap((peer) => peer.member(key)?.value ?? []);
  return { counterparts: counterparts.slice(0, ENOUGH), nearby: nearby(object, models) };
}

function nearby(container: JsonNode | undefined, models: Models): readonly JsonNode[] {
  const around = container ?? models.counterparts[0];
  const own = around === undefined ? [] : [...lastValues(around), around];
  return [...own, ...models.nearby].slice(0, 2 * ENOUGH);
}

/** The last few values of a container, last one first. */
function lastValues(node: JsonNode | undefined): readonly JsonNode[] {
  return (node?.members ?? [])
    .slice(-ENOUGH)
    .map((member) => member.value)
    .reverse();
}

export interface Wanted {
  readonly kind: JsonKind;
  readonly holdsContainers: boolean;
  readonly isInline: boolean;
}

/** The value to write another one like: a list of words is no model for a list of entries nearby. */
export function pickModel(models: Models, wanted: Wanted): JsonNode | undefined {
  const isLike = (node: JsonNode) => node.kind === wanted.kind && node.members.length > 0;
  const isBuiltLike = (node: JsonNode) => wanted.isInline || holdsContainers(node) === wanted.holdsContainers;
  return models.counterparts.find(isLike) ?? models.nearby.find((node) => isLike(node) && isBuiltLike(node));
}

function holdsContainers(node: JsonNode): boolean {
  return node.members.slice(0, ENOUGH).some((member) => member.value.kind !== 'scalar');
}
