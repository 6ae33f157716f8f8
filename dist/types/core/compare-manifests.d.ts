import type { ManifestChange } from './report.js';
/** The semantic diff between two texts of a manifest; `null` where there is none. What is no manifest counts as empty. */
export declare function compareManifests(before: string | null, after: string): ManifestChange[];
