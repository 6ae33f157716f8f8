import type { Failure } from '../report/explain-error.js';
import { isDriftFinding } from '../report/github-annotations.js';
import type { PullRequestView } from '../report/markdown-pull-request.js';
import { hasStaleFiles, type Outcome } from '../report/report.js';
import type { Inputs } from './inputs.js';
import type { PullRequestOperation } from './sync/sync-pull-request.js';
import type { WorkflowContext } from './workflow-context.js';

/** A finished run of the Action: everything is decided, nothing is printed yet. */
export interface Conclusion {
  /** With paths from the top of the repository. */
  readonly outcome: Outcome;
  /** Paths of the manifests, one for each root. */
  readonly manifests: readonly string[];
  /** Files that the pull request or the push changes, from the top of the repository; `null` if unknown. */
  readonly changedFiles: ReadonlySet<string> | null;
  /** The run relative to the checked-out repository, if known. */
  readonly context?: WorkflowContext;
  /** Absent in mode `check`. */
  readonly sync?: SyncDescription;
  /** Set when no skill was read. */
  readonly failure?: Failure;
}

/** The summary and outputs about a pull request. */
export interface SyncDescription {
  readonly view: PullRequestView;
  readonly outputs: PullRequestOutputs;
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

/** Whether the findings fail the run. Without `fail-on` the profile has decided already. */
export function isFailure(outcome: Outcome, { failOn, mode }: Pick<Inputs, 'failOn' | 'mode'>): boolean {
  const { exitCode, report } = outcome;
  // Misuse and broken files are not findings: no level of tolerance covers them.
  if (exitCode >= 2) return true;
  if (failOn === undefined) return exitCode !== 0;
  if (failOn === 'never') return false;
  const counted = report.diagnostics.filter(({ isNew }) => isNew !== false);
  const isCompared = report.summary.new !== undefined;
  const count = (severity: string) =>
    counted.filter((found) => found.severity === severity && !isDriftFinding(found)).length;
  const isStale = isCompared ? counted.some(isDriftFinding) : hasStaleFiles(report);
  const invalid = isCompared ? 0 : report.summary.invalid;
  return (
    (mode === 'check' && isStale) ||
    count('error') + invalid > 0 ||
    (failOn === 'warning' && count('warning') > 0)
  );
}
