import type { RepositoryApi, TextFile } from './repository-api.js';
import type { ChangedFile } from './sync-request.js';
/** The files that base lacks or has in another form: what the commit holds. */
export declare function findWantedFiles(api: RepositoryApi, files: readonly TextFile[], baseSha: string): Promise<readonly ChangedFile[]>;
/** The same files with the text the branch has already, where only the time differs. */
export declare function keepBranchTimes(api: RepositoryApi, files: readonly TextFile[], branchSha: string): Promise<readonly TextFile[]>;
