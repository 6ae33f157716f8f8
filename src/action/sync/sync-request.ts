import type { OverwrittenCommit } from '../../report/markdown-pull-request.js';
import type { Inputs } from '../inputs.js';
import type { SyncFailure } from './failures.js';
import type { ChangedFile, WantedFile } from './files.js';
import type { SkipReason } from './target.js';

/** What is known once base and branch were read. */
export interface FoundFacts {
  readonly changed: readonly ChangedFile[];
  readonly overwritten: readonly OverwrittenCommit[];
  readonly earlierBody: string;
}

type PullRequestInputs = Pick<
  Inputs,
  | 'commitMessage'
  | 'labels'
  | 'reviewers'
  | 'teamReviewers'
  | 'assignees'
  | 'draft'
  | 'deleteBranch'
  | 'recreate'
>;

/** What the branch and its pull request are to be. */
export interface SyncRequest extends PullRequestInputs {
  readonly base: string;
  readonly branch: string;
  /** The root that the files belong to. */
  readonly root: string;
  /** Tree of the checked-out commit at each root; `null` if unknown. */
  readonly checkedOutTrees: readonly (string | null)[];
  /** Commit of the run: the checkout, if git cannot tell. */
  readonly eventSha: string;
  /** Everything the run generates, whether it changed or not. */
  readonly files: readonly WantedFile[];
  readonly renderTitle: (changed: readonly ChangedFile[]) => string;
  readonly renderBody: (found: FoundFacts) => string;
}

export type PullRequestOperation = 'created' | 'updated' | 'closed' | 'none';

/** What became of the branch and the pull request. */
export type SyncResult =
  | {
      readonly kind: 'done';
      readonly operation: PullRequestOperation;
      readonly pullRequest: { readonly number: number; readonly url: string; readonly author: string } | null;
      /** Head of the branch, if it exists. */
      readonly headSha: string | null;
      readonly overwritten: readonly OverwrittenCommit[];
      /** What could not be done although the pull request is there. */
      readonly shortcomings: readonly SyncFailure[];
    }
  | { readonly kind: 'skipped'; readonly reason: SkipReason }
  | {
      readonly kind: 'failed';
      readonly failure: SyncFailure;
      /** Set when the branch was pushed before it failed. */
      readonly headSha: string | null;
    };
