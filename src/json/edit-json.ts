import {
  isArray,
  isSameJson,
  type Json,
  type JsonKind,
  type JsonObject,
  type JsonPath,
  kindOf,
} from './json.js';
import {
  type DocumentStyle,
  detectStyle,
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
import { type JsonNode, parseJsonTree } from './json-tree.js';
import { withoutMark } from './read-json.js';

export type JsonEdit =
  /**
   * Replaces a value; a missing property is added last in its object, with its missing parents. With `after` the
   * property goes behind the one that came in under that name, or to the front for `null`.
   */
  | { readonly op: 'set'; readonly path: JsonPath; readonly value: Json; readonly after?: string | null }
  /** Renames a property in its place. */
  | { readonly op: 'rename'; readonly path: JsonPath; readonly key: string }
  /** Removes a property or an element, if there is one. */
  | { readonly op: 'remove'; readonly path: JsonPath }
  /** Adds an element to an array; a missing array is created. */
  | { readonly op: 'append'; readonly path: JsonPath; readonly value: Json };

/**
 * Edits JSON as text: what no edit names stays byte for byte, and what is written looks like its neighbours.
 * All paths name the text as it came in, which is one that `readJson` accepts. Of two edits that exclude each
 * other, the later one counts.
 */
export function editJson(text: string, edits: readonly JsonEdit[]): string {
  if (edits.length === 0) return text;
  const body = withoutMark(text);
  const node = parseJsonTree(body);
  const root: Item = { key: '', node, value: new EditedValue(node, null), isRemoved: false };
  for (const edit of edits) applyEdit(root, edit);
  const style = detectStyle(node);
  const place = { indent: '', isInline: style.isOneLine, models: () => ({ counterparts: [], nearby: [] }) };
  const mark = text.slice(0, text.length - body.length);
  return mark + body.slice(0, node.start) + writeValue(root.value, place, style) + body.slice(node.end);
}

/** A member of a container that is edited. */
interface Item {
  /** As it came in; empty for an element. */
  readonly key: string;
  newKey?: string;
  /** The key of the property that it goes behind, `null` for the front; absent where it stays or goes last. */
  after?: string | null;
  /** Where it was in the text; `null` for a new one. */
  readonly node: JsonNode | null;
  value: EditedValue;
  isRemoved: boolean;
}

/** A value as it is in the text (`node`) or a new one, whose members are looked at when an edit names one. */
class EditedValue {
  #items: Item[] | null = null;
  #byKey: Map<string, Item[]> | null = null;
  /** What an index means: the elements that came in, or those of a value that was set. */
  #elements: readonly Item[] = [];

  constructor(
    readonly node: JsonNode | null,
    readonly fresh: Json,
  ) {}

  get kind(): JsonKind {
    return this.node?.kind ?? kindOf(this.fresh);
  }

  get isOpen(): boolean {
    return this.#items !== null;
  }

  get items(): readonly Item[] {
    return this.#open();
  }

  /** The element or, as keys can be duplicates, the properties that a path means. */
  find(segment: string | number): readonly Item[] {
    if (typeof segment === 'number') {
      if (this.kind === 'array') this.#open();
      return this.#elements[segment] === undefined ? [] : [this.#elements[segment]];
    }
    if (this.kind !== 'object') return [];
    this.#byKey ??= groupByKey(this.#open());
    return this.#byKey.get(segment) ?? [];
  }

  /** Adds a member at the end; a key is one that the object does not have. */
  add(value: EditedValue, key = ''): Item {
    const item: Item = { key, node: null, value, isRemoved: false };
    this.#open().push(item);
    this.#byKey?.set(key, [item]);
    return item;
  }

  renumber(): void {
    if (this.kind === 'array') this.#elements = this.items.filter(({ isRemoved }) => !isRemoved);
  }

  #open(): Item[] {
    if (this.#items === null) {
      this.#items = this.node === null ? itemsOf(this.fresh) : itemsAt(this.node);
      this.renumber();
    }
    return this.#items;
  }
}

function groupByKey(items: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.key);
    if (group === undefined) groups.set(item.key, [item]);
    else group.push(item);
  }
  return groups;
}

function itemsAt(node: JsonNode): Item[] {
  return node.members.map((member) => ({
    key: member.key?.name ?? '',
    node: member,
    value: new EditedValue(member, null),
    isRemoved: false,
  }));
}

function itemsOf(fresh: Json): Item[] {
  const item = (key: string, value: Json): Item => {
    return { key, node: null, value: new EditedValue(null, value), isRemoved: false };
  };
  if (kindOf(fresh) === 'scalar') return [];
  if (isArray(fresh)) return fresh.map((element) => item('', element));
  return Object.entries(fresh as JsonObject).map(([key, value]) => item(key, value));
}

function applyEdit(root: Item, edit: JsonEdit): void {
  if (edit.op === 'remove') removeAt(root, edit.path);
  else if (edit.op === 'rename') renameAt(root, edit.path, edit.key);
  else if (edit.op === 'set') setAt(edit.path.reduce(stepInto, root), edit);
  else appendAt(edit.path.reduce(stepInto, root), edit.value);
}

function setAt(item: Item, { value, after }: Extract<JsonEdit, { readonly op: 'set' }>): void {
  item.value = valueFor(item.node, value);
  item.isRemoved = false;
  if (after !== undefined) item.after = after;
}

function appendAt(item: Item, element: Json): void {
  if (item.isRemoved) item.value = new EditedValue(null, []);
  if (item.value.kind !== 'array') throw new TypeError(`Cannot append to this ${item.value.kind}.`);
  item.value.add(new EditedValue(null, element));
  item.isRemoved = false;
}

/** The member of that name; a new one, removed as yet, where an object has none. */
function stepInto(parent: Item, segment: string | number): Item {
  if (parent.isRemoved) {
    parent.value = new EditedValue(null, {});
    parent.isRemoved = false;
  }
  const found = parent.value.find(segment).at(-1);
  if (found !== undefined) return found;
  if (typeof segment === 'number' || parent.value.kind !== 'object') throw nothingToEdit(segment);
  const added = parent.value.add(new EditedValue(null, null), segment);
  added.isRemoved = true;
  return added;
}

/** The members that a path means; none where there is nothing. */
function findAt(root: Item, path: JsonPath): readonly Item[] {
  if (path.length === 0) throw nothingToEdit('the whole document');
  let items: readonly Item[] = [root];
  for (const segment of path) {
    const parent = items.at(-1);
    items = parent === undefined || parent.isRemoved ? [] : parent.value.find(segment);
  }
  return items.filter(({ isRemoved }) => !isRemoved);
}

/** With all duplicates, so that no older value comes back. */
function removeAt(root: Item, path: JsonPath): void {
  for (const item of findAt(root, path)) item.isRemoved = true;
}

function renameAt(root: Item, path: JsonPath, key: string): void {
  const items = findAt(root, path);
  if (items.length === 0) throw nothingToEdit(path.at(-1)!);
  if (typeof path.at(-1) === 'number') throw new TypeError('An element has no name.');
  for (const item of items) item.newKey = key;
}

/** An edit of what cannot exist is the caller's mistake, and no edit may get lost silently. */
function nothingToEdit(segment: string | number): RangeError {
  return new RangeError(`There is no ${JSON.stringify(segment)} to edit in this value.`);
}

/** The value that takes the place of a node, and keeps those of its parts that stay as they are written. */
function valueFor(node: JsonNode | null, target: Json): EditedValue {
  if (node === null || node.kind !== kindOf(target)) return new EditedValue(null, target);
  if (node.kind === 'scalar') return new EditedValue(isWrittenAs(node, target) ? node : null, target);
  const value = new EditedValue(node, null);
  if (isArray(target)) changeElements(value, node, target);
  else changeProperties(value, target as JsonObject);
  return value;
}

function changeProperties(value: EditedValue, target: JsonObject): void {
  for (const item of value.items) item.isRemoved = !Object.hasOwn(target, item.key);
  for (const [key, next] of Object.entries(target)) {
    const old = value.find(key).at(-1);
    if (old === undefined) value.add(new EditedValue(null, next), key);
    else old.value = valueFor(old.node, next);
  }
}

function changeElements(value: EditedValue, node: JsonNode, target: readonly Json[]): void {
  const { items } = value;
  const old = node.members.map((member) => JSON.parse(member.raw) as Json);
  const same = countSame(old, target);
  const sameAtEnd = countSame(old.slice(same).reverse(), target.slice(same).reverse());
  if (old.length === target.length) {
    for (const [index, item] of items.entries()) item.value = valueFor(item.node, target[index]!);
  } else if (same === old.length) {
    for (const next of target.slice(same)) value.add(new EditedValue(null, next));
  } else if (same + sameAtEnd === target.length) {
    for (const item of items.slice(same, old.length - sameAtEnd)) item.isRemoved = true;
  } else {
    const written = new Map(node.members.map((member, index) => [JSON.stringify(old[index]), member]));
    for (const item of items) item.isRemoved = true;
    for (const next of target) value.add(new EditedValue(written.get(JSON.stringify(next)) ?? null, next));
  }
  value.renumber();
}

function countSame(a: readonly Json[], b: readonly Json[]): number {
  const end = Math.min(a.length, b.length);
  let count = 0;
  while (count < end && isSameJson(a[count], b[count])) count++;
  return count;
}

function isWrittenAs(node: JsonNode, value: Json): boolean {
  return node.raw === JSON.stringify(value) || JSON.parse(node.raw) === value;
}

interface WritePlace extends Place {
  /** Values in the text that what is written here should look like. */
  readonly models: () => Models;
}

function writeValue(value: EditedValue, place: WritePlace, style: DocumentStyle): string {
  if (value.node !== null && !value.isOpen) return value.node.raw;
  return value.kind === 'scalar' ? JSON.stringify(value.fresh) : writeContainer(value, place, style);
}

function writeContainer(value: EditedValue, place: WritePlace, style: DocumentStyle): string {
  const { node, kind } = value;
  refuseTakenKeys(value.items);
  const items = inOrder(value.items).filter(({ isRemoved }) => !isRemoved);
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

/** Puts the members that go behind another one there, in the order of their edits. */
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
    const index = item.node === null || item.after !== undefined ? undefined : indexOf.get(item.node);
    if (position === 0) yield { item, gap: lead };
    else if (index === undefined || (previous === null && index === 0)) yield { item, gap: separator };
    else if (previous === null) yield { item, gap: node!.gapBefore(index) };
    else yield { item, gap: gapAfterRemoval(node!, previous + 1, index) };
    previous = index ?? null;
  }
}

/** Of the gaps around members that go, the one with the line break stays. */
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
