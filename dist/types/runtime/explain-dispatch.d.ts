import type { DispatchAnswer, DispatchClaim } from './dispatch.js';
export interface ExplainedCandidate extends DispatchClaim {
    /** Why it matched, and why another skill got the task. */
    readonly why: string;
}
/** Says of every other candidate what spoke for it and what went before it. */
export declare function explainCandidates(answer: DispatchAnswer): readonly ExplainedCandidate[];
/** What a claim rests on; the key of the matrix is named where it says more than what matched. */
export declare function reasonFor({ strategy, matched, place }: DispatchClaim): string;
