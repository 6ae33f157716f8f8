import type { EnsuredPullRequest } from './ensure-pull-request.js';
import { GitHubError } from './github-error.js';
import type { RepositoryApi } from './repository-api.js';
import type { SyncRequest } from './sync-request.js';
/**
 * Labels are only ever added. Reviewers and assignees are asked once, when the pull request is opened: to ask
 * again after each update would call back people who are done with it. None of these undoes the pull request
 * when it fails; the failures are returned.
 */
export declare function decoratePullRequest(api: RepositoryApi, request: SyncRequest, { operation, pullRequest }: EnsuredPullRequest): Promise<{
    readonly hasAdded: boolean;
    readonly errors: readonly GitHubError[];
}>;
