import type { Outcome, ReportError } from '../core/report.js';
/** The outcome of a run that ended before any skill was looked at. */
export declare function stoppedOutcome(error: ReportError, exitCode: 2 | 3): Outcome;
