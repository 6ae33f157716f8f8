import type { Selection } from './core/catalog/find-duplicates.js';
import type { Finding } from './core/finding.js';
import type { Judge } from './core/judge.js';
import type { ManifestPlan } from './core/registry/plan-manifest.js';
import type { Outcome } from './core/report.js';
import type { SkillRecord } from './core/skill.js';
import type { RunSetup } from './prepare-run.js';
import type { CatalogPlan } from './track-catalogs.js';
/** A run whose decisions are made. */
export interface RunResult {
    readonly setup: RunSetup;
    readonly judge: Judge;
    readonly records: readonly SkillRecord[];
    readonly rejected: readonly SkillRecord[];
    readonly selection: Selection;
    readonly plan: ManifestPlan;
    readonly catalogs: CatalogPlan;
    readonly findings: readonly Finding[];
}
/** What a finished run has to say, and its exit code. Nothing is written or printed for it. */
export declare function composeOutcome(result: RunResult): Promise<Omit<Outcome, 'timings'>>;
