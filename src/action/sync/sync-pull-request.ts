import { classifyFailure, type FailureContext } from './classify-failure.js';
import { decoratePullRequest } from './decorate-pull-request.js';
import { ensurePullRequest } from './ensure-pull-request.js';
import { GitHubError } from './github-error.js';
import { type PushedBranch, pushBranch } from './push-branch.js';
import type { PullRequestFacts, RepositoryApi } from './repository-api.js';
import { retirePullRequest } from './retire-pull-request.js';
import type { SyncFailure } from './sync-failure.js';
import type { ChangedFile, SyncRequest } from './sync-request.js';
import type { SyncResult } from './sync-result.js';
import { findWantedFiles } from './wanted-files.js';

/** Brings branch and pull request in line with the generated files; a second run finds nothing to do. */
export async function syncPullRequest(
  api: RepositoryApi,
  request: SyncRequest,
  context: FailureContext,
): Promise<SyncResult> {
  const progress: { headSha: string | null } = { headSha: null };
  try {
    return await sync(api, request, { context, progress });
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error;
    return { kind: 'failed', failure: classifyFailure(error, context), headSha: progress.headSha };
  }
}

interface Surroundings {
  readonly context: FailureContext;
  /** What is done already when a later step fails. */
  readonly progress: { headSha: string | null };
}

async function sync(api: RepositoryApi, request: SyncRequest, around: Surroundings): Promise<SyncResult> {
  const { base, branch } = request;
  if (base === branch) return fail({ kind: 'branch-is-base', branch });
  const baseSha = await api.readBase(base);
  if (baseSha === null) return fail(await explainMissingBase(api, around.context));
  const changed = await findWantedFiles(api, request.files, baseSha);
  const all = await api.findPullRequests(branch);
  const open = all.find((pullRequest) => pullRequest.base === base);
  if (changed.length === 0) return retire(api, request, { open, baseSha });
  const other = all.find((pullRequest) => pullRequest.base !== base);
  if (other) return fail({ kind: 'branch-in-use', branch, base: other.base, url: other.url });
  const message = request.commitMessage ?? request.renderTitle({ changed });
  const pushed = await pushBranch(api, { branch, baseSha, files: changed, message });
  around.progress.headSha = pushed.headSha;
  return publish(api, request, { open, baseSha, pushed, changed, context: around.context });
}

async function retire(
  api: RepositoryApi,
  request: SyncRequest,
  state: { readonly open: PullRequestFacts | undefined; readonly baseSha: string },
): Promise<SyncResult> {
  const { headSha, shortcomings } = await retirePullRequest(api, request, state);
  const { open, baseSha } = state;
  return {
    kind: 'done',
    operation: open ? 'closed' : 'none',
    pullRequest: open ?? null,
    headSha: open ? headSha : null,
    baseSha,
    replaced: [],
    shortcomings,
  };
}

interface PublishState {
  readonly open: PullRequestFacts | undefined;
  readonly baseSha: string;
  readonly pushed: PushedBranch;
  readonly changed: readonly ChangedFile[];
  readonly context: FailureContext;
}

async function publish(
  api: RepositoryApi,
  request: SyncRequest,
  { open, baseSha, pushed, changed, context }: PublishState,
): Promise<SyncResult> {
  const ensured = await ensurePullRequest(api, request, { open, pushed, changed });
  const { hasAdded, errors } = await decoratePullRequest(api, request, ensured);
  return {
    kind: 'done',
    operation: ensured.operation === 'none' && hasAdded ? 'updated' : ensured.operation,
    pullRequest: ensured.pullRequest,
    headSha: pushed.headSha,
    baseSha,
    replaced: pushed.replaced,
    shortcomings: errors.map((error) => classifyFailure(error, context)),
  };
}

/** A token that may not see the repository gets the same 404 as a branch that is not there. */
async function explainMissingBase(
  api: RepositoryApi,
  { repository, base }: FailureContext,
): Promise<SyncFailure> {
  return (await api.isVisible()) ? { kind: 'base-missing', base } : { kind: 'repository-hidden', repository };
}

function fail(failure: SyncFailure): SyncResult {
  return { kind: 'failed', failure, headSha: null };
}
