import type { Explanation } from './explanation.js';
import { type ReplacedCommit } from './markdown-replaced-commits.js';
/** What became of the pull request, for the job summary. */
export type PullRequestView = {
    readonly kind: 'skipped';
    readonly why: Explanation;
} | {
    readonly kind: 'failed';
    readonly why: Explanation;
} | {
    readonly kind: 'done';
    readonly operation: 'created' | 'updated' | 'closed' | 'none';
    readonly number: number | null;
    readonly url: string | null;
    readonly branch: string;
    readonly base: string;
    readonly replaced: readonly ReplacedCommit[];
    /** What was done only in part, and what to know about it. */
    readonly notes: readonly Explanation[];
};
/** The section on the pull request. */
export declare function renderPullRequestView(view: PullRequestView): string[];
