import { distance } from 'fastest-levenshtein';
import { type Json, type JsonPath, valueAt, withValueAt } from '../json/json.js';
import { baseName } from '../text/paths.js';

export interface ListInput {
  /**
   * The lists of skills in a handwritten file, such as those of plugins or groups. Keys are resolved values:
   * directories in marketplaces, names in skills.sh.json; `null` for paths outside the repository.
   */
  readonly lists: readonly (readonly (string | null)[])[];
  /** What the lists are called, such as plugins; a list with a topic takes only what fits it. */
  readonly names?: readonly string[];
  /** The lists carry what people wrote about each skill: only a similar name makes it the same skill. */
  readonly isDescribed?: boolean;
  /** Keys of the skills that no list covers yet. */
  readonly missing: readonly string[];
  /** Whether the skill of a key exists. */
  readonly isThere: (key: string) => boolean;
  /** The folder of a key's target; `null` if unknown. */
  readonly folderOf: (key: string) => string | null;
}

/** What happens to the lists. Indexes refer to the lists as they were. */
export interface ListPlan {
  readonly removals: readonly Removal[];
  readonly renames: readonly (Removal & { readonly to: string })[];
  readonly additions: readonly Addition[];
  /** Skills for which no list or more than one fits. */
  readonly unplaced: readonly { readonly key: string; readonly fits: readonly number[] }[];
}

interface Addition {
  readonly list: number;
  readonly key: string;
}

interface Removal extends Addition {
  readonly index: number;
}

/**
 * A new skill is added to the only list with skills in the same folder; if none or several fit, the user has to decide.
 * Deleted skills are removed. If only one is removed and one added, or their names are similar, it was renamed.
 */
export function planSkillLists(input: ListInput): ListPlan {
  const gone = input.lists.flatMap((keys, list) => findGone(keys, list, input));
  const folders = input.lists.map((keys) => foldersOf(keys, input));
  const renamed = findRenames([...new Set(gone.map(({ key }) => key))], input);
  const newKeys = new Set(renamed.values());
  const joining: Addition[] = [];
  const unplaced: ListPlan['unplaced'][number][] = [];
  for (const key of input.missing.filter((each) => !newKeys.has(each))) {
    const folder = input.folderOf(key)!;
    const fits = [...folders.keys()].filter((list) => folders[list]?.has(folder) ?? true);
    if (fits.length === 1 && isOnTopic(key, fits[0]!, input)) joining.push({ list: fits[0]!, key });
    else unplaced.push({ key, fits });
  }
  const plans = input.lists.map((keys, list) => {
    const isOfList = (change: Addition) => change.list === list;
    const changes = { gone: gone.filter(isOfList), joining: joining.filter(isOfList), renamed };
    return settleInPlace(keys, changes, findRepeated(keys, list, input));
  });
  return {
    removals: plans.flatMap(({ removals }) => removals),
    renames: plans.flatMap(({ renames }) => renames),
    additions: plans.flatMap(({ additions }) => additions),
    unplaced,
  };
}

type Keys = ListInput['lists'][number];

function findGone(keys: Keys, list: number, { isThere }: ListInput): readonly Removal[] {
  return keys.flatMap((key, index) => (key === null || isThere(key) ? [] : [{ list, index, key }]));
}

function findRepeated(keys: Keys, list: number, { isThere }: ListInput): readonly Removal[] {
  return keys.flatMap((key, index) =>
    key !== null && isThere(key) && keys.indexOf(key) !== index ? [{ list, index, key }] : [],
  );
}

/**
 * A word that all skills of a list have, and its name if there is only one skill, is its topic: `azure-tools` with
 * `azure-storage` does not take `slack-bot`.
 */
function isOnTopic(key: string, list: number, { lists, names = [], isThere }: ListInput): boolean {
  const siblings = (lists[list] ?? []).flatMap((other) => (other !== null && isThere(other) ? [other] : []));
  const [first, ...others] = siblings.map((sibling) => nameWords(lastSegment(sibling)));
  if (first === undefined) return true;
  const shared = first.filter((word) => others.every((words) => words.includes(word)));
  const ofName = nameWords(names[list] ?? '');
  const topic = others.length > 0 ? shared : shared.filter((word) => ofName.includes(word));
  const own = nameWords(lastSegment(key));
  return topic.length === 0 || own.some((word) => topic.includes(word) || ofName.includes(word));
}

/** Whether a new skill may be the one that a list lost: it is on its topic, and of the folder of its siblings, if any. */
function mayReplace(key: string, list: number, input: ListInput): boolean {
  const { lists, isThere, folderOf } = input;
  const folder = folderOf(key);
  const isSibling = (other: string | null) => other !== null && isThere(other) && folderOf(other) === folder;
  const hasPresent = lists[list]!.some((other) => other !== null && isThere(other));
  const fits = hasPresent
    ? lists[list]!.some(isSibling)
    : !lists.some((keys, other) => other !== list && keys.some(isSibling));
  return fits && isOnTopic(key, list, input);
}

function nameWords(name: string): readonly string[] {
  return name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
}

/** A renamed skill keeps its place. */
function settleInPlace(
  keys: Keys,
  { gone, joining, renamed }: { gone: readonly Removal[]; joining: readonly Addition[]; renamed: Renames },
  repeated: readonly Removal[],
): Omit<ListPlan, 'unplaced'> {
  const isRenamed = ({ key }: Removal) => renamed.has(key) && !keys.includes(renamed.get(key)!);
  const renames = gone.filter(isRenamed).map((removal) => ({ ...removal, to: renamed.get(removal.key)! }));
  const leaving = gone.filter((removal) => !isRenamed(removal));
  return { removals: [...leaving, ...repeated], renames, additions: joining };
}

/**
 * Folders of existing skills; of deleted ones only if nothing else is left, such as after a rename of the only skill.
 * `null` for a list of names that are all missing, which may belong to any folder.
 */
function foldersOf(keys: Keys, { isThere, folderOf }: ListInput): ReadonlySet<string> | null {
  const known = keys.filter((key) => key !== null);
  const present = known.filter(isThere);
  const folders = (present.length > 0 ? present : known).map(folderOf);
  if (folders.length > 0 && folders.every((folder) => folder === null)) return null;
  return new Set(folders.filter((folder) => folder !== null));
}

/** The new keys of skills, by their old ones. */
type Renames = ReadonlyMap<string, string>;

/** If several lists fit a new skill, its old name decides: if one name was removed and a similar one added. */
function findRenames(gone: readonly string[], input: ListInput): Renames {
  const { lists, missing, folderOf } = input;
  const renames = new Map<string, string>();
  const isLone = input.isDescribed !== true && gone.length === 1 && missing.length === 1;
  for (const key of gone) {
    const folder = folderOf(key);
    const isLikely = (other: string) =>
      looksRenamed(key, other) ||
      (isLone && lists.every((keys, list) => !keys.includes(key) || mayReplace(other, list, input)));
    const candidates = missing.filter(
      (other) => (folder === null || folderOf(other) === folder) && isLikely(other),
    );
    const rivals = gone.filter((other) => candidates.some((candidate) => looksRenamed(other, candidate)));
    if (candidates.length === 1 && (isLone || rivals.length === 1)) renames.set(key, candidates[0]!);
  }
  return renames;
}

/** `pdf` and `pdf-tools`, `expo-module` and `expo-modules`: half of the words, or most of the letters. */
export function looksRenamed(oldKey: string, newKey: string): boolean {
  const [before, after] = [lastSegment(oldKey), lastSegment(newKey)];
  const old = before.split(/[^a-z0-9]+/i);
  const fresh = after.split(/[^a-z0-9]+/i);
  const shared = old.filter((word) => fresh.includes(word)).length;
  if (shared * 2 > Math.max(old.length, fresh.length)) return true;
  if (shared === Math.min(old.length, fresh.length)) return true;
  return distance(before, after) * 3 <= Math.max(before.length, after.length);
}

function lastSegment(key: string): string {
  return baseName(key);
}

/** A list of strings in a JSON file, and the position of each. */
export interface TextList {
  readonly at: JsonPath;
  readonly items: readonly { readonly at: JsonPath; readonly written: string }[];
  /** How a key of the plan is written in this list. */
  readonly write: (key: string) => string;
}

/** The value of a file with its lists as planned. A sorted list stays sorted, and what is not a skill stays. */
export function applyPlan(value: Json, lists: readonly TextList[], plan: ListPlan): Json {
  return lists.reduce((changed, list, index) => {
    const isOfList = (change: Addition) => change.list === index;
    const added = plan.additions.filter(isOfList).map(({ key }) => list.write(key));
    const renames = new Map(plan.renames.filter(isOfList).map((each) => [each.index, list.write(each.to)]));
    const removed = new Set(plan.removals.filter(isOfList).map((removal) => removal.index));
    if (added.length + renames.size + removed.size === 0) return changed;
    return withValueAt(
      changed,
      list.at,
      planList(valueAt(value, list.at), list.items, { added, renames, removed }),
    );
  }, value);
}

interface ListChanges {
  readonly added: readonly string[];
  /** New texts and removed ones, by their place among the items. */
  readonly renames: ReadonlyMap<number, string>;
  readonly removed: ReadonlySet<number>;
}

function planList(
  list: Json | undefined,
  items: TextList['items'],
  { added, renames, removed }: ListChanges,
): readonly Json[] {
  const old = [list ?? []].flat() as readonly Json[];
  const written = items.map((item) => item.written);
  const wanted = written.map((text, index) => renames.get(index) ?? text);
  const isSorted = isInOrder(written) && old.length === items.length;
  if (isSorted && (added.length > 0 || !isInOrder(wanted))) {
    const kept = written.filter((_, index) => !removed.has(index) && !renames.has(index));
    return insertInOrder(kept, [...renames.values(), ...added]);
  }
  const places = new Map(items.map(({ at }, index) => [Number(at.at(-1)) || 0, index]));
  const left = old.flatMap((element, place) => {
    const index = places.get(place);
    if (index === undefined) return [element];
    return removed.has(index) ? [] : [wanted[index]!];
  });
  return [...left, ...added];
}

function isInOrder(texts: readonly string[]): boolean {
  return texts.length > 1 && texts.every((text, index) => index === 0 || texts[index - 1]! < text);
}

function insertInOrder(texts: readonly string[], added: readonly string[]): readonly string[] {
  const result = [...texts];
  for (const text of added) {
    const place = result.findIndex((other) => other > text);
    result.splice(place === -1 ? result.length : place, 0, text);
  }
  return result;
}

/** The plan in words, in the order of the lists. */
export function describePlan(plan: ListPlan, nameOf: (list: number) => string): readonly string[] {
  return [
    ...plan.renames.map(({ list, key, to }) => `replaces "${key}" with "${to}" in ${nameOf(list)}`),
    ...plan.removals.map(({ list, key }) => `removes "${key}" from ${nameOf(list)}`),
    ...plan.additions.map(({ list, key }) => `adds "${key}" to ${nameOf(list)}`),
  ];
}
