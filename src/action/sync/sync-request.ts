import type { OverwrittenCommit } from '../../report/markdown-pull-request.js';
import type { TrackedFile } from '../../report/report.js';
import type { Inputs } from '../inputs.js';
import type { ChangedFile } from './files.js';

/** What is known once base and branch were read. */
interface FoundFacts {
  readonly changed: readonly ChangedFile[];
  readonly overwritten: readonly OverwrittenCommit[];
  readonly earlierBody: string;
}

export interface Removals {
  readonly removed: number;
  /** Entries that the manifests have in base. */
  readonly total: number;
}

/** What the branch and its pull request are to be. */
export interface SyncRequest extends Omit<Inputs, 'base' | 'branch'> {
  readonly base: string;
  readonly branch: string;
  /** The root that the files belong to. */
  readonly root: string;
  /** Tree of the checked-out commit at each root; `null` if unknown. */
  readonly checkedOutTrees: readonly (string | null)[];
  /** The newest commits of the checkout; empty if unknown. */
  readonly checkedOutCommits: readonly string[];
  /** Commit of the run: the checkout, if git cannot tell. */
  readonly eventSha: string;
  /** Everything the run generates, whether it changed or not. */
  readonly files: readonly TrackedFile[];
  readonly renderTitle: (changed: readonly ChangedFile[]) => string;
  /** How many entries of the manifests the files remove. */
  readonly countRemovals: (changed: readonly ChangedFile[]) => Removals;
  readonly renderBody: (found: FoundFacts) => string;
}

export type PullRequestOperation = 'created' | 'updated' | 'closed' | 'none';
