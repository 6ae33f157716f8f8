import type { Json, JsonKind } from './json.js';
import {
  type DocumentStyle,
  hasNewline,
  indentAfter,
  type Layout,
  layoutLike,
  layoutOf,
  type Models,
  modelsForElement,
  modelsForKey,
  type Place,
  pickModel,
} from './json-style.js';
import type { JsonNode } from './json-tree.js';

/** A value of the new text. */
export interface NewValue {
  readonly kind: JsonKind;
  /** Where it was in the text; `null` for a new one. */
  readonly node: JsonNode | null;
  readonly value: Json;
  readonly members: readonly NewMember[];
}

/** A property or an element of the new text. */
export interface NewMember {
  /** Empty for an element. */
  readonly key: string;
  readonly node: JsonNode | null;
  readonly value: NewValue;
  /** Its neighbors in the text are no longer its neighbors. */
  readonly isMoved: boolean;
}

interface WritePlace extends Place {
  /** Values in the text that new values here should look like. */
  readonly models: () => Models;
}

/** The text of a value. */
export function writeValue(value: NewValue, place: WritePlace, style: DocumentStyle): string {
  if (value.kind === 'scalar') return value.node?.raw ?? JSON.stringify(value.value);
  return writeContainer(value, place, style);
}

function writeContainer(value: NewValue, place: WritePlace, style: DocumentStyle): string {
  const { node, kind, members } = value;
  const [open, close] = kind === 'array' ? '[]' : '{}';
  if (members.length === 0) return node?.members.length === 0 ? node.raw : `${open}${close}`;
  const layout = layoutFor(value, { place, style });
  let text = open!;
  let indent = place.indent;
  for (const { member, gap } of withGaps(members, node, layout)) {
    if (member.node === null) indent = layout.memberIndent;
    else if (hasNewline(gap)) indent = indentAfter(gap);
    const models = () => {
      return kind === 'array'
        ? modelsForElement(node, place.models())
        : modelsForKey(member.key, node, place.models());
    };
    const written = writeValue(member.value, { indent, isInline: layout.isInline, models }, style);
    text += gap + writeKey(member, kind, layout) + written;
  }
  return text + layout.tail + close;
}

function layoutFor(
  { node, kind, members }: NewValue,
  { place, style }: { readonly place: WritePlace; readonly style: DocumentStyle },
): Layout {
  if (node !== null && node.members.length > 0) return layoutOf(node, place.indent, style);
  const holdsContainers = members.some(({ value }) => value.kind !== 'scalar');
  const model = pickModel(place.models(), { kind, holdsContainers, isInline: place.isInline });
  return layoutLike(model, place, style);
}

/** The members, each with the text before it. */
function* withGaps(members: readonly NewMember[], node: JsonNode | null, { lead, separator }: Layout) {
  const indexOf = new Map(node?.members.map((member, index) => [member, index]));
  let previous: number | null = null;
  for (const [position, member] of members.entries()) {
    const index = member.node === null || member.isMoved ? undefined : indexOf.get(member.node);
    if (position === 0) yield { member, gap: lead };
    else if (index === undefined || (previous === null && index === 0)) yield { member, gap: separator };
    else if (previous === null) yield { member, gap: node!.gapBefore(index) };
    else yield { member, gap: gapAfterRemoval(node!, previous + 1, index) };
    previous = index ?? null;
  }
}

/** Of the gaps around removed members, the one with the line break stays. */
function gapAfterRemoval(node: JsonNode, firstRemoved: number, next: number): string {
  const [first, last] = [node.gapBefore(firstRemoved), node.gapBefore(next)];
  return hasNewline(first) && !hasNewline(last) ? first : last;
}

function writeKey({ key, node }: NewMember, kind: JsonKind, layout: Layout): string {
  if (kind === 'array') return '';
  if (node?.key == null) return JSON.stringify(key) + layout.colon;
  return node.text.slice(node.key.start, node.start);
}
