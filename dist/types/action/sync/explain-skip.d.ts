import type { Explanation } from '../../report/explanation.js';
/** Reasons to leave the repository alone that are no failure. */
export type SkipReason = 'fork' | 'merge-queue' | 'own-branch';
/** Why mode `sync` changed nothing. */
export declare function explainSkip(reason: SkipReason): Explanation;
