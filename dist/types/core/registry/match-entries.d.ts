import type { Finding } from '../finding.js';
import type { ExistingEntry } from './manifest-model.js';
import type { ManifestInput, ManifestOptions } from './plan-manifest.js';
/** Which entry of the manifest belongs to which skill. */
export interface Matching {
    readonly entryOf: ReadonlyMap<string, ExistingEntry>;
    readonly stale: readonly ExistingEntry[];
    /** Entries that stay in the file, matched ones included. */
    readonly kept: readonly ExistingEntry[];
    /** Names whose entries are not ours to touch now: rejected skills, and entries kept by hand. */
    readonly frozen: ReadonlySet<string>;
    readonly renames: ReadonlyMap<string, string>;
    readonly findings: readonly Finding[];
}
/** Matches by name, then by path, so that a renamed or moved skill keeps what people wrote into its entry. */
export declare function matchEntries(entries: readonly ExistingEntry[], input: ManifestInput, options: ManifestOptions): Matching;
