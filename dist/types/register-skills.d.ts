import { type Selection } from './core/catalog/find-duplicates.js';
import type { Finding } from './core/finding.js';
import { HeldText } from './core/held-text.js';
import { type ManifestPlan } from './core/registry/plan-manifest.js';
import type { ScanResult } from './core/scan-skills.js';
import type { SkillRecord } from './core/skill.js';
import type { RunSetup } from './prepare-run.js';
/** Skills as the manifest sees them. */
export interface SortedSkills {
    readonly selected: readonly SkillRecord[];
    readonly skipped: readonly SkillRecord[];
    readonly rejected: readonly SkillRecord[];
    readonly findings: readonly Finding[];
}
/** A manifest is committed: what is in somebody's home directory has no say in it. */
export declare function sortForManifest(input: {
    readonly setup: RunSetup;
    readonly accepted: readonly SkillRecord[];
    readonly rejected: readonly SkillRecord[];
    readonly nested: ScanResult['nested'];
    readonly selection: Selection;
}): SortedSkills;
/** What the manifest has to become. */
export declare function planRegistration(setup: RunSetup, sorted: SortedSkills, text?: HeldText | null): ManifestPlan;
/** Writes what was planned, where the operation writes at all. */
export declare function writeRegistration(setup: RunSetup, plan: ManifestPlan, sorted: SortedSkills): Promise<void>;
