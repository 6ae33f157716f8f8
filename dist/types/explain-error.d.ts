import type { Span } from './core/diagnostic.js';
import type { ErrorCode } from './core/report.js';
/** Why a run could not be done, and the exit code that says so. */
export interface Failure {
    readonly exitCode: 2 | 3;
    readonly code: ErrorCode;
    readonly message: string;
    readonly fix: string;
    readonly at?: {
        readonly file: string;
    } & Span;
}
/** The one place where what was thrown becomes a code, a sentence and an exit code. */
export declare function explainError(error: unknown): Failure;
