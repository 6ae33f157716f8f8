import type { Outcome } from '../core/report.js';
import type { Failure } from '../explain-error.js';
/** The outcome of a run that ended before any skill was looked at. */
export declare function stoppedOutcome({ code, message, fix, exitCode }: Failure): Outcome;
