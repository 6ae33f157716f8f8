import { type AttemptOptions } from './attempt.js';
import type { Octokit } from './create-octokit.js';
import type { RepositoryApi } from './repository-api.js';
export interface RepositoryAccess {
    readonly octokit: Octokit;
    readonly owner: string;
    readonly repo: string;
    readonly attempts: AttemptOptions;
}
type GitData = Pick<RepositoryApi, 'isVisible' | 'readBase' | 'readBranch' | 'readCommit' | 'readCommitsBetween' | 'createTree' | 'createCommit' | 'pointBranch' | 'deleteBranch'>;
/** Branches, commits and trees through the git data API: commits made by a bot's token there are verified. */
export declare function gitData({ octokit, owner, repo, attempts }: RepositoryAccess): GitData;
export {};
