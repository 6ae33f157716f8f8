import type { ReplacedCommit } from '../../report/markdown-replaced-commits.js';
import type { TextFile } from './repository-api.js';
/** A file that the commit changes. */
export interface ChangedFile {
    readonly path: string;
    /** Its text in base; `null` when it is new. */
    readonly before: string | null;
    readonly content: string;
}
/** What is known once base and branch were looked at. */
export interface FoundFacts {
    readonly changed: readonly ChangedFile[];
    readonly replaced: readonly ReplacedCommit[];
    readonly earlierBody: string;
}
/** What the branch and its pull request shall be. */
export interface SyncRequest {
    readonly base: string;
    readonly branch: string;
    /** Everything the run generates, whether it changed or not; paths from the top of the repository. */
    readonly files: readonly TextFile[];
    readonly renderTitle: (found: Pick<FoundFacts, 'changed'>) => string;
    readonly renderBody: (found: FoundFacts) => string;
    /** Default: the title. */
    readonly commitMessage?: string;
    readonly labels: readonly string[];
    readonly reviewers: readonly string[];
    readonly teamReviewers: readonly string[];
    readonly assignees: readonly string[];
    readonly draft: boolean;
    readonly deleteBranch: boolean;
}
