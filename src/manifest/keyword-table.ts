import type { JsonEdit } from '../json/edit-json.js';
import type { Json, JsonObject } from '../json/json.js';
import type { RouteTier } from '../routing/matrix.js';
import type { ManifestChange } from './changes.js';

/** The position of a generated key; `lexicon` keys stay in place, and new ones go last. */
export type KeyTier = RouteTier | 'lexicon';

export interface WantedKey {
  readonly key: string;
  readonly skill: string;
  readonly tier: KeyTier;
}

export interface KeywordTable {
  readonly existing: JsonObject;
  /** The generated keys, with their tiers. */
  readonly ours: ReadonlyMap<string, KeyTier>;
  /** The wanted keys, in order. */
  readonly wanted: readonly WantedKey[];
  readonly renames: ReadonlyMap<string, string>;
  /** Declared phrases precede manual keys. */
  readonly phrasesFirst: boolean;
}

export interface TableUpdate {
  readonly edits: readonly JsonEdit[];
  readonly changes: readonly ManifestChange[];
  readonly routes: JsonObject;
}

/** A planned key, and its old name. */
interface Slot {
  readonly key: string;
  readonly value: Json;
  /** `null` for a new key. */
  readonly before: string | null;
  readonly wanted: WantedKey | null;
}

const TABLE = 'by_keyword';

/**
 * Updates generated keys: kept, renamed in place, moved if the order is wrong, removed, or added after their
 * predecessor. Consumers use the first key that matches. Manual keys are never changed.
 */
export function updateKeywordTable(table: KeywordTable): TableUpdate {
  const { kept, changes, removed } = keepKeys(table);
  const placed = new Set(kept.map(({ key }) => key));
  const wanted = table.wanted.filter(({ key }) => !Object.hasOwn(table.existing, key) && !placed.has(key));
  const stable = stableSlots(kept, table);
  const added = wanted.map((own): Slot => ({ key: own.key, value: own.skill, before: null, wanted: own }));
  const loose = new Map(
    [...kept.filter((slot) => !stable.has(slot)), ...added].map((slot) => [slot.key, slot]),
  );
  const order = arrange(
    kept.filter((slot) => stable.has(slot)),
    loose,
    table,
  );
  return {
    edits: [...removed, ...editsOf(order, stable, table.existing)],
    changes: [
      ...changes,
      ...added.map(({ key, wanted: own }) => ({
        kind: 'route-added' as const,
        table: TABLE,
        key,
        skill: own!.skill,
      })),
    ],
    routes: Object.fromEntries(order.map(({ key, value }) => [key, value])),
  };
}

function keepKeys({ existing, ours, wanted, renames }: KeywordTable) {
  const byKey = new Map(wanted.map((own) => [own.key, own]));
  const pending = new Map<string, WantedKey[]>();
  for (const own of wanted) {
    if (Object.hasOwn(existing, own.key)) continue;
    const place = `${own.tier} ${own.skill}`;
    pending.set(place, [...(pending.get(place) ?? []), own]);
  }
  const kept: Slot[] = [];
  const changes: ManifestChange[] = [];
  const removed: JsonEdit[] = [];
  for (const [key, value] of Object.entries(existing)) {
    const tier = ours.get(key);
    if (tier === undefined || typeof value !== 'string') {
      kept.push({ key, value, before: key, wanted: null });
      continue;
    }
    const skill = renames.get(value) ?? value;
    const own = byKey.get(key) ?? pending.get(`${tier} ${skill}`)?.shift();
    if (own === undefined) {
      removed.push({ op: 'remove', path: pathOf(key) });
      changes.push({ kind: 'route-removed', table: TABLE, key, skill: value });
      continue;
    }
    kept.push({ key: own.key, value: own.skill, before: key, wanted: own });
    if (own.key === key && own.skill === value) continue;
    changes.push({
      kind: 'route-changed',
      table: TABLE,
      key,
      newKey: own.key,
      skill: value,
      newSkill: own.skill,
    });
  }
  return { kept, changes, removed };
}

/** The keys that stay in place: manual ones, those of the lexicon, and as many generated ones as are in order. */
function stableSlots(kept: readonly Slot[], { wanted, phrasesFirst }: KeywordTable): ReadonlySet<Slot> {
  const rank = new Map(wanted.map(({ key }, index) => [key, index]));
  const isGenerated = (slot: Slot) => slot.wanted !== null && slot.wanted.tier !== 'lexicon';
  const firstManual = kept.findIndex((slot) => slot.wanted === null);
  const isInPlace = (slot: Slot, index: number) =>
    !phrasesFirst || firstManual === -1 || (slot.wanted!.tier === 'phrases') === index < firstManual;
  const candidates = kept.filter((slot, index) => isGenerated(slot) && isInPlace(slot, index));
  const inOrder = longestRising(candidates.map(({ key }) => rank.get(key)!));
  const stable = new Set(kept.filter((slot) => !isGenerated(slot)));
  for (const index of inOrder) stable.add(candidates[index]!);
  return stable;
}

/** Indexes of a longest increasing subsequence. */
function longestRising(ranks: readonly number[]): readonly number[] {
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [index, rank] of ranks.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ranks[ends[middle]!]! < rank) low = middle + 1;
      else high = middle;
    }
    previous.push(low === 0 ? -1 : ends[low - 1]!);
    ends[low] = index;
  }
  const rising: number[] = [];
  for (let at = ends.at(-1) ?? -1; at !== -1; at = previous[at]!) rising.push(at);
  return rising.reverse();
}

/** Puts the other generated keys after their predecessors. */
function arrange(
  stable: readonly Slot[],
  loose: ReadonlyMap<string, Slot>,
  table: KeywordTable,
): readonly Slot[] {
  const places = new Map(stable.map((slot, index) => [slot.key, index]));
  const behind = new Map<number, Slot[]>();
  const isLeading = ({ tier }: WantedKey) => table.phrasesFirst && tier === 'phrases';
  const fill = (keys: readonly WantedKey[], start: number) => {
    let place = start;
    for (const { key } of keys) {
      const slot = loose.get(key);
      const slots = behind.get(place);
      if (slot === undefined) place = places.get(key) ?? place;
      else if (slots === undefined) behind.set(place, [slot]);
      else slots.push(slot);
    }
  };
  const generated = table.wanted.filter(({ tier }) => tier !== 'lexicon');
  const leading = generated.filter(isLeading);
  const others = generated.filter((own) => !isLeading(own));
  fill(leading, -1);
  fill(others, placeBefore(stable, others));
  fill(
    table.wanted.filter(({ tier, key }) => tier === 'lexicon' && loose.has(key)),
    stable.length - 1,
  );
  return [
    ...(behind.get(-1) ?? []),
    ...stable.flatMap((slot, index) => [slot, ...(behind.get(index) ?? [])]),
  ];
}

/** The position of the first generated key: before the next one that stays, else last. */
function placeBefore(stable: readonly Slot[], keys: readonly WantedKey[]): number {
  const own = new Set(keys.map(({ key }) => key));
  const next = stable.findIndex(
    ({ key, wanted }) => wanted !== null && (own.has(key) || wanted.tier === 'lexicon'),
  );
  return next === -1 ? stable.length - 1 : next - 1;
}

function editsOf(
  order: readonly Slot[],
  stable: ReadonlySet<Slot>,
  existing: JsonObject,
): readonly JsonEdit[] {
  const edits: JsonEdit[] = [];
  const lastStable = order.findLastIndex((slot) => stable.has(slot));
  let anchor: string | null = null;
  for (const [index, slot] of order.entries()) {
    const { key, value, before } = slot;
    if (stable.has(slot)) {
      anchor = before;
      if (before !== key) edits.push({ op: 'rename', path: pathOf(before!), key });
      if (existing[before!] !== value) edits.push({ op: 'set', path: pathOf(before!), value });
      continue;
    }
    if (before !== null && before !== key) edits.push({ op: 'remove', path: pathOf(before) });
    const isMoved = before === key;
    const after = index > lastStable && !isMoved ? {} : { after: anchor };
    edits.push({ op: 'set', path: pathOf(key), value, ...after });
  }
  return edits;
}

function pathOf(key: string): readonly string[] {
  return ['dispatch_matrix', TABLE, key];
}
