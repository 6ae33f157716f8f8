import { changedKeys, isObject, type Json, type JsonObject } from '../json/json.js';
import { compareText } from '../text/compare.js';

/** How entries about skills are kept in a JSON file. */
export interface EntryRules<Item> {
  /** The item that an entry is about. */
  find(entry: JsonObject): Item | undefined;
  /** Whether an entry without an item was about one, and goes with it. */
  isOurs(entry: JsonObject): boolean;
  isRenamed(entry: JsonObject, item: Item): boolean;
  /** The keys that follow; `old` is the entry that has them, if there is one. */
  build(item: Item, old?: JsonObject, isRenamed?: boolean): JsonObject;
  /** What an entry is called in messages, and sorted by. */
  nameOf(entry: JsonObject): string;
  groupOf?(item: Item): string;
}

/** The lists of entries in a file, by group; the only one has the group `''`. */
export type EntryLists = ReadonlyMap<string, readonly Json[]>;

export interface EntryPlan {
  readonly lists: EntryLists;
  /** What changes, in phrases such as `adds "pdf"`. */
  readonly differences: readonly string[];
}

interface Listed {
  readonly group: string;
  readonly entry: JsonObject;
}

/** An entry that stays, in its new form and group. */
interface Update extends Listed {
  readonly before: Listed;
  readonly isRenamed: boolean;
}

/**
 * Updates the entries of items in place, removes those of deleted items, and adds new ones; other entries and keys stay.
 * If one entry is gone and one item that resembles it is new in its list, it was renamed. A sorted list stays sorted.
 */
export function planEntries<Item>(
  lists: EntryLists,
  items: readonly Item[],
  rules: EntryRules<Item>,
): EntryPlan {
  const groupOf = (item: Item) => rules.groupOf?.(item) ?? '';
  const listed = [...lists].flatMap(([group, entries]) =>
    entries.filter(isObject).map((entry) => ({ group, entry })),
  );
  const places = findPlaces(listed, rules);
  const stays = new Set([...places.values()].map(({ entry }) => entry));
  const gone = listed.filter(
    ({ entry }) => !stays.has(entry) && (rules.find(entry) !== undefined || rules.isOurs(entry)),
  );
  const isNew = (item: Item) => !places.has(item);
  const renamed = findRename(gone, items.filter(isNew), rules);
  const updates = [...places, ...(renamed === null ? [] : [renamed])].map(([item, before]): Update => {
    const isRenamed = renamed?.[0] === item;
    const built = rules.build(item, before.entry, isRenamed);
    return { before, isRenamed, group: groupOf(item), entry: { ...before.entry, ...built } };
  });
  const added = items
    .filter((item) => isNew(item) && renamed?.[0] !== item)
    .map((item) => ({ group: groupOf(item), entry: rules.build(item) }));
  const removed = gone.filter((each) => each !== renamed?.[1]);
  return {
    lists: arrangeEntries(lists, { updates, added, removed }, rules.nameOf),
    differences: [
      ...removed.map(({ entry }) => `removes "${rules.nameOf(entry)}"`),
      ...updates.flatMap((update) => describeUpdate(update, rules.nameOf)),
      ...added.map(({ entry }) => `adds "${rules.nameOf(entry)}"`),
    ],
  };
}

/** The entry of each item: the one in its group, or the first. */
function findPlaces<Item>(
  listed: readonly Listed[],
  { find, groupOf = () => '' }: EntryRules<Item>,
): ReadonlyMap<Item, Listed> {
  const places = new Map<Item, Listed>();
  for (const each of listed) {
    const item = find(each.entry);
    if (item === undefined) continue;
    const isBetter = places.get(item)?.group !== groupOf(item) && each.group === groupOf(item);
    if (!places.has(item) || isBetter) places.set(item, each);
  }
  return places;
}

function findRename<Item>(
  gone: readonly Listed[],
  added: readonly Item[],
  { find, isRenamed, groupOf = () => '' }: EntryRules<Item>,
): readonly [Item, Listed] | null {
  const deleted = gone.filter(({ entry }) => find(entry) === undefined);
  const [left, item] = [deleted[0], added[0]];
  if (left === undefined || item === undefined || deleted.length + added.length !== 2) return null;
  return left.group === groupOf(item) && isRenamed(left.entry, item) ? [item, left] : null;
}

interface EntryChanges {
  readonly updates: readonly Update[];
  readonly added: readonly Listed[];
  readonly removed: readonly Listed[];
}

/** A group that lost its last entry is gone. */
function arrangeEntries(
  lists: EntryLists,
  { updates, added, removed }: EntryChanges,
  nameOf: (entry: JsonObject) => string,
): EntryLists {
  const isMoved = ({ before, group }: Update) => before.group !== group;
  const joining = [...updates.filter(isMoved), ...added];
  const inPlace = new Map(updates.map((update) => [update.before.entry, update]));
  const isRemoved = new Set(removed.map(({ entry }) => entry));
  const groups = new Set([...lists.keys(), ...joining.map(({ group }) => group)]);
  const arranged = [...groups].map((group): readonly [string, readonly Json[]] => {
    const old = lists.get(group) ?? [];
    const kept = old.flatMap((entry) => {
      const update = isObject(entry) ? inPlace.get(entry) : undefined;
      if (update !== undefined) return isMoved(update) ? [] : [update.entry];
      return isObject(entry) && isRemoved.has(entry) ? [] : [entry];
    });
    const entries = [...kept, ...joining.filter((each) => each.group === group).map(({ entry }) => entry)];
    const orderOf = (entry: Json) => (isObject(entry) ? nameOf(entry) : '');
    const wasSorted = old.every((entry, at) => at === 0 || orderOf(old[at - 1]!) < orderOf(entry));
    return [group, wasSorted ? entries.sort((a, b) => compareText(orderOf(a), orderOf(b))) : entries];
  });
  const isEmptied = (group: string, entries: readonly Json[]) =>
    group !== '' && entries.length === 0 && (lists.get(group)?.length ?? 0) > 0;
  return new Map(arranged.filter(([group, entries]) => !isEmptied(group, entries)));
}

function describeUpdate(
  { before, entry, group, isRenamed }: Update,
  nameOf: (entry: JsonObject) => string,
): readonly string[] {
  const changed = changedKeys(entry, before.entry).map(([key]) => key);
  if (isRenamed) return [`replaces "${nameOf(before.entry)}" with "${nameOf(entry)}"`];
  if (before.group !== group) return [`moves "${nameOf(entry)}" to "${group}"`];
  return changed.length === 0 ? [] : [`updates "${nameOf(entry)}" (${changed.join(', ')})`];
}
