import type { ApiProblem } from './github-error.js';
/** How long and how often to try again. */
export interface RetryPolicy {
    /** Tries in all. */
    readonly attempts: number;
    /** Wait before the second try; doubles each time. */
    readonly firstWaitMs: number;
    /** Wait after a secondary rate limit without `Retry-After`; doubles each time. */
    readonly limitWaitMs: number;
    /** GitHub may ask for more than this: then it is better to fail and say so. */
    readonly longestWaitMs: number;
}
/** Rate limits as GitHub's documentation asks: at least a minute where no time is given. */
export declare const DEFAULT_RETRY: RetryPolicy;
/** Milliseconds to wait before the next try; `null` when trying again is of no use. */
export declare function waitBeforeRetry(problem: ApiProblem, attempt: number, policy: RetryPolicy, now: number): number | null;
type HttpProblem = Extract<ApiProblem, {
    kind: 'http';
}>;
/** 429, or a 403 that is about pace and not about permissions. */
export declare function isRateLimit({ status, message, headers }: HttpProblem): boolean;
/** What GitHub asks for: seconds or a date in `Retry-After`, or the reset of the primary limit. */
export declare function askedWait({ headers }: HttpProblem, now: number): number | null;
export {};
