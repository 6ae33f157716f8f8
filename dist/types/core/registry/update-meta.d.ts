import type { JsonEdit } from '../edit-json.js';
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
export declare function updateMeta(model: ManifestModel, state: MetaState): {
    edits: JsonEdit[];
    changes: ManifestChange[];
};
