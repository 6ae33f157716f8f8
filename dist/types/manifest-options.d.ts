import type { ManifestOptions } from './core/registry/plan-manifest.js';
import type { SkillRecord } from './core/skill.js';
import type { RunSetup } from './prepare-run.js';
/** What the scan found, by what became of it. */
export interface FoundSkills {
    readonly selected: readonly SkillRecord[];
    readonly skipped: readonly SkillRecord[];
    readonly rejected: readonly SkillRecord[];
}
/** What the registry needs to know of this run. */
export declare function manifestOptions(setup: RunSetup, found: FoundSkills): ManifestOptions;
