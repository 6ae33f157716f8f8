import type { ReplacedCommit } from '../../report/markdown-replaced-commits.js';
import type { SyncFailure } from './sync-failure.js';
export type PullRequestOperation = 'created' | 'updated' | 'closed' | 'none';
/** What became of the branch and the pull request. */
export type SyncResult = {
    readonly kind: 'done';
    readonly operation: PullRequestOperation;
    readonly pullRequest: {
        readonly number: number;
        readonly url: string;
        readonly author: string;
    } | null;
    /** Head of the branch, where there is one. */
    readonly headSha: string | null;
    /** Head of base that it was built on. */
    readonly baseSha: string;
    readonly replaced: readonly ReplacedCommit[];
    /** What could not be done although the pull request is there. */
    readonly shortcomings: readonly SyncFailure[];
} | {
    readonly kind: 'failed';
    readonly failure: SyncFailure;
    /** Set when the branch was pushed before it failed. */
    readonly headSha: string | null;
};
