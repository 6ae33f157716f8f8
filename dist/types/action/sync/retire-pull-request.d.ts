import type { PullRequestFacts, RepositoryApi } from './repository-api.js';
import type { SyncFailure } from './sync-failure.js';
import type { SyncRequest } from './sync-request.js';
/** Base needs nothing: closes the stale pull request and, where asked, deletes the branch. */
export declare function retirePullRequest(api: RepositoryApi, { branch, deleteBranch }: Pick<SyncRequest, 'branch' | 'deleteBranch'>, state: {
    readonly open: PullRequestFacts | undefined;
    readonly baseSha: string;
}): Promise<{
    readonly headSha: string | null;
    readonly shortcomings: readonly SyncFailure[];
}>;
