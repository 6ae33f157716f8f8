import type { EditedValue, Item } from './edited-value.js';
import type { JsonKind } from './json.js';
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

interface WritePlace extends Place {
  /** Values in the text that new values here should look like. */
  readonly models: () => Models;
}

/** The text of a value; parts without an edit are unchanged. */
export function writeValue(value: EditedValue, place: WritePlace, style: DocumentStyle): string {
  if (value.node !== null && !value.isOpen) return value.node.raw;
  return value.kind === 'scalar' ? JSON.stringify(value.fresh) : writeContainer(value, place, style);
}

function writeContainer(value: EditedValue, place: WritePlace, style: DocumentStyle): string {
  const { node, kind } = value;
  refuseTakenKeys(value.items);
  const items = (value.order ?? inOrder(value.items)).filter(({ isRemoved }) => !isRemoved);
  const [open, close] = kind === 'array' ? '[]' : '{}';
  if (items.length === 0) return node?.members.length === 0 ? node.raw : `${open}${close}`;
  const layout = layoutFor(value, items, { place, style });
  let text = open!;
  let indent = place.indent;
  for (const { item, gap } of withGaps(items, node, layout)) {
    if (item.node === null) indent = layout.memberIndent;
    else if (hasNewline(gap)) indent = indentAfter(gap);
    const models = () => {
      return kind === 'array'
        ? modelsForElement(node, place.models())
        : modelsForKey(item.key, node, place.models());
    };
    const written = writeValue(item.value, { indent, isInline: layout.isInline, models }, style);
    text += gap + writeKey(item, kind, layout) + written;
  }
  return text + layout.tail + close;
}

/** Puts members with `after` behind their predecessor, in the order of their edits. */
function inOrder(items: readonly Item[]): readonly Item[] {
  const placed = items.filter(({ after }) => after !== undefined);
  if (placed.length === 0) return items;
  const behind = new Map<string | null, Item[]>();
  for (const item of placed) {
    const group = behind.get(item.after!);
    if (group === undefined) behind.set(item.after!, [item]);
    else group.push(item);
  }
  const followers = (key: string | null) => {
    const group = behind.get(key) ?? [];
    behind.delete(key);
    return group;
  };
  const staying = items.filter(({ after }) => after === undefined);
  const ordered = [...followers(null), ...staying.flatMap((item) => [item, ...followers(item.key)])];
  return [...ordered, ...[...behind.values()].flat()];
}

function layoutFor(
  { node, kind }: EditedValue,
  items: readonly Item[],
  { place, style }: { readonly place: WritePlace; readonly style: DocumentStyle },
): Layout {
  if (node !== null && node.members.length > 0) return layoutOf(node, place.indent, style);
  const holdsContainers = items.some(({ value }) => value.kind !== 'scalar');
  const model = pickModel(place.models(), { kind, holdsContainers, isInline: place.isInline });
  return layoutLike(model, place, style);
}

/** The members that are written, each with the text before it. */
function* withGaps(items: readonly Item[], node: JsonNode | null, { lead, separator }: Layout) {
  const indexOf = new Map(node?.members.map((member, index) => [member, index]));
  let previous: number | null = null;
  for (const [position, item] of items.entries()) {
    const isPlaced = item.node === null || item.after !== undefined || item.isMoved === true;
    const index = isPlaced ? undefined : indexOf.get(item.node!);
    if (position === 0) yield { item, gap: lead };
    else if (index === undefined || (previous === null && index === 0)) yield { item, gap: separator };
    else if (previous === null) yield { item, gap: node!.gapBefore(index) };
    else yield { item, gap: gapAfterRemoval(node!, previous + 1, index) };
    previous = index ?? null;
  }
}

/** Of the gaps around removed members, the one with the line break stays. */
function gapAfterRemoval(node: JsonNode, firstRemoved: number, next: number): string {
  const [first, last] = [node.gapBefore(firstRemoved), node.gapBefore(next)];
  return hasNewline(first) && !hasNewline(last) ? first : last;
}

function writeKey({ key, newKey, node }: Item, kind: JsonKind, layout: Layout): string {
  if (kind === 'array') return '';
  if (node?.key == null) return JSON.stringify(newKey ?? key) + layout.colon;
  const written =
    newKey === undefined ? node.text.slice(node.key.start, node.key.end) : JSON.stringify(newKey);
  return written + node.text.slice(node.key.end, node.start);
}

function refuseTakenKeys(items: readonly Item[]): void {
  if (!items.some(({ newKey }) => newKey !== undefined)) return;
  const ownerOf = new Map<string, string>();
  for (const { key, newKey = key, isRemoved } of items) {
    if (isRemoved) continue;
    const owner = ownerOf.get(newKey);
    if (owner !== undefined && owner !== key) {
      throw new RangeError(`Two properties would be named ${JSON.stringify(newKey)}.`);
    }
    ownerOf.set(newKey, key);
  }
}
