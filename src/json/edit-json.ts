import { EditedValue, type Item } from './edited-value.js';
import { asObject, isArray, isSameJson, type Json, type JsonObject, type JsonPath, kindOf } from './json.js';
import { detectStyle } from './json-style.js';
import { type JsonNode, parseJsonTree } from './json-tree.js';
import { withoutMark } from './read-json.js';
import { writeValue } from './write-json.js';

export type JsonEdit =
  /**
   * Replaces a value; a missing property is added last in its object, with its missing parents. With `after` the
   * property follows the one with that name in the original text, or comes first for `null`.
   */
  | { readonly op: 'set'; readonly path: JsonPath; readonly value: Json; readonly after?: string | null }
  /** Renames a property in place. */
  | { readonly op: 'rename'; readonly path: JsonPath; readonly key: string }
  /** Removes a property or an element, if it exists. */
  | { readonly op: 'remove'; readonly path: JsonPath }
  /** Adds an element to an array; a missing array is created. */
  | { readonly op: 'append'; readonly path: JsonPath; readonly value: Json };

/**
 * Edits JSON as text: what no edit names stays byte for byte, and new values are formatted like their neighbors.
 * All paths refer to the original text, which `readJson` must accept. Of two conflicting edits, the later one wins.
 */
export function editJson(text: string, edits: readonly JsonEdit[]): string {
  if (edits.length === 0) return text;
  return rewrite(text, (root) => {
    for (const edit of edits) applyEdit(root, edit);
  });
}

/**
 * Gives the text another value: what is equal stays byte for byte, new values are formatted like their neighbors.
 * Elements of a list are recognized by their name or another identity, and keys get the order of the value.
 */
export function reconcileJson(text: string, value: Json): string {
  return rewrite(text, (root) => {
    root.value = valueFor(root.node, value, true);
  });
}

function rewrite(text: string, change: (root: Item) => void): string {
  const body = withoutMark(text);
  const node = parseJsonTree(body);
  const root: Item = { key: '', node, value: new EditedValue(node, null), isRemoved: false };
  change(root);
  const style = detectStyle(node);
  const place = { indent: '', isInline: style.isOneLine, models: () => ({ counterparts: [], nearby: [] }) };
  const mark = text.slice(0, text.length - body.length);
  return mark + body.slice(0, node.start) + writeValue(root.value, place, style) + body.slice(node.end);
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

/** The member with that name; a new, removed one if an object has none. */
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

/** The members that a path matches, if any. */
function findAt(root: Item, path: JsonPath): readonly Item[] {
  if (path.length === 0) throw nothingToEdit('the whole document');
  let items: readonly Item[] = [root];
  for (const segment of path) {
    const parent = items.at(-1);
    items = parent === undefined || parent.isRemoved ? [] : parent.value.find(segment);
  }
  return items.filter(({ isRemoved }) => !isRemoved);
}

/** With all duplicates, so that no older value reappears. */
function removeAt(root: Item, path: JsonPath): void {
  for (const item of findAt(root, path)) item.isRemoved = true;
}

function renameAt(root: Item, path: JsonPath, key: string): void {
  const items = findAt(root, path);
  if (items.length === 0) throw nothingToEdit(path.at(-1)!);
  if (typeof path.at(-1) === 'number') throw new TypeError('An element has no name.');
  for (const item of items) item.newKey = key;
}

/** An edit of something that cannot exist is a bug in the caller, and no edit may get lost silently. */
function nothingToEdit(segment: string | number): RangeError {
  return new RangeError(`There is no ${JSON.stringify(segment)} to edit in this value.`);
}

/** The value that replaces a node; unchanged parts keep their text, and keys their order unless it matters. */
function valueFor(node: JsonNode | null, target: Json, isOrdered = false): EditedValue {
  if (node === null || node.kind !== kindOf(target)) return new EditedValue(null, target);
  if (node.kind === 'scalar') return new EditedValue(isWrittenAs(node, target) ? node : null, target);
  const value = new EditedValue(node, null);
  if (isArray(target)) changeElements(value, node, target, isOrdered);
  else changeProperties(value, target as JsonObject, isOrdered);
  return value;
}

function changeProperties(value: EditedValue, target: JsonObject, isOrdered: boolean): void {
  for (const item of value.items) item.isRemoved = !Object.hasOwn(target, item.key);
  const existing = [...new Set(value.items.filter(({ isRemoved }) => !isRemoved).map(({ key }) => key))];
  for (const [key, next] of Object.entries(target)) {
    const old = value.find(key).at(-1);
    if (old === undefined) value.add(new EditedValue(null, next), key);
    else old.value = valueFor(old.node, next, isOrdered);
  }
  if (!isOrdered) return;
  const keys = orderOfKeys(existing, Object.keys(target));
  if (keys.every((key, index) => index >= existing.length || key === existing[index])) return;
  arrange(
    value,
    keys.flatMap((key) => value.find(key)),
  );
}

/** JavaScript puts keys that look like integers first, so that their order means nothing: they stay in their place. */
function orderOfKeys(existing: readonly string[], wanted: readonly string[]): readonly string[] {
  const isInteger = (key: string) => /^(?:0|[1-9]\d{0,9})$/.test(key);
  const keys = wanted.filter((key) => !isInteger(key));
  for (const [index, key] of existing.entries())
    if (isInteger(key)) keys.splice(index === 0 ? 0 : keys.indexOf(existing[index - 1]!) + 1, 0, key);
  return [...keys, ...wanted.filter((key) => isInteger(key) && !existing.includes(key))];
}

/** Gives members another order, and marks those that another one overtakes. */
function arrange(value: EditedValue, order: readonly Item[]): void {
  const places = new Map(value.items.map((item, index) => [item, index]));
  let last = -1;
  for (const item of order) {
    const place = item.node === null ? -1 : places.get(item)!;
    item.isMoved = place < last;
    last = Math.max(last, place);
  }
  value.order = order;
}

function changeElements(
  value: EditedValue,
  node: JsonNode,
  target: readonly Json[],
  isOrdered: boolean,
): void {
  const { items } = value;
  const old = node.members.map((member) => JSON.parse(member.raw) as Json);
  const same = countSame(old, target);
  const sameAtEnd = countSame(old.slice(same).reverse(), target.slice(same).reverse());
  if (same === old.length) {
    for (const next of target.slice(same)) value.add(new EditedValue(null, next));
  } else if (target.length < old.length && same + sameAtEnd === target.length) {
    for (const item of items.slice(same, old.length - sameAtEnd)) item.isRemoved = true;
  } else if (old.length === target.length && !old.some(hasIdentity)) {
    for (const [index, item] of items.entries()) item.value = valueFor(item.node, target[index]!, isOrdered);
  } else changeRecognized(value, old, target, isOrdered);
  value.renumber();
}

/** An element that is new replaces one that is gone in the same place, or the only one that is gone: it was renamed. */
function changeRecognized(
  value: EditedValue,
  old: readonly Json[],
  target: readonly Json[],
  isOrdered: boolean,
): void {
  const items = [...value.items];
  const free = new Map<string, number[]>();
  for (const [index, element] of old.entries()) {
    const id = identityOf(element);
    free.set(id, [...(free.get(id) ?? []), index]);
  }
  const found = target.map((element) => free.get(identityOf(element))?.shift());
  const left = new Set([...free.values()].flat());
  const isLone = left.size === 1 && found.filter((index) => index === undefined).length === 1;
  let last = -1;
  const order = target.map((element, place) => {
    const successor = left.has(last + 1) ? last + 1 : undefined;
    const index = found[place] ?? (isLone ? [...left][0] : successor);
    if (index === undefined) return value.add(new EditedValue(null, element));
    left.delete(index);
    last = index;
    items[index]!.value = valueFor(items[index]!.node, element, isOrdered);
    return items[index]!;
  });
  for (const index of left) items[index]!.isRemoved = true;
  arrange(value, order);
}

/** What an entry is recognized by, the first of these that it has. */
const IDENTITIES = ['name', 'uri', 'identifier', 'id', 'path', 'title'];

function identityOf(element: Json): string {
  const entry = asObject(element);
  const key = IDENTITIES.find((each) => typeof entry[each] === 'string');
  return JSON.stringify(key === undefined ? element : [key, entry[key]]);
}

/** Texts, numbers and named entries; other objects and lists are recognized by their place. */
function hasIdentity(element: Json): boolean {
  return kindOf(element) === 'scalar' || IDENTITIES.some((key) => typeof asObject(element)[key] === 'string');
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
