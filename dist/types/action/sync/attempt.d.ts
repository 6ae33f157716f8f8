import { type Step } from './github-error.js';
import { type RetryPolicy } from './retry-policy.js';
export interface Clock {
    readonly now: () => number;
    readonly sleep: (ms: number) => Promise<void>;
}
export interface AttemptOptions {
    readonly clock: Clock;
    readonly policy?: RetryPolicy;
    /** Told of every wait. */
    readonly onWait?: (wait: {
        readonly step: Step;
        readonly ms: number;
        readonly reason: string;
    }) => void;
}
/** Runs one step until it succeeds or trying again is of no use. The step must be safe to repeat. */
export declare function attempt<T>(step: Step, work: () => Promise<T>, options: AttemptOptions): Promise<T>;
