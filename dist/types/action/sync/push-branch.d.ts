import type { ReplacedCommit } from '../../report/markdown-replaced-commits.js';
import type { RepositoryApi, TextFile } from './repository-api.js';
export interface PushedBranch {
    readonly headSha: string;
    readonly isChanged: boolean;
    readonly replaced: readonly ReplacedCommit[];
}
/** Makes the branch one commit on base that holds the files; an equal tree is left alone. */
export declare function pushBranch(api: RepositoryApi, wanted: {
    readonly branch: string;
    readonly baseSha: string;
    readonly files: readonly TextFile[];
    readonly message: string;
}): Promise<PushedBranch>;
