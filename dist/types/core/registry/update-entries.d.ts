import type { JsonEdit } from '../edit-json.js';
import type { JsonPath } from '../json/edit-plan.js';
import type { JsonObject } from '../manifest.js';
import type { ManifestChange } from '../report.js';
import type { ExistingEntry } from './manifest-model.js';
import type { Matching } from './match-entries.js';
import type { ManifestInput, ManifestOptions } from './plan-manifest.js';
import { type RouteClaim } from './route-claims.js';
export interface UpdatedEntries {
    readonly edits: readonly JsonEdit[];
    readonly changes: readonly ManifestChange[];
    readonly claims: readonly RouteClaim[];
    /** All entries as they will be. */
    readonly final: readonly JsonObject[];
    /** Those of them that are new. */
    readonly added: readonly JsonObject[];
    /** Indexes of the entries that go. */
    readonly removed: ReadonlySet<number>;
    /** How many belong to a skill that was found, and those of which that is not yet known. */
    readonly fromSkills: number;
    readonly others: readonly JsonObject[];
}
/** What becomes of the entries: new ones for new skills, changes of those that are there, an end for stale ones. */
export declare function updateEntries(entries: readonly ExistingEntry[], matching: Matching, input: ManifestInput, options: ManifestOptions): UpdatedEntries;
/** Entries move up where others before them go; new ones come last. */
export declare function fieldWithout(removed: ReadonlySet<number>, field: JsonPath): JsonPath | null;
