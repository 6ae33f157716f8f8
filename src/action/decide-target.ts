import type { SkipReason } from './sync/explain-skip.js';
import type { SyncFailure } from './sync/sync-failure.js';
import type { WorkflowContext } from './workflow-context.js';

/** Where the pull request goes, or why there will be none. */
export type Target =
  | { readonly kind: 'target'; readonly base: string }
  | { readonly kind: 'skip'; readonly reason: SkipReason }
  | { readonly kind: 'failure'; readonly failure: SyncFailure };

type Facts = Pick<WorkflowContext, 'eventName' | 'ref' | 'pullRequest'>;

/** Takes base from the input, else from the event: on a pull request the head is detached. */
export function decideTarget(
  context: Facts,
  inputs: { readonly base?: string; readonly branch: string },
): Target {
  if (context.pullRequest?.isFork) return { kind: 'skip', reason: 'fork' };
  if (context.eventName === 'merge_group') return { kind: 'skip', reason: 'merge-queue' };
  const base = inputs.base ?? branchOfRun(context);
  if (base === null) return { kind: 'failure', failure: { kind: 'detached-head', ref: context.ref } };
  if (base !== inputs.branch) return { kind: 'target', base };
  return inputs.base === undefined
    ? { kind: 'skip', reason: 'own-branch' }
    : { kind: 'failure', failure: { kind: 'branch-is-base', branch: base } };
}

/**
 * On a pull request: its own branch, since what was checked out holds its changes and belongs nowhere else yet;
 * the branch it went into once it is merged.
 */
function branchOfRun({ eventName, ref, pullRequest }: Facts): string | null {
  if (pullRequest && eventName !== 'pull_request_target') {
    return pullRequest.isMerged ? pullRequest.baseRef : pullRequest.headRef || null;
  }
  const match = /^refs\/heads\/(.+)$/.exec(ref);
  return match?.[1] ?? null;
}
