import type { RepositoryAccess } from './git-data.js';
import type { RepositoryApi } from './repository-api.js';
/** Reads files of a commit. */
export declare function fileContents({ octokit, owner, repo, attempts, }: RepositoryAccess): Pick<RepositoryApi, 'readFile'>;
