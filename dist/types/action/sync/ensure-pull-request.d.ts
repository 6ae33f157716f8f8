import type { PushedBranch } from './push-branch.js';
import type { PullRequestFacts, RepositoryApi } from './repository-api.js';
import type { ChangedFile, SyncRequest } from './sync-request.js';
import type { PullRequestOperation } from './sync-result.js';
export interface EnsuredPullRequest {
    readonly operation: PullRequestOperation;
    readonly pullRequest: PullRequestFacts;
}
/** Opens the pull request, or brings the open one up to date. */
export declare function ensurePullRequest(api: RepositoryApi, request: SyncRequest, state: {
    readonly open: PullRequestFacts | undefined;
    readonly pushed: PushedBranch;
    readonly changed: readonly ChangedFile[];
}): Promise<EnsuredPullRequest>;
