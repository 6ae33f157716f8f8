import type { ManifestOptions } from './core/registry/plan-manifest.js';
import type { SkillRecord } from './core/skill.js';
import type { RunSetup } from './prepare-run.js';
/** What the registry needs to know of this run. */
export declare function manifestOptions(setup: RunSetup, found: {
    readonly selected: readonly SkillRecord[];
    readonly skipped: readonly SkillRecord[];
    readonly rejected: readonly SkillRecord[];
}): ManifestOptions;
