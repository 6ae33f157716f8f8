import { distance } from 'fastest-levenshtein';

/**
 * One list of skills in a handwritten file: the skills of a plugin, or of a group. Keys are its resolved values:
 * directories in marketplaces, names in skills.sh.json.
 */
export interface SkillList {
  readonly keys: readonly (string | null)[];
}

/** A skill that some list should have. */
export interface Listable {
  readonly key: string;
  /** The folder its directory is in. */
  readonly folder: string;
}

export interface ListInput {
  readonly lists: readonly SkillList[];
  /** Skills that no list covers yet. */
  readonly missing: readonly Listable[];
  /** Whether the skill that a key names is there. */
  readonly isThere: (key: string) => boolean;
  /** The folder of a key's target; `null` if unknown. */
  readonly folderOf: (key: string) => string | null;
}

/** What happens to the lists. Indexes refer to the lists as they were. */
export interface ListPlan {
  readonly removals: readonly { readonly list: number; readonly index: number; readonly key: string }[];
  readonly renames: readonly {
    readonly list: number;
    readonly index: number;
    readonly key: string;
    readonly to: string;
  }[];
  readonly additions: readonly { readonly list: number; readonly key: string }[];
  /** Skills for which no list or more than one fits. */
  readonly unplaced: readonly { readonly key: string; readonly fits: readonly number[] }[];
}

/**
 * A new skill is added to the only list with skills in the same folder; if none or several fit, the user has to decide.
 * Deleted skills are removed. One removed and one added skill are the same skill with a new name.
 */
export function planSkillLists(input: ListInput): ListPlan {
  const gone = input.lists.map(({ keys }) => indexesOf(keys, (key) => key !== null && !input.isThere(key)));
  const repeated = input.lists.map(({ keys }) => {
    const seen = new Set<string>();
    return indexesOf(keys, (key) => {
      if (key === null || !input.isThere(key)) return false;
      const isRepeated = seen.has(key);
      seen.add(key);
      return isRepeated;
    });
  });
  const folders = input.lists.map(({ keys }) => foldersOf(keys, input));
  const renamed = findRenames(input, gone);
  const newKeys = new Set(renamed.values());
  const additions: { list: number; key: string }[] = [];
  const unplaced: { key: string; fits: readonly number[] }[] = [];
  for (const { key, folder } of input.missing) {
    if (newKeys.has(key)) continue;
    const fits = indexesOf(folders, (known) => known === 'unknown' || known.has(folder));
    if (fits.length === 1) additions.push({ list: fits[0]!, key });
    else unplaced.push({ key, fits });
  }
  return { ...settleInPlace(input, { gone, repeated, renamed, additions }), unplaced };
}

interface Drafted {
  readonly gone: readonly (readonly number[])[];
  readonly repeated: readonly (readonly number[])[];
  readonly renamed: ReadonlyMap<string, string>;
  readonly additions: readonly { readonly list: number; readonly key: string }[];
}

/** A list that loses one skill and gets one has it replaced in its place: fewer lines change. */
function settleInPlace({ lists }: ListInput, { gone, repeated, renamed, additions }: Drafted) {
  const removals: { list: number; index: number; key: string }[] = [];
  const renames: { list: number; index: number; key: string; to: string }[] = [];
  const added: { list: number; key: string }[] = [];
  for (const [list, { keys }] of lists.entries()) {
    const joining = additions.filter((addition) => addition.list === list);
    const leaving: number[] = [];
    for (const index of gone[list]!) {
      const key = keys[index] as string;
      const to = renamed.get(key);
      if (to !== undefined && !keys.includes(to)) renames.push({ list, index, key, to });
      else leaving.push(index);
    }
    if (leaving.length === 1 && joining.length === 1) {
      const index = leaving[0]!;
      renames.push({ list, index, key: keys[index] as string, to: joining[0]!.key });
    } else {
      removals.push(...leaving.map((index) => ({ list, index, key: keys[index] as string })));
      added.push(...joining);
    }
    removals.push(...repeated[list]!.map((index) => ({ list, index, key: keys[index] as string })));
  }
  return { removals, renames, additions: added };
}

/**
 * Folders of existing skills; of deleted ones only if nothing else is left, such as after a rename of the only skill. A
 * list of names that are all missing may belong to any folder.
 */
function foldersOf(
  keys: readonly (string | null)[],
  { isThere, folderOf }: ListInput,
): ReadonlySet<string> | 'unknown' {
  const known = keys.filter((key): key is string => key !== null);
  const present = known.filter(isThere);
  const folders = (present.length > 0 ? present : known).map(folderOf);
  if (folders.length > 0 && folders.every((folder) => folder === null)) return 'unknown';
  return new Set(folders.filter((folder) => folder !== null));
}

/** If several lists fit a new skill, its old name decides: if one name was removed and a similar one added. */
function findRenames(
  { lists, missing, folderOf }: ListInput,
  gone: readonly (readonly number[])[],
): ReadonlyMap<string, string> {
  const goneKeys = [
    ...new Set(gone.flatMap((indexes, list) => indexes.map((index) => lists[list]!.keys[index] as string))),
  ];
  const renames = new Map<string, string>();
  for (const key of goneKeys) {
    const folder = folderOf(key);
    const isCandidate = (skill: Listable) =>
      (folder === null || skill.folder === folder) && looksRenamed(lastSegment(key), lastSegment(skill.key));
    const candidates = missing.filter(isCandidate);
    const rivals = goneKeys.filter((other) =>
      candidates.some((skill) => looksRenamed(lastSegment(other), lastSegment(skill.key))),
    );
    if (candidates.length === 1 && rivals.length === 1) renames.set(key, candidates[0]!.key);
  }
  return renames;
}

/** `pdf` and `pdf-tools`, `expo-module` and `expo-modules`: half of the words, or most of the letters. */
function looksRenamed(before: string, after: string): boolean {
  const old = before.split(/[^a-z0-9]+/i);
  const fresh = after.split(/[^a-z0-9]+/i);
  const shared = old.filter((word) => fresh.includes(word)).length;
  if (shared * 2 > Math.max(old.length, fresh.length)) return true;
  if (shared === Math.min(old.length, fresh.length)) return true;
  return distance(before, after) * 3 <= Math.max(before.length, after.length);
}

function lastSegment(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}

function indexesOf<Item>(
  items: readonly Item[],
  isWanted: (item: Item, index: number) => boolean,
): readonly number[] {
  return [...items.keys()].filter((index) => isWanted(items[index] as Item, index));
}
