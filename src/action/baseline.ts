import type { Git } from '../files/git.js';
import { isShallow } from '../files/git-base.js';
import { UsageError } from '../text/errors.js';
import { visibleText } from '../text/visible-text.js';
import {
  type Baseline,
  fetchBranch,
  fetchCommit,
  fetchMergeBase,
  findBaseline,
  hasCommit,
  isNoCommit,
  type RemoteOptions,
  readHead,
  readMergeBase,
} from './git.js';
import type { Inputs } from './inputs.js';
import type { ActionRuntime } from './runner.js';
import { compareOnGitHub } from './sync/compare-commits.js';
import type { WorkflowContext } from './workflow-context.js';

interface BaselineFacts {
  readonly inputs: Inputs;
  readonly context: WorkflowContext;
  readonly git: Git | null;
  readonly runtime: ActionRuntime;
}

export function remoteOptions({ inputs, context, runtime }: Omit<BaselineFacts, 'git'>): RemoteOptions {
  return { token: inputs.token, serverUrl: context.serverUrl, timeoutMs: runtime.fetchTimeoutMs };
}

/** The commit that `only-new` and `bump` compare with, fetched if the checkout lacks it; `null` if there is none. */
export async function provideBaseline(facts: BaselineFacts): Promise<string | null> {
  const { context, git, runtime } = facts;
  const baseline = findBaseline(context, git) ?? (await startOfBranch(facts));
  if (baseline === null) {
    runtime.core.notice(
      `The event ${visibleText(context.eventName) || 'of this run'} has no base commit to compare with, so every finding counts.`,
    );
    return null;
  }
  if (git === null) {
    throw new UsageError(
      'There is no git repository to compare with: git is not installed, or the workspace is not a checkout.',
      'Check out with actions/checkout in a job that has git, or remove "only-new", "bump" and "drift".',
    );
  }
  const commit = baseline.isDiverged ? await provideMergeBase(baseline.commit, { ...facts, git }) : null;
  if (commit !== null) return commit;
  if (!baseline.isDiverged && (await provideCommit(baseline.commit, git, facts))) return baseline.commit;
  throw new UsageError(
    `The checkout does not have the base commit ${baseline.commit}, and it could not be fetched.`,
    explainCheckout(baseline, context),
  );
}

async function provideCommit(commit: string, git: Git, facts: BaselineFacts): Promise<boolean> {
  return hasCommit(commit, git) || fetchCommit(commit, git, remoteOptions(facts));
}

/** The first push of a branch has no commit before it; the branch began at the default branch. */
async function startOfBranch(facts: BaselineFacts): Promise<Baseline | null> {
  const { context, git } = facts;
  const { beforeSha, defaultBranch, ref } = context;
  const isNew = beforeSha !== null && isNoCommit(beforeSha);
  if (git === null || !isNew || defaultBranch === '' || ref === `refs/heads/${defaultBranch}`) return null;
  const commit = await fetchBranch(defaultBranch, git, remoteOptions(facts));
  return commit === null ? null : { commit, isDiverged: true };
}

/**
 * What the branch builds on: not the head of base, which may have other changes. A shallow checkout lacks it, so GitHub
 * is asked, or without a token, history is fetched.
 */
async function provideMergeBase(
  commit: string,
  facts: BaselineFacts & { readonly git: Git },
): Promise<string | null> {
  const { git } = facts;
  const isThere = hasCommit(commit, git) || (!isShallow(git) && (await provideCommit(commit, git, facts)));
  const known = isThere ? readMergeBase(commit, git) : null;
  if (known !== null) return known;
  const head = readHead(git, 'commit');
  const compared = head === null ? null : await compareOnGitHub(commit, head, facts);
  if (compared !== null && (await provideCommit(compared.mergeBase, git, facts))) return compared.mergeBase;
  return fetchMergeBase(commit, git, remoteOptions(facts));
}

/** Base is a parent of the merge that a pull request checks out, and any number of commits behind a push. */
function explainCheckout(
  { isDiverged }: Baseline,
  { pullRequest, mergeGroupBaseSha }: WorkflowContext,
): string {
  const isMerge = !isDiverged && (pullRequest !== null || mergeGroupBaseSha !== null);
  const what = isMerge ? 'with the parents of the merge commit' : 'with the whole history';
  return `Check out ${what}:\n- uses: actions/checkout@v7\n  with:\n    fetch-depth: ${isMerge ? 2 : 0}`;
}
