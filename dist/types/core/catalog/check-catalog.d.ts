import type { Finding } from '../finding.js';
import type { Profile } from '../profile.js';
import { type ExistingEntry } from '../registry/manifest-model.js';
import type { ManifestPlan } from '../registry/plan-manifest.js';
import type { SkillRecord } from '../skill.js';
export interface CatalogContext {
    readonly profile: Profile;
    readonly manifestFile: string;
    /** The manifest's entries as they stand. */
    readonly existing: () => readonly ExistingEntry[];
}
/** Everything that only shows when all skills are seen together. */
export declare function checkCatalog(selected: readonly SkillRecord[], all: readonly SkillRecord[], plan: Pick<ManifestPlan, 'entries'>, context: CatalogContext): Promise<Finding[]>;
