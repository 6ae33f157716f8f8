import {
  type OverwrittenCommit,
  PULL_REQUEST_BODY_LIMIT,
  renderLeftCommits,
} from '../../report/markdown-pull-request.js';
import { findForeignCommits, type PushedBranch } from './branch.js';
import { GitHubError, isAlreadyThere } from './client.js';
import { ATTENTION_LABEL } from './explain-failure.js';
import type { SyncFailure } from './failures.js';
import { type ChangedFile, hasFiles } from './files.js';
import { isSameText, storedForm } from './own-comments.js';
import type { NewPullRequest, PullRequestFacts, RepositoryApi } from './repository.js';
import type { PullRequestOperation, SyncRequest } from './sync-request.js';

interface EnsuredPullRequest {
  readonly operation: PullRequestOperation;
  readonly pullRequest: PullRequestFacts;
}

/** Opens the pull request, or brings the open one up to date. */
export async function ensurePullRequest(
  api: RepositoryApi,
  request: SyncRequest,
  state: {
    readonly open: PullRequestFacts | undefined;
    readonly pushed: PushedBranch;
    readonly needsAttention: boolean;
  },
): Promise<EnsuredPullRequest> {
  const { open, pushed } = state;
  const { files: changed, overwritten } = pushed;
  const { branch, base } = request;
  const draft = request.draft !== 'never' || state.needsAttention;
  const title = request.renderTitle(changed);
  const render = (earlierBody: string) => request.renderBody({ changed, overwritten, earlierBody });
  const found = open ?? (await createPullRequest(api, { title, body: render(''), branch, base, draft }));
  if ('created' in found) return { operation: 'created', pullRequest: found.created };
  const body = render(found.body);
  const isTextEqual = found.title === title && isSameText(found.body, body);
  if (!isTextEqual) await api.updatePullRequest(found.number, { title, body });
  return { operation: isTextEqual && !pushed.isChanged ? 'none' : 'updated', pullRequest: found };
}

/** Another run may be faster: then its pull request is the open one. */
async function createPullRequest(
  api: RepositoryApi,
  wanted: NewPullRequest,
): Promise<{ readonly created: PullRequestFacts } | PullRequestFacts> {
  try {
    return { created: await api.createPullRequest(wanted) };
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    const open = await api.findPullRequests(wanted.branch);
    const found = open.find(({ base }) => base === wanted.base);
    if (found === undefined) throw error;
    // With exactly this text it is our own, created by a first request whose response was lost.
    const isOwn = found.title === wanted.title && isSameText(found.body, wanted.body);
    return isOwn ? { created: found } : found;
  }
}

/**
 * Labels are only added. Reviewers and assignees are requested once, when the pull request is opened: requesting them
 * again after each update would notify people who are done with it. A failure here does not undo the pull request; the
 * failures are returned.
 */
export async function decoratePullRequest(
  api: RepositoryApi,
  request: SyncRequest,
  { operation, pullRequest }: EnsuredPullRequest,
  { needsAttention }: { readonly needsAttention: boolean },
): Promise<{ readonly hasAdded: boolean; readonly errors: readonly (GitHubError | SyncFailure)[] }> {
  const { number, nodeId, isDraft } = pullRequest;
  const present = new Set(pullRequest.labels.map((label) => label.toLowerCase()));
  const wanted = [...request.labels, ...(needsAttention ? [ATTENTION_LABEL] : [])];
  const labels = wanted.filter((label) => !present.has(label.toLowerCase()));
  const { reviewers: users, teamReviewers: teams, assignees, milestone } = request;
  const isNew = operation === 'created';
  const becomesDraft =
    !isNew && !isDraft && (needsAttention || (request.draft === 'always' && operation === 'updated'));
  const errors = [
    ...(becomesDraft ? await collect(() => api.convertToDraft(nodeId)) : []),
    ...(labels.length > 0 ? await collect(() => api.addLabels(number, labels)) : []),
    ...(isNew && users.length > 0 ? await collect(() => api.requestReviewers(number, users)) : []),
    // Separately: one team that cannot be found would lose everyone.
    ...(isNew && teams.length > 0 ? await collect(() => api.requestTeamReviewers(number, teams)) : []),
    ...(isNew && assignees.length > 0 ? await collect(() => api.addAssignees(number, assignees)) : []),
    ...(isNew && milestone !== undefined ? await setMilestone(api, number, milestone) : []),
  ];
  const isRefused = errors.some((error) => 'step' in error && error.step === 'add-labels');
  return { hasAdded: (labels.length > 0 && !isRefused) || becomesDraft, errors };
}

async function setMilestone(
  api: RepositoryApi,
  number: number,
  milestone: string,
): Promise<(GitHubError | SyncFailure)[]> {
  let isThere = true;
  const errors = await collect(async () => {
    isThere = await api.setMilestone(number, milestone);
  });
  return isThere ? errors : [...errors, { kind: 'milestone-missing', milestone }];
}

/** Starts the named workflows on a branch: GitHub starts none for a push with the workflow token. */
export async function dispatchWorkflows(
  api: RepositoryApi,
  workflows: readonly string[],
  branch: string,
): Promise<readonly (GitHubError | SyncFailure)[]> {
  const problems: (GitHubError | SyncFailure)[] = [];
  for (const workflow of workflows) {
    const [error] = await collect(() => api.dispatchWorkflow(workflow, branch));
    if (error === undefined) continue;
    const { problem } = error;
    const isRefused = problem.kind === 'http' && [403, 404, 422].includes(problem.status);
    problems.push(isRefused ? { kind: 'dispatch-refused', workflow, message: problem.message } : error);
  }
  return problems;
}

async function collect(work: () => Promise<void>): Promise<GitHubError[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (error instanceof GitHubError) return [error];
    throw error;
  }
}

const CLOSED_NOTE =
  '> [!NOTE]\n> Closed by Skill Registrar: the base branch is up to date, so there is nothing left to merge.';

/** The newest pull request from this branch when someone closed it unmerged, and it is to stay closed. */
export async function findDeclined(
  api: RepositoryApi,
  { base, branch, recreate }: Pick<SyncRequest, 'base' | 'branch' | 'recreate'>,
  changed: readonly ChangedFile[],
): Promise<PullRequestFacts | null> {
  if (recreate === 'always') return null;
  const closed = await api.findClosedPullRequests(branch);
  const newest = closed.find((pullRequest) => pullRequest.base === base);
  const isDeclined = newest && !newest.isMerged && !storedForm(newest.body).startsWith(CLOSED_NOTE);
  if (!isDeclined) return null;
  if (recreate === 'never') return newest;
  const head = await api.readCommit(newest.headSha);
  return (await hasFiles(api, changed, head.treeSha)) ? newest : null;
}

/** Base is up to date: closes the stale pull request and, if requested, deletes the branch. */
export async function closeStalePullRequest(
  api: RepositoryApi,
  { base, branch, root, deleteBranch }: Pick<SyncRequest, 'base' | 'branch' | 'root' | 'deleteBranch'>,
  state: { readonly open: PullRequestFacts | undefined; readonly baseSha: string },
): Promise<{ readonly headSha: string | null; readonly warnings: readonly SyncFailure[] }> {
  const { open, baseSha } = state;
  const headSha = await api.readBranch(branch);
  if (headSha === null || (!open && !deleteBranch)) return { headSha, warnings: [] };
  const use = { base, branch, root, baseSha, isOpen: open !== undefined };
  const foreign = await findForeignCommits(api, use, headSha);
  if (open) await api.closePullRequest(open.number, { body: withNote(open.body, foreign) });
  if (!deleteBranch) {
    const shas = foreign.map(({ sha }) => sha);
    return { headSha, warnings: shas.length > 0 ? [{ kind: 'commits-left', branch, shas }] : [] };
  }
  if (foreign.length > 0) {
    return { headSha, warnings: [{ kind: 'branch-kept', branch, commits: foreign.length }] };
  }
  await api.deleteBranch(branch);
  return { headSha: null, warnings: [] };
}

/** A full body stays unchanged: GitHub would reject a longer one. */
function withNote(body: string, foreign: readonly OverwrittenCommit[]): string {
  const text = [CLOSED_NOTE, ...renderLeftCommits(foreign), '', body].join('\n');
  return text.length > PULL_REQUEST_BODY_LIMIT ? body : text;
}
