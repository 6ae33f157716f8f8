import type { ReplacedCommit } from '../../report/markdown-pull-request.js';
import { type PushedBranch, pushBranch } from './branch.js';
import { GitHubError, type Step } from './explain-failure.js';
import { findWantedFiles } from './files.js';
import type { PullRequestFacts, RepositoryApi, TextFile } from './github.js';
import { decoratePullRequest, ensurePullRequest, retirePullRequest } from './pull-requests.js';
import { classifyFailure, type FailureContext } from './retry.js';

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

/** A file that the commit changes. */
export interface ChangedFile {
  readonly path: string;
  /** Its text in base; `null` when it is new. */
  readonly before: string | null;
  readonly content: string;
}

/** What is known once base and branch were looked at. */
export interface FoundFacts {
  readonly changed: readonly ChangedFile[];
  readonly replaced: readonly ReplacedCommit[];
  readonly earlierBody: string;
}

/** What the branch and its pull request shall be. */
export interface SyncRequest {
  readonly base: string;
  readonly branch: string;
  /** Everything the run generates, whether it changed or not; paths from the top of the repository. */
  readonly files: readonly TextFile[];
  readonly renderTitle: (found: Pick<FoundFacts, 'changed'>) => string;
  readonly renderBody: (found: FoundFacts) => string;
  /** Default: the title. */
  readonly commitMessage?: string;
  readonly labels: readonly string[];
  readonly reviewers: readonly string[];
  readonly teamReviewers: readonly string[];
  readonly assignees: readonly string[];
  readonly draft: boolean;
  readonly deleteBranch: boolean;
}

export type PullRequestOperation = 'created' | 'updated' | 'closed' | 'none';

/** What became of the branch and the pull request. */
export type SyncResult =
  | {
      readonly kind: 'done';
      readonly operation: PullRequestOperation;
      readonly pullRequest: { readonly number: number; readonly url: string; readonly author: string } | null;
      /** Head of the branch, where there is one. */
      readonly headSha: string | null;
      /** Head of base that it was built on. */
      readonly baseSha: string;
      readonly replaced: readonly ReplacedCommit[];
      /** What could not be done although the pull request is there. */
      readonly shortcomings: readonly SyncFailure[];
    }
  | {
      readonly kind: 'failed';
      readonly failure: SyncFailure;
      /** Set when the branch was pushed before it failed. */
      readonly headSha: string | null;
    };

export type Permission = 'contents' | 'pull-requests';

/** Every way in which the pull request can fail; `explain-failure.ts` has a text for each. */
export type SyncFailure =
  | { readonly kind: 'no-token' }
  | { readonly kind: 'no-repository' }
  | { readonly kind: 'detached-head'; readonly ref: string }
  | { readonly kind: 'branch-is-base'; readonly branch: string }
  | { readonly kind: 'branch-in-use'; readonly branch: string; readonly base: string; readonly url: string }
  | { readonly kind: 'outside-repository'; readonly path: string }
  | { readonly kind: 'bad-token' }
  | { readonly kind: 'missing-permission'; readonly permission: Permission; readonly message: string }
  | { readonly kind: 'pull-requests-forbidden'; readonly compareUrl: string; readonly settingsUrl: string }
  | { readonly kind: 'single-sign-on'; readonly url: string | null }
  | { readonly kind: 'archived' }
  | { readonly kind: 'repository-hidden'; readonly repository: string }
  | { readonly kind: 'repository-empty' }
  | { readonly kind: 'base-missing'; readonly base: string }
  | { readonly kind: 'branch-protected'; readonly branch: string; readonly message: string }
  | { readonly kind: 'draft-unsupported' }
  | { readonly kind: 'not-collaborators'; readonly who: readonly string[]; readonly message: string }
  | { readonly kind: 'labels-refused'; readonly labels: readonly string[]; readonly message: string }
  | { readonly kind: 'branch-kept'; readonly branch: string; readonly commits: number }
  | { readonly kind: 'rate-limited'; readonly waitSeconds: number | null }
  | { readonly kind: 'unreachable'; readonly apiUrl: string; readonly reason: string }
  | { readonly kind: 'server-error'; readonly status: number }
  | { readonly kind: 'refused'; readonly step: Step; readonly status: number; readonly message: string };
