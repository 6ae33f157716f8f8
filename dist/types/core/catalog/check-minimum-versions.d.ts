import type { Finding } from '../finding.js';
import type { JsonObject } from '../manifest.js';
/** S0-63: an entry whose version is lower than the one somebody relies on. */
export declare function checkMinimumVersions(entries: readonly JsonObject[], manifest: string): Promise<Finding[]>;
