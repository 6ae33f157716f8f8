import type { Inputs } from '../inputs.js';
import { isPattern } from '../roots.js';
import type { WorkflowContext } from '../workflow-context.js';
import type { SyncFailure } from './failures.js';

/** The branch of the pull request that the workflow runs on. */
export interface OwnBranch {
  readonly kind: 'own-branch';
  readonly number: number;
  readonly url: string;
  readonly branch: string;
  readonly headSha: string;
}

/** Where the generated files go, or why they go nowhere. */
export type Target =
  | { readonly kind: 'pull-request'; readonly base: string }
  | OwnBranch
  | { readonly kind: 'skip'; readonly reason: SkipReason }
  | { readonly kind: 'failure'; readonly failure: SyncFailure };

/** Reasons to leave the repository alone that are not failures. */
export type SkipReason =
  | { readonly kind: 'fork' }
  | { readonly kind: 'merge-queue' }
  | { readonly kind: 'sync-branch' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'branch-deleted'; readonly branch: string }
  | { readonly kind: 'local-commits'; readonly base: string }
  | { readonly kind: 'head-moved'; readonly branch: string }
  | { readonly kind: 'base-merged-in'; readonly branch: string }
  | { readonly kind: 'stale-checkout'; readonly base: string; readonly baseSha: string }
  | { readonly kind: 'declined'; readonly number: number; readonly url: string };

/** Whether the files may be out of date for good: nobody decided to leave them so. */
export function leavesStaleFiles({ kind }: SkipReason): boolean {
  return kind !== 'closed' && kind !== 'declined' && kind !== 'branch-deleted';
}

/** Files generated on a pull request belong on its own branch; otherwise they go into a separate pull request to `base`. */
export function decideTarget(
  context: Pick<WorkflowContext, 'eventName' | 'ref' | 'pullRequest' | 'defaultBranch'>,
  inputs: Pick<Inputs, 'base' | 'branch' | 'roots'>,
): Target {
  const { pullRequest, eventName, ref, defaultBranch } = context;
  if (inputs.branch !== undefined && inputs.branch === defaultBranch) {
    return { kind: 'failure', failure: { kind: 'branch-is-default', branch: defaultBranch } };
  }
  if (pullRequest?.isFork) return skip('fork');
  if (eventName === 'merge_group') return skip('merge-queue');
  if (pullRequest && eventName !== 'pull_request_target') {
    if (isSyncBranch(pullRequest.headRef, inputs)) return skip('sync-branch');
    if (pullRequest.isMerged) return { kind: 'pull-request', base: inputs.base ?? pullRequest.baseRef };
    if (pullRequest.isClosed) return skip('closed');
    const { number, url, headRef: branch, headSha } = pullRequest;
    return { kind: 'own-branch', number, url, branch, headSha };
  }
  const base = inputs.base ?? /^refs\/heads\/(.+)$/.exec(ref)?.[1];
  if (base === undefined) return { kind: 'failure', failure: { kind: 'detached-head', ref } };
  if (!isSyncBranch(base, inputs)) return { kind: 'pull-request', base };
  return inputs.base === undefined
    ? skip('sync-branch')
    : { kind: 'failure', failure: { kind: 'branch-is-base', branch: base } };
}

const OWN_BRANCHES = 'skill-registrar/';

/** Whether the Action itself maintains a branch. */
function isSyncBranch(name: string, { branch }: Pick<Inputs, 'branch'>): boolean {
  return branch === undefined ? name.startsWith(OWN_BRANCHES) : name === branch;
}

function skip(kind: 'fork' | 'merge-queue' | 'sync-branch' | 'closed'): Target {
  return { kind: 'skip', reason: { kind } };
}

/** The name of the branch that a run keeps: one for each base and root, so that their runs do not meet. */
export function branchFor(
  { branch, roots }: Pick<Inputs, 'branch' | 'roots'>,
  { base, defaultBranch }: { readonly base: string; readonly defaultBranch: string },
): string {
  if (branch !== undefined) return branch;
  const [root = '.'] = roots;
  const isWhole = roots.length > 1 || root === '.' || isPattern(root);
  const isOther = defaultBranch !== '' && base !== defaultBranch;
  if (isOther) return `${OWN_BRANCHES}${isWhole ? base : `${base}-${toBranchName(root)}`}`;
  return `${OWN_BRANCHES}${isWhole ? 'manifest' : toBranchName(root)}`;
}

function toBranchName(root: string): string {
  return root
    .replace(/[\u0000-\u0020\u007f~^:?*[\\]+/g, '-')
    .replace(/@\{|\.{2,}/g, '-')
    .split('/')
    .map((segment) => segment.replace(/^[-.]+/, '').replace(/(?:\.lock|\.)+$/, '') || 'root')
    .join('/');
}
