import type { ReplacedCommit } from '../../report/markdown-replaced-commits.js';
import type { TextFile } from './repository-api.js';

/** What the branch and its pull request shall be. */
export interface SyncRequest {
  readonly base: string;
  readonly branch: string;
  /** Everything the run generates, whether it changed or not; paths from the top of the repository. */
  readonly files: readonly TextFile[];
  readonly commitMessage: string;
  readonly title: string;
  /** The text depends on what was found on the branch. */
  readonly renderBody: (facts: {
    readonly replaced: readonly ReplacedCommit[];
    readonly earlierBody: string;
  }) => string;
  readonly labels: readonly string[];
  readonly reviewers: readonly string[];
  readonly teamReviewers: readonly string[];
  readonly assignees: readonly string[];
  readonly draft: boolean;
  readonly deleteBranch: boolean;
}
