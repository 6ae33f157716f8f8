import type { JsonEdit } from '../json/edit-json.js';
import type { Json, JsonObject, JsonPath } from '../json/json.js';
import type { SkillRecord } from '../skill/skill.js';
import { buildEntry, shareDerivation } from './build-entry.js';
import type { ManifestChange } from './changes.js';
import { claimOf, type RouteClaim } from './claims.js';
import type { ExistingEntry, ManifestInput, ManifestModel, ManifestOptions } from './manifest-model.js';
import type { Matching } from './match-entries.js';
import { mergeEntry } from './merge-entry.js';

export interface UpdatedEntries {
  readonly edits: readonly JsonEdit[];
  readonly changes: readonly ManifestChange[];
  readonly claims: readonly RouteClaim[];
  /** All planned entries. */
  readonly final: readonly JsonObject[];
  /** Those of them that are new. */
  readonly added: readonly JsonObject[];
  /** Indexes of removed entries. */
  readonly removed: ReadonlySet<number>;
  /** How many entries belong to a skill that was found, and those for which this is not yet known. */
  readonly fromSkills: number;
  readonly others: readonly JsonObject[];
}

/** Plans the entries: adds new skills, updates existing ones, removes stale ones. */
export function updateEntries(
  entries: readonly ExistingEntry[],
  matching: Matching,
  input: ManifestInput,
  options: ManifestOptions,
): UpdatedEntries {
  const edits: JsonEdit[] = [];
  const changes: ManifestChange[] = [];
  const claims: RouteClaim[] = [];
  const matched = new Set<number>();
  const replaced = new Map<number, JsonObject>();
  const removed = new Set<number>();
  const added: JsonObject[] = [];
  for (const record of input.skills) {
    const existing = matching.entryOf.get(record.name);
    if (existing !== undefined) shareDerivation(existing.value, record, options);
    const value = existing === undefined ? addEntry(record) : changeEntry(existing, record);
    if (value !== existing?.value) shareDerivation(value, record, options);
    const claim = claimOf(value, record.declared.dispatchTriggers?.keywords ?? null, options);
    if (claim !== null) claims.push(claim);
  }
  for (const entry of matching.stale) removeEntry(entry);
  const final: JsonObject[] = [];
  const others: JsonObject[] = [];
  for (const { index, value } of entries) {
    if (removed.has(index)) continue;
    const now = replaced.get(index) ?? value;
    final.push(now);
    if (!matched.has(index)) others.push(now);
  }
  for (const entry of added) final.push(entry);
  return { edits, changes, claims, final, added, removed, fromSkills: matched.size + added.length, others };

  function addEntry(record: SkillRecord): JsonObject {
    const value = buildEntry(record, options);
    added.push(value);
    changes.push({ kind: 'skill-added', skill: record.name, path: record.directory });
    return value;
  }

  function changeEntry(existing: ExistingEntry, record: SkillRecord): JsonObject {
    const merged = mergeEntry(existing, record, options);
    matched.add(existing.index);
    if (merged.value !== existing.value) replaced.set(existing.index, merged.value);
    for (const edit of merged.edits) edits.push(edit);
    if (merged.fields.length > 0) {
      const { name: skill, directory: path } = record;
      changes.push({ kind: 'skill-updated', skill, path, fields: merged.fields });
    }
    return merged.value;
  }

  function removeEntry(entry: ExistingEntry): void {
    if (options.prune === 'remove') {
      removed.add(entry.index);
      edits.push({ op: 'remove', path: ['skills', entry.index] });
      changes.push({ kind: 'skill-removed', skill: entry.name, path: entry.path });
      return;
    }
    replaced.set(entry.index, { ...entry.value, status: 'deprecated' });
    if (entry.value['status'] === 'deprecated') return;
    edits.push({ op: 'set', path: ['skills', entry.index, 'status'], value: 'deprecated' });
    const before = entry.value['status'];
    changes.push({
      kind: 'skill-updated',
      skill: entry.name,
      path: entry.path,
      fields: [{ field: 'status', ...(before !== undefined && { before }), after: 'deprecated' }],
    });
  }
}

/** Entries move up when others before them are removed; new ones come last. */
export function fieldWithout(removed: ReadonlySet<number>, field: JsonPath): JsonPath | null {
  const [table, index, ...rest] = field;
  if (table !== 'skills' || typeof index !== 'number') return field;
  if (removed.has(index)) return null;
  const before = [...removed].filter((gone) => gone < index).length;
  return [table, index - before, ...rest];
}

export interface MetaState {
  /** Something other than `_meta` changed. */
  readonly isChanged: boolean;
  readonly isNew: boolean;
  readonly total: number;
  /** Skills that were found; the others were registered by hand. */
  readonly discovered: number;
  /** Called only when something changes. */
  readonly now: () => string;
}

/**
 * Wrong counts are corrected; missing ones and the date are written only with another change, so that the clock alone
 * never makes a diff.
 */
export function updateMeta(
  model: ManifestModel,
  state: MetaState,
): { edits: JsonEdit[]; changes: ManifestChange[] } {
  const discovered = Math.min(state.discovered, state.total);
  const counts: Record<string, number> = {
    totalSkills: state.total,
    autoDiscoveredSkills: discovered,
    manuallyRegistered: state.total - discovered,
  };
  const edits: JsonEdit[] = [];
  const changes: ManifestChange[] = [];
  const set = (field: string, after: Json) => {
    const before = model.meta[field];
    if (before === after) return;
    edits.push({ op: 'set', path: ['_meta', field], value: after });
    changes.push({ kind: 'meta-changed', field, ...(before !== undefined && { before }), after });
  };
  const isDated =
    state.isChanged ||
    state.isNew ||
    Object.entries(counts).some(([field, count]) => isWrong(model.meta[field], count));
  if (!isDated) return { edits, changes };
  set('lastUpdated', dateLike(model.meta['lastUpdated'], state.now()));
  for (const [field, count] of Object.entries(counts)) set(field, count);
  return { edits, changes };
}

function isWrong(before: Json | undefined, count: number): boolean {
  return before !== undefined && before !== count;
}

/** Keeps the format in the file: a date stays a date. */
function dateLike(before: Json | undefined, now: string): string {
  return typeof before === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(before) ? now.slice(0, 10) : now;
}
