import type { Span } from '../core/diagnostic.js';
import type { ReportError } from '../core/report.js';
/** Why a run ended before its end. */
export interface Stop {
    readonly error: ReportError;
    readonly exitCode: 2 | 3;
    /** Where to look, relative to the scanned root. */
    readonly at?: {
        readonly file: string;
        readonly span: Span;
    };
}
/** Puts an error into the words of the report. */
export declare function explainError(error: unknown): Stop;
