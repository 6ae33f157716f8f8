import type { JsonEdit } from '../edit-json.js';
import type { JsonObject } from '../manifest.js';
import type { FieldChange } from '../report.js';
import type { SkillRecord } from '../skill.js';
import { type EntryOptions } from './build-entry.js';
import { type ExistingEntry } from './manifest-model.js';
export interface MergedEntry {
    /** The entry after the edits. */
    readonly value: JsonObject;
    readonly edits: readonly JsonEdit[];
    readonly fields: readonly FieldChange[];
}
/**
 * Brings an existing entry up to date: what the author declares wins, what a person wrote into the
 * manifest stays, what we derived before follows its source. Fields that are absent are not invented.
 */
export declare function mergeEntry(existing: ExistingEntry, record: SkillRecord, options: EntryOptions): MergedEntry;
