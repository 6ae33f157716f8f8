import type { Outcome } from '../core/report.js';
import type { FailOn, Mode } from './inputs.js';
/** Whether the findings fail the run. Without `fail-on` the profile has decided already. */
export declare function isFailure(outcome: Outcome, { failOn, mode }: {
    readonly failOn?: FailOn;
    readonly mode: Mode;
}): boolean;
