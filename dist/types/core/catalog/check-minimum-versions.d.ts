import type { Finding } from '../finding.js';
import type { JsonObject } from '../manifest.js';
export interface MinimumVersion {
    /** Of the entry. */
    readonly name: string;
    readonly minimumVersion: string;
}
/** An entry whose version is lower than the one somebody relies on. */
export declare function checkMinimumVersions(entries: readonly JsonObject[], placeOf: (bound: MinimumVersion) => Pick<Finding, 'file' | 'at'>): Promise<Finding[]>;
