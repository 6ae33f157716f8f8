import type { ManifestChange } from '../core/report.js';
import type { Colors } from './text-colors.js';
/**
 * The semantic list of changes: `+` added, `-` removed, `~` changed, with the old and the new value of every
 * field. That time has passed is no news, so `lastUpdated` is not listed.
 */
export declare function renderChanges(changes: readonly ManifestChange[], colors: Colors): string;
