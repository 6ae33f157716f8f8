import type { OverwrittenCommit } from '../../report/markdown-pull-request.js';
import type { Inputs } from '../inputs.js';
import { type PushedBranch, pushBranch } from './branch.js';
import { GitHubError, isNotFastForward } from './client.js';
import { classifyFailure, type FailureContext, type SyncFailure, SyncRefused } from './failures.js';
import { type ChangedFile, findChangedFiles, type WantedFile } from './files.js';
import {
  closeStalePullRequest,
  decoratePullRequest,
  ensurePullRequest,
  findDeclined,
} from './pull-requests.js';
import type { PullRequestFacts, RepositoryApi } from './repository.js';
import type { OwnBranch, SkipReason } from './target.js';

/** What is known once base and branch were read. */
interface FoundFacts {
  readonly changed: readonly ChangedFile[];
  readonly overwritten: readonly OverwrittenCommit[];
  readonly earlierBody: string;
}

/** What the branch and its pull request are to be. */
export interface SyncRequest extends Omit<Inputs, 'base' | 'branch'> {
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
      readonly warnings: readonly SyncFailure[];
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
    return { kind: 'skipped', reason: { kind: 'stale-checkout', base, baseSha } };
  }
  const changed = await findChangedFiles(api, request.files, treeSha);
  const all = await api.findPullRequests(branch);
  const open = all.find((pullRequest) => pullRequest.base === base);
  if (changed.length === 0) return closeStale(api, request, { open, baseSha });
  const other = all.find((pullRequest) => pullRequest.base !== base);
  if (other) throw new SyncRefused({ kind: 'branch-in-use', branch, base: other.base, url: other.url });
  const declined = open ? null : await findDeclined(api, request, changed);
  if (declined) return { kind: 'skipped', reason: { kind: 'declined', ...declined } };
  const message = request.commitMessage ?? request.renderTitle(changed);
  const isOpen = open !== undefined;
  const pushed = await pushBranch(api, { base, branch, baseSha, files: changed, message, root, isOpen });
  state.progress.headSha = pushed.headSha;
  return publish(api, request, { open, pushed, context: state.context });
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
  readonly context: FailureContext;
}

async function publish(
  api: RepositoryApi,
  request: SyncRequest,
  { open, pushed, context }: PublishState,
): Promise<SyncResult> {
  const ensured = await ensurePullRequest(api, request, { open, pushed });
  const { hasAdded, errors } = await decoratePullRequest(api, request, ensured);
  return {
    kind: 'done',
    operation: ensured.operation === 'none' && hasAdded ? 'updated' : ensured.operation,
    pullRequest: ensured.pullRequest,
    headSha: pushed.headSha,
    overwritten: pushed.overwritten,
    warnings: errors.map((error) => classifyFailure(error, context)),
  };
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
  'checkedOutTrees' | 'eventSha' | 'files' | 'commitMessage' | 'renderTitle'
>;

/** Adds the generated files to the branch of the pull request that the workflow runs on, as one commit. */
export async function commitToPullRequest(
  api: RepositoryApi,
  request: CommitRequest,
  { target, context }: { readonly target: OwnBranch; readonly context: FailureContext },
): Promise<SyncResult> {
  return toSyncResult(() => commit(api, request, target), { context, progress: { headSha: null } });
}

async function commit(api: RepositoryApi, request: CommitRequest, target: OwnBranch): Promise<SyncResult> {
  const { branch, headSha } = target;
  const moved: SyncResult = { kind: 'skipped', reason: { kind: 'head-moved', branch } };
  const current = await api.readBranch(branch);
  if (current === null) throw new SyncRefused({ kind: 'base-missing', base: branch });
  if (current !== headSha) return moved;
  const head = await api.readCommit(headSha);
  if (!(await isCheckedOut(api, request, head.treeSha))) {
    return { kind: 'skipped', reason: { kind: 'base-merged-in', branch } };
  }
  const changed = await findChangedFiles(api, request.files, head.treeSha);
  if (changed.length === 0) return done(target, { operation: 'none', headSha, author: '' });
  const tree = await api.createTree(head.treeSha, changed);
  const message = request.commitMessage ?? request.renderTitle(changed);
  const { sha, author } = await api.createCommit({ message, tree, parent: headSha });
  try {
    // Without force, GitHub itself rejects the update if someone pushed in the meantime.
    await api.moveBranch(branch, sha, { force: false });
  } catch (error) {
    if (isNotFastForward(error)) return moved;
    throw error;
  }
  return done(target, { operation: 'updated', headSha: sha, author });
}

function done(
  { number, url }: OwnBranch,
  { operation, headSha, author }: { operation: 'updated' | 'none'; headSha: string; author: string },
): SyncResult {
  const pullRequest = { number, url, author };
  return { kind: 'done', operation, pullRequest, headSha, overwritten: [], warnings: [] };
}
