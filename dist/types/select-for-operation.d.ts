import type { Diagnostic } from './core/diagnostic.js';
import type { ManifestPlan } from './core/registry/plan-manifest.js';
import type { SkillOutcome } from './core/report.js';
import type { SkillRecord } from './core/skill.js';
import { type RunSetup } from './prepare-run.js';
export interface OperationView {
    readonly skills: readonly SkillOutcome[];
    readonly diagnostics: readonly Diagnostic[];
    readonly discovered: number;
}
interface Everything {
    readonly skills: readonly SkillOutcome[];
    readonly diagnostics: readonly Diagnostic[];
    readonly records: readonly SkillRecord[];
    readonly plan: ManifestPlan;
}
/** What of a run the operation shows: the named skills, the unregistered ones, or all. */
export declare function selectForOperation(setup: RunSetup, everything: Everything): Promise<OperationView>;
/** A name that nobody has is a mistake of whoever asks. */
export declare function refuseUnknownNames(wanted: readonly string[], names: ReadonlySet<string>): Promise<void>;
export {};
