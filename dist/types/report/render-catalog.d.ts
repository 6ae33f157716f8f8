import type { ListedSkill } from '../core/list-skills.js';
import type { CatalogFormat } from '../core/profile.js';
import { type DisclosedSkills } from './catalog-level.js';
import type { CatalogLimits, CatalogText } from './catalog-text.js';
export interface CatalogOptions {
    readonly as: CatalogFormat;
    readonly limits?: CatalogLimits;
    /**
     * `machine`: absolute paths, for a prompt on this machine. `repository`: relative ones, for a file that is
     * committed and must be the same everywhere.
     */
    readonly paths: 'machine' | 'repository';
    /** For `level` only: what the query calls for; without one, the list of level 2. */
    readonly disclosed?: DisclosedSkills;
}
/** Renders the skills, which are given in order, in one of the four forms. */
export declare function renderCatalog(skills: readonly ListedSkill[], options: CatalogOptions): CatalogText;
