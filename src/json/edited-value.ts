import { asObject, isArray, type Json, type JsonKind, kindOf } from './json.js';
import type { JsonNode } from './json-tree.js';

/** A member of a container that is being edited. */
export interface Item {
  /** As in the text; empty for an element. */
  readonly key: string;
  newKey?: string;
  /** The key of the property that it follows, `null` for the front; absent if it stays or goes last. */
  after?: string | null;
  /** Its neighbors in the text are no longer its neighbors. */
  isMoved?: boolean;
  /** Its position in the text; `null` for a new one. */
  readonly node: JsonNode | null;
  value: EditedValue;
  isRemoved: boolean;
}

/** A value from the text (`node`) or a new one, whose members are created when an edit names one. */
export class EditedValue {
  /** The members in their new order; `null` if that is the order of `items`. */
  order: readonly Item[] | null = null;
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
    if (this.order !== null) this.order = [...this.order, item];
    this.#byKey?.set(key, [item]);
    return item;
  }

  renumber(): void {
    if (this.kind === 'array')
      this.#elements = (this.order ?? this.items).filter(({ isRemoved }) => !isRemoved);
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
  if (isArray(fresh)) return fresh.map((element) => item('', element));
  return Object.entries(asObject(fresh)).map(([key, value]) => item(key, value));
}
