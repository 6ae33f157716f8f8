import type { Finding } from '../core/finding.js';
import type { ListedSkill } from '../core/list-skills.js';
import { type CatalogFormat } from '../core/profile.js';
/** A catalog that a file holds between two markers, and how it is made. */
export interface CatalogBlock {
    readonly as: CatalogFormat;
    readonly maxEntries?: number | undefined;
    readonly maxBytes?: number | undefined;
}
export interface RefreshedFile {
    /** What the file should say; `null` when its markers are in no state to be rewritten. */
    readonly text: string | null;
    /** `catalog-stale` for each block that differs. */
    readonly stale: readonly Finding[];
    /** `catalog-markers`: what keeps the file from being rewritten. */
    readonly problems: readonly Finding[];
}
/**
 * Renders every catalog that a file holds anew, and those that the configuration wants there. The markers say how
 * a block was made, so a file needs no configuration to stay up to date.
 */
export declare function refreshCatalogBlocks(file: string, text: string, input: {
    readonly skills: readonly ListedSkill[];
    readonly wanted: readonly CatalogBlock[];
}): RefreshedFile;
