import type { Failure } from '../report/explain-error.js';
import type { PullRequestView } from '../report/markdown-pull-request.js';
import type { Outcome } from '../report/report.js';
import type { Changes } from './changes.js';
import type { PullRequestOperation } from './sync/sync-request.js';
import type { WorkflowContext } from './workflow-context.js';

/** A finished run of the Action: everything is decided, nothing is printed yet. */
export interface ActionResult {
  /** With paths from the top of the repository. */
  readonly outcome: Outcome;
  /** The folders that were checked, as the workspace has them. */
  readonly folders?: readonly string[];
  /** Paths of the manifests, one for each root. */
  readonly manifests: readonly string[];
  /** What the pull request or the push changes; `null` if unknown. */
  readonly changes: Changes | null;
  /** The run relative to the checked-out repository, if known. */
  readonly context?: WorkflowContext;
  /** What the run is judged as: a sync that could not commit is a check. */
  readonly mode: 'check' | 'sync';
  /** Absent in mode `check`. */
  readonly sync?: SyncDescription;
  /** Set when no skill was read. */
  readonly failure?: Failure;
}

/** The summary and outputs about a pull request. */
export interface SyncDescription {
  readonly view: PullRequestView;
  readonly outputs: PullRequestOutputs;
  /** Set when the files should have been committed here, and were not. */
  readonly isLeftStale?: true;
}

export interface PullRequestOutputs {
  readonly 'pull-request-number': number | '';
  readonly 'pull-request-url': string;
  readonly 'pull-request-operation': PullRequestOperation;
  readonly 'pull-request-branch': string;
  readonly 'pull-request-head-sha': string;
}

export const NO_PULL_REQUEST: PullRequestOutputs = {
  'pull-request-number': '',
  'pull-request-url': '',
  'pull-request-operation': 'none',
  'pull-request-branch': '',
  'pull-request-head-sha': '',
};
