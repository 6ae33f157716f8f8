import { PULL_REQUEST_BODY_LIMIT } from '../../report/markdown-pull-request.js';
import { findForeignCommits, type PushedBranch } from './branch.js';
import { GitHubError, isAlreadyThere } from './client.js';
import type { SyncFailure } from './failures.js';
import { type ChangedFile, hasFiles } from './files.js';
import type { NewPullRequest, PullRequestFacts, RepositoryApi } from './repository.js';
import type { PullRequestOperation, SyncRequest } from './sync-pull-request.js';

interface EnsuredPullRequest {
  readonly operation: PullRequestOperation;
  readonly pullRequest: PullRequestFacts;
}

/** Opens the pull request, or brings the open one up to date. */
export async function ensurePullRequest(
  api: RepositoryApi,
  request: SyncRequest,
  { open, pushed }: { readonly open: PullRequestFacts | undefined; readonly pushed: PushedBranch },
): Promise<EnsuredPullRequest> {
  const { files: changed, overwritten } = pushed;
  const { branch, base, draft } = request;
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

function isSameText(a: string, b: string): boolean {
  return storedForm(a) === storedForm(b);
}

/** The web page stores CRLF. */
function storedForm(body: string): string {
  return body.replaceAll('\r\n', '\n').trim();
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
): Promise<{ readonly hasAdded: boolean; readonly errors: readonly GitHubError[] }> {
  const { number } = pullRequest;
  const present = new Set(pullRequest.labels.map((label) => label.toLowerCase()));
  const labels = request.labels.filter((label) => !present.has(label.toLowerCase()));
  const { reviewers: users, teamReviewers: teams, assignees } = request;
  const isNew = operation === 'created';
  const errors = [
    ...(labels.length > 0 ? await collect(() => api.addLabels(number, labels)) : []),
    ...(isNew && users.length + teams.length > 0
      ? await collect(() => api.requestReviewers(number, { users, teams }))
      : []),
    ...(isNew && assignees.length > 0 ? await collect(() => api.addAssignees(number, assignees)) : []),
  ];
  return { hasAdded: labels.length > 0 && !errors.some(({ step }) => step === 'add-labels'), errors };
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
  if (open) await api.closePullRequest(open.number, { body: withNote(open.body) });
  if (!deleteBranch) return { headSha, warnings: [] };
  if (foreign.length > 0) {
    return { headSha, warnings: [{ kind: 'branch-kept', branch, commits: foreign.length }] };
  }
  await api.deleteBranch(branch);
  return { headSha: null, warnings: [] };
}

/** A full body stays unchanged: GitHub would reject a longer one. */
function withNote(body: string): string {
  const text = `${CLOSED_NOTE}\n\n${body}`;
  return text.length > PULL_REQUEST_BODY_LIMIT ? body : text;
}
