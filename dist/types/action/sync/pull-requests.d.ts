import type { RepositoryAccess } from './git-data.js';
import type { RepositoryApi } from './repository-api.js';
type PullRequests = Pick<RepositoryApi, 'findPullRequests' | 'createPullRequest' | 'updatePullRequest' | 'closePullRequest' | 'addLabels' | 'requestReviewers' | 'addAssignees'>;
/** Pull requests and what hangs on them. */
export declare function pullRequests({ octokit, owner, repo, attempts }: RepositoryAccess): PullRequests;
export {};
