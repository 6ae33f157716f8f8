import { isArray, isSameJson, type Json, type JsonKind, type JsonObject, kindOf } from './json.js';
import type { JsonNode } from './json-tree.js';

/** A member of a container that is being edited. */
export interface Item {
  /** As in the text; empty for an element. */
  readonly key: string;
  newKey?: string;
  /** The key of the property that it follows, `null` for the front; absent if it stays or goes last. */
  after?: string | null;
  /** Its position in the text; `null` for a new one. */
  readonly node: JsonNode | null;
  value: EditedValue;
  isRemoved: boolean;
}

/** A value from the text (`node`) or a new one, whose members are created when an edit names one. */
export class EditedValue {
  #items: Item[] | null = null;
  #byKey: Map<string, Item[]> | null = null;
  /** What an index means: the elements from the text, or those of a value that was set. */
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

  /** The element or, since keys can be duplicates, the properties that a path matches. */
  find(segment: string | number): readonly Item[] {
    if (typeof segment === 'number') {
      if (this.kind === 'array') this.#open();
      return this.#elements[segment] === undefined ? [] : [this.#elements[segment]];
    }
    if (this.kind !== 'object') return [];
    this.#byKey ??= groupByKey(this.#open());
    return this.#byKey.get(segment) ?? [];
  }

  /** Adds a member at the end; the object must not have the key. */
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

/** The value that replaces a node; unchanged parts keep their text. */
export function valueFor(node: JsonNode | null, target: Json): EditedValue {
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
