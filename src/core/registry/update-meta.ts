import type { JsonEdit } from '../edit-json.js';
import type { Json } from '../manifest.js';
import type { ManifestChange } from '../report.js';
import type { ManifestModel } from './manifest-model.js';

export interface MetaState {
  /** Something beside `_meta` changed. */
  readonly isChanged: boolean;
  readonly isNew: boolean;
  readonly total: number;
  /** Skills that were found; the others were registered by hand. */
  readonly discovered: number;
  /** Asked for when something changes; a clock takes its time the first time. */
  readonly now: () => string;
}

/**
 * Counts are put right where they stand and are wrong; new ones and the date come only with another change,
 * so that the clock alone never makes a diff.
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

/** Keeps the form that is in the file: a date stays a date. */
function dateLike(before: Json | undefined, now: string): string {
  return typeof before === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(before) ? now.slice(0, 10) : now;
}
