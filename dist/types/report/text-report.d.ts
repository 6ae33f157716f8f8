import type { Diagnostic } from '../core/diagnostic.js';
import type { Outcome } from '../core/report.js';
import type { Colors } from './text-colors.js';
import { type RunMode } from './text-summary.js';
export interface TextView {
    readonly mode: RunMode;
    readonly colors: Colors;
    /** The rendered diff of a preview; empty elsewhere. */
    readonly diff: string;
    /** Findings that the reader of this text sees elsewhere. */
    readonly isShownElsewhere: (diagnostic: Diagnostic) => boolean;
}
/** A finished run for people: findings, skills, changes, diff, and one line that sums it up. */
export declare function renderTextReport(outcome: Outcome, view: TextView): string;
