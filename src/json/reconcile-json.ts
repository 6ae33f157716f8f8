import { asObject, isArray, isObject, type Json, type JsonObject, kindOf } from './json.js';
import { detectStyle } from './json-style.js';
import { type JsonNode, parseJsonTree } from './json-tree.js';
import { withoutMark } from './read-json.js';
import { type NewMember, type NewValue, writeValue } from './write-json.js';

/**
 * Gives the text another value: what is equal stays byte for byte, new values are formatted like their neighbors.
 * Elements of a list are recognized by their name, else by their value, and keys get the order that they have in the
 * value.
 */
export function reconcileJson(text: string, value: Json): string {
  const body = withoutMark(text);
  const node = parseJsonTree(body);
  const style = detectStyle(node);
  const place = { indent: '', isInline: style.isOneLine, models: () => ({ counterparts: [], nearby: [] }) };
  const mark = text.slice(0, text.length - body.length);
  const written = writeValue(reconcile(node, value), place, style);
  return mark + body.slice(0, node.start) + written + body.slice(node.end);
}

function reconcile(node: JsonNode | null, value: Json): NewValue {
  const kind = kindOf(value);
  if (node === null || node.kind !== kind || (kind === 'scalar' && !isWrittenAs(node, value)))
    return { kind, node: null, value, members: newMembers(value) };
  const members = isArray(value) ? elementsOf(node, value) : isObject(value) ? propertiesOf(node, value) : [];
  return { kind, node, value, members };
}

function newMembers(value: Json): readonly NewMember[] {
  const entries = isArray(value)
    ? value.map((element) => ['', element] as const)
    : Object.entries(asObject(value));
  return entries.map(([key, each]) => ({ key, node: null, value: reconcile(null, each), isMoved: false }));
}

function isWrittenAs(node: JsonNode, value: Json): boolean {
  return node.raw === JSON.stringify(value) || JSON.parse(node.raw) === value;
}

/** Of properties with one name, the last counts; the others stay, so that a reader of the first sees no change. */
function propertiesOf(node: JsonNode, value: JsonObject): readonly NewMember[] {
  const kept = node.members.filter(({ key }) => Object.hasOwn(value, key!.name));
  const lastOf = new Map(kept.map((member) => [member.key!.name, member]));
  const byName = new Map<string, JsonNode[]>([...lastOf.keys()].map((name) => [name, []]));
  for (const member of kept) byName.get(member.key!.name)!.push(member);
  const existing = [...lastOf.keys()];
  const keys = orderOfKeys(existing, Object.keys(value));
  const isInOrder = existing.every((key, index) => key === keys[index]);
  const added = keys.filter((key) => !lastOf.has(key)).map((key) => [key, null] as const);
  const order = isInOrder
    ? [...kept.map((member) => [member.key!.name, member] as const), ...added]
    : keys.flatMap((key) => (byName.get(key) ?? [null]).map((member) => [key, member] as const));
  return markMoved(
    node,
    order.map(([key, member]) => {
      const isCounted = member === null || lastOf.get(key) === member;
      const own = isCounted ? value[key]! : (JSON.parse(member.raw) as Json);
      return { key, node: member, value: reconcile(member, own) };
    }),
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

/**
 * Elements before and after a change keep their places. Between them, an element that is new replaces one that is gone in
 * the same place, or the only one that is gone: it was renamed or changed.
 */
function elementsOf(node: JsonNode, value: readonly Json[]): readonly NewMember[] {
  const old = node.members.map(({ raw }) => identityOf(JSON.parse(raw) as Json));
  const wanted = value.map(identityOf);
  const start = countSame(old, wanted);
  const end = countSame(old.slice(start).reverse(), wanted.slice(start).reverse());
  const free = new Map<string, number[]>(wanted.map((id) => [id, []]));
  const left = new Set(old.keys());
  for (const index of [...left].slice(start, old.length - end).reverse()) free.get(old[index]!)?.push(index);
  const found = wanted.map((id, place) => {
    if (place < start) return place;
    return place < wanted.length - end ? free.get(id)!.pop() : place - wanted.length + old.length;
  });
  for (const index of found) if (index !== undefined) left.delete(index);
  const isLone = left.size === 1 && found.filter((index) => index === undefined).length === 1;
  let last = -1;
  const elements = value.map((element, place) => {
    const replaced = isLone ? [...left][0] : left.has(last + 1) ? last + 1 : undefined;
    const index = found[place] ?? replaced;
    if (index === undefined) return { key: '', node: null, value: reconcile(null, element) };
    left.delete(index);
    last = index;
    return { key: '', node: node.members[index]!, value: reconcile(node.members[index]!, element) };
  });
  return markMoved(node, elements);
}

function countSame(a: readonly string[], b: readonly string[]): number {
  const different = a.findIndex((id, index) => id !== b[index]);
  return different === -1 ? a.length : different;
}

/** What names an element, the first that it has. */
const NAMES = ['name', 'uri', 'identifier', 'id', 'path', 'title'];

/** What makes an element the same: its name, else its value, whatever the order of its keys. */
function identityOf(element: Json): string {
  const name = NAMES.map((key) => asObject(element)[key]).find((each) => typeof each === 'string');
  if (typeof name === 'string') return name;
  return JSON.stringify(element, (_, value: Json) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
}

/** Marks the members that another one overtook. */
function markMoved(node: JsonNode, members: readonly Omit<NewMember, 'isMoved'>[]): readonly NewMember[] {
  const places = new Map(node.members.map((member, index) => [member, index]));
  let last = -1;
  return members.map((member) => {
    const place = member.node === null ? last : places.get(member.node)!;
    const isMoved = place < last;
    last = Math.max(last, place);
    return { ...member, isMoved };
  });
}
