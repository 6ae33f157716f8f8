import type { ReplacedCommit } from '../../report/markdown-replaced-commits.js';
import type { RepositoryApi } from './repository-api.js';
/** Commits on the branch that somebody else made. */
export declare function findForeignCommits(api: RepositoryApi, baseSha: string, branchSha: string): Promise<readonly ReplacedCommit[]>;
