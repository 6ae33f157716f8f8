import type { RunTrace } from './run-recorder.js';
type Variables = Readonly<Record<string, string | undefined>>;
/** What was looked at, and the seed of its checksums. */
export interface SeenBefore {
    readonly trace: RunTrace;
    readonly seed: number;
}
/** Whether everything that was looked at still looks the same. */
export declare function holdsStill({ trace, seed }: SeenBefore, variables: Variables): boolean;
export {};
