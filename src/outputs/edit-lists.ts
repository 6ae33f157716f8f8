import type { JsonEdit } from '../json/edit-json.js';
import type { Json, JsonPath } from '../json/json.js';
import type { ListPlan } from './skill-lists.js';

/** A list of strings in a JSON file, and the position of each. */
export interface TextList {
  readonly at: JsonPath;
  readonly items: readonly { readonly at: JsonPath; readonly written: string }[];
  /** How a key of the plan is written in this list. */
  readonly write: (key: string) => string;
}

/** The edits of several lists, in the order of the plan. */
export function editLists(lists: readonly TextList[], plan: ListPlan): readonly JsonEdit[] {
  return lists.flatMap((list, index) => editList(list, pickList(plan, index)));
}

type OneList = Omit<ListPlan, 'unplaced'>;

function pickList(plan: ListPlan, list: number): OneList {
  const isOfList = (change: { readonly list: number }) => change.list === list;
  return {
    removals: plan.removals.filter(isOfList),
    renames: plan.renames.filter(isOfList),
    additions: plan.additions.filter(isOfList),
  };
}

/** A sorted list stays sorted. */
function editList({ at, items, write }: TextList, plan: OneList): readonly JsonEdit[] {
  const added = plan.additions.map(({ key }) => write(key));
  const renames = new Map(plan.renames.map(({ index, to }) => [index, write(to)]));
  const removed = new Set(plan.removals.map(({ index }) => index));
  const written = items.map((item) => item.written);
  if (added.length > 0 && isInOrder(written)) {
    const kept = written.flatMap((text, index) => (removed.has(index) ? [] : [renames.get(index) ?? text]));
    return [{ op: 'set', path: at, value: insertInOrder(kept, added) }];
  }
  return [
    ...[...renames].map(([index, value]) => ({ op: 'set' as const, path: items[index]!.at, value })),
    ...[...removed].map((index) => ({ op: 'remove' as const, path: items[index]!.at })),
    ...added.map((value) => ({ op: 'append' as const, path: at, value })),
  ];
}

function isInOrder(texts: readonly string[]): boolean {
  return texts.length > 1 && texts.every((text, index) => index === 0 || texts[index - 1]! < text);
}

function insertInOrder(texts: readonly string[], added: readonly string[]): readonly Json[] {
  const result = [...texts];
  for (const text of added) {
    const place = result.findIndex((other) => other > text);
    result.splice(place === -1 ? result.length : place, 0, text);
  }
  return result;
}

/** The plan in words, in the order of the lists. */
export function describePlan(plan: OneList, nameOf: (list: number) => string): readonly string[] {
  return [
    ...plan.renames.map(({ list, key, to }) => `replaces "${key}" by "${to}" in ${nameOf(list)}`),
    ...plan.removals.map(({ list, key }) => `removes "${key}" from ${nameOf(list)}`),
    ...plan.additions.map(({ list, key }) => `adds "${key}" to ${nameOf(list)}`),
  ];
}
