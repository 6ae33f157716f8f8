import type { OverwrittenCommit } from '../../report/markdown-pull-request.js';
import type { RemovalLimit } from '../inputs.js';
import { addTrailers, type PushedBranch, pushBranch } from './branch.js';
import { GitHubError, isNotFastForward } from './client.js';
import { classifyFailure, type FailureContext, type SyncFailure, SyncRefused } from './failures.js';
import { type ChangedFile, findChangedFiles } from './files.js';
import {
  closeStalePullRequest,
  decoratePullRequest,
  dispatchWorkflows,
  ensurePullRequest,
  findDeclined,
} from './pull-requests.js';
import type { PullRequestFacts, RepositoryApi } from './repository.js';
import type { PullRequestOperation, Removals, SyncRequest } from './sync-request.js';
import type { OwnBranch, SkipReason } from './target.js';

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
      readonly warnings: readonly SyncFailure[];
      /** Why someone has to look at the pull request before it is merged: the run fails. */
      readonly attention?: SyncFailure;
    }
  | { readonly kind: 'skipped'; readonly reason: SkipReason }
  | {
      readonly kind: 'failed';
      readonly failure: SyncFailure;
      /** Set when the branch was pushed before it failed. */
      readonly headSha: string | null;
    };

/** Brings branch and pull request in line with the generated files; a second run finds nothing to do. */
export async function syncPullRequest(
  api: RepositoryApi,
  request: SyncRequest,
  context: FailureContext,
): Promise<SyncResult> {
  const progress: Progress = { headSha: null };
  return toSyncResult(() => sync(api, request, { context, progress }), { context, progress });
}

/** Turns the failures that are expected into a result. */
async function toSyncResult(
  work: () => Promise<SyncResult>,
  { context, progress }: SyncState,
): Promise<SyncResult> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SyncRefused) return { kind: 'failed', failure: error.failure, headSha: null };
    if (!(error instanceof GitHubError)) throw error;
    return { kind: 'failed', failure: classifyFailure(error, context), headSha: progress.headSha };
  }
}

/** What is done already when a later step fails. */
interface Progress {
  headSha: string | null;
}

interface SyncState {
  readonly context: FailureContext;
  readonly progress: Progress;
}

async function sync(api: RepositoryApi, request: SyncRequest, state: SyncState): Promise<SyncResult> {
  const { base, branch, root } = request;
  if (base === branch) throw new SyncRefused({ kind: 'branch-is-base', branch });
  const baseSha = await api.readBase(base);
  if (baseSha === null) throw new SyncRefused(await explainMissingBase(api, state.context));
  const { treeSha } = await api.readCommit(baseSha);
  if (!(await isCheckedOut(api, request, treeSha))) {
    const isAhead = request.checkedOutCommits.slice(1).includes(baseSha);
    if (isAhead) return { kind: 'skipped', reason: { kind: 'local-commits', base } };
    return { kind: 'skipped', reason: { kind: 'stale-checkout', base, baseSha } };
  }
  const changed = await findChangedFiles(api, request.files, treeSha);
  const all = await api.findPullRequests(branch);
  const open = all.find((pullRequest) => pullRequest.base === base);
  if (changed.length === 0) return closeStale(api, request, { open, baseSha });
  const other = all.find((pullRequest) => pullRequest.base !== base);
  if (other) throw new SyncRefused({ kind: 'branch-in-use', branch, base: other.base, url: other.url });
  const removals = request.countRemovals(changed);
  if (removals.total > 0 && removals.removed === removals.total) {
    throw new SyncRefused({ kind: 'all-removed', count: removals.total });
  }
  const declined = open ? null : await findDeclined(api, request, changed);
  if (declined) return { kind: 'skipped', reason: { kind: 'declined', ...declined } };
  const message = commitMessage(request, changed);
  const isOpen = open !== undefined;
  const { author } = request;
  const pushed = await pushBranch(api, {
    base,
    branch,
    baseSha,
    files: changed,
    message,
    author,
    root,
    isOpen,
  });
  state.progress.headSha = pushed.headSha;
  const needsAttention = isMassRemoval(removals, request.maxRemovals);
  const result = await publish(api, request, { open, pushed, needsAttention, context: state.context });
  return needsAttention ? { ...result, attention: { kind: 'many-removed', ...removals } } : result;
}

/** A wrong root or an incomplete checkout looks like a repository whose skills were deleted. */
function isMassRemoval({ removed, total }: Removals, { count, share }: RemovalLimit): boolean {
  return removed > count && removed * 100 > total * share;
}

const WORKFLOW_AUTHOR = 'github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>';

function commitMessage(
  { commitMessage: given, renderTitle, signoff, author }: CommitRequest,
  changed: readonly ChangedFile[],
): string {
  const message = given ?? renderTitle(changed);
  if (!signoff) return message;
  const signer = author === undefined ? WORKFLOW_AUTHOR : `${author.name} <${author.email}>`;
  return addTrailers(message, [`Signed-off-by: ${signer}`]);
}

/** Whether the files were generated from this tree: from another one they could undo what others did. */
async function isCheckedOut(
  api: Pick<RepositoryApi, 'readCommit'>,
  { checkedOutTrees, eventSha }: Pick<SyncRequest, 'checkedOutTrees' | 'eventSha'>,
  treeSha: string,
): Promise<boolean> {
  for (const tree of checkedOutTrees) {
    const known = tree ?? (eventSha === '' ? null : (await api.readCommit(eventSha)).treeSha);
    if (known !== treeSha) return false;
  }
  return true;
}

async function closeStale(
  api: RepositoryApi,
  request: SyncRequest,
  state: { readonly open: PullRequestFacts | undefined; readonly baseSha: string },
): Promise<SyncResult> {
  const { headSha, warnings } = await closeStalePullRequest(api, request, state);
  const { open } = state;
  return {
    kind: 'done',
    operation: open ? 'closed' : 'none',
    pullRequest: open ?? null,
    headSha: open ? headSha : null,
    overwritten: [],
    warnings,
  };
}

interface PublishState {
  readonly open: PullRequestFacts | undefined;
  readonly pushed: PushedBranch;
  readonly needsAttention: boolean;
  readonly context: FailureContext;
}

async function publish(
  api: RepositoryApi,
  request: SyncRequest,
  { open, pushed, needsAttention, context }: PublishState,
): Promise<Done> {
  const ensured = await ensurePullRequest(api, request, { open, pushed, needsAttention });
  const { hasAdded, errors } = await decoratePullRequest(api, request, ensured, { needsAttention });
  const refused = pushed.isChanged ? await dispatchWorkflows(api, request.dispatch, request.branch) : [];
  return {
    kind: 'done',
    operation: ensured.operation === 'none' && hasAdded ? 'updated' : ensured.operation,
    pullRequest: ensured.pullRequest,
    headSha: pushed.headSha,
    overwritten: pushed.overwritten,
    warnings: [...errors, ...refused].map((error) => toFailure(error, context)),
  };
}

type Done = Extract<SyncResult, { kind: 'done' }>;

function toFailure(error: GitHubError | SyncFailure, context: FailureContext): SyncFailure {
  return error instanceof GitHubError ? classifyFailure(error, context) : error;
}

/** A token that may not see the repository gets the same 404 as a branch that is not there. */
async function explainMissingBase(
  api: RepositoryApi,
  { repository, base }: FailureContext,
): Promise<SyncFailure> {
  return (await api.isVisible()) ? { kind: 'base-missing', base } : { kind: 'repository-hidden', repository };
}

type CommitRequest = Pick<
  SyncRequest,
  | 'checkedOutTrees'
  | 'eventSha'
  | 'files'
  | 'commitMessage'
  | 'renderTitle'
  | 'signoff'
  | 'author'
  | 'dispatch'
>;

/** Adds the generated files to the branch of the pull request that the workflow runs on, as one commit. */
export async function commitToPullRequest(
  api: RepositoryApi,
  request: CommitRequest,
  { target, context }: { readonly target: OwnBranch; readonly context: FailureContext },
): Promise<SyncResult> {
  const work = () => commit(api, request, { target, context });
  return toSyncResult(work, { context, progress: { headSha: null } });
}

async function commit(
  api: RepositoryApi,
  request: CommitRequest,
  { target, context }: { readonly target: OwnBranch; readonly context: FailureContext },
): Promise<SyncResult> {
  const { branch, headSha } = target;
  const moved: SyncResult = { kind: 'skipped', reason: { kind: 'head-moved', branch } };
  const current = await api.readBranch(branch);
  if (current === null) return { kind: 'skipped', reason: { kind: 'branch-deleted', branch } };
  if (current !== headSha) return moved;
  const head = await api.readCommit(headSha);
  if (!(await isCheckedOut(api, request, head.treeSha))) {
    return { kind: 'skipped', reason: { kind: 'base-merged-in', branch } };
  }
  const changed = await findChangedFiles(api, request.files, head.treeSha);
  if (changed.length === 0) return done(target, { operation: 'none', headSha, author: '' });
  const tree = await api.createTree(head.treeSha, changed);
  const message = commitMessage(request, changed);
  const commit = { message, tree, parent: headSha, author: request.author };
  const { sha, author } = await api.createCommit(commit);
  try {
    // Without force, GitHub itself rejects the update if someone pushed in the meantime.
    await api.moveBranch(branch, sha, { force: false });
  } catch (error) {
    if (isNotFastForward(error)) return moved;
    throw error;
  }
  const refused = await dispatchWorkflows(api, request.dispatch, branch);
  const warnings = refused.map((error) => toFailure(error, context));
  return { ...done(target, { operation: 'updated', headSha: sha, author }), warnings };
}

function done(
  { number, url }: OwnBranch,
  { operation, headSha, author }: { operation: 'updated' | 'none'; headSha: string; author: string },
): Done {
  const pullRequest = { number, url, author };
  return { kind: 'done', operation, pullRequest, headSha, overwritten: [], warnings: [] };
}
