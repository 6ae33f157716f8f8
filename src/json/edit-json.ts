import { EditedValue, type Item, valueFor } from './edited-value.js';
import type { Json, JsonPath } from './json.js';
import { detectStyle } from './json-style.js';
import { parseJsonTree } from './json-tree.js';
import { withoutMark } from './read-json.js';
import { writeValue } from './write-json.js';

export type JsonEdit =
  /**
   * Replaces a value; a missing property is added last in its object, with its missing parents. With `after` the
   * property goes behind the one that came in under that name, or to the front for `null`.
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
  const body = withoutMark(text);
  const node = parseJsonTree(body);
  const root: Item = { key: '', node, value: new EditedValue(node, null), isRemoved: false };
  for (const edit of edits) applyEdit(root, edit);
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
