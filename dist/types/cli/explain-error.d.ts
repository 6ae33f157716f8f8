import type { Span } from '../core/diagnostic.js';
import type { ErrorCode } from '../core/report.js';
import type { ExitCode } from './command.js';
/** Why a run could not be done, and the exit code that says so. */
export interface Failure {
    readonly exitCode: ExitCode;
    readonly code: ErrorCode | 'E_INTERNAL';
    readonly message: string;
    readonly fix: string;
    readonly at?: {
        readonly file: string;
    } & Span;
}
/** The one place where what was thrown becomes a code, a sentence and an exit code. */
export declare function explainError(error: unknown): Failure;
