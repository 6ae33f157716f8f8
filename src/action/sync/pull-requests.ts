import { PULL_REQUEST_BODY_LIMIT } from '../../report/markdown-pull-request.js';
import { findForeignCommits, type PushedBranch } from './branch.js';
import { GitHubError, type Step } from './explain-failure.js';
import type { PullRequestFacts, RepositoryAccess, RepositoryApi } from './github.js';
import { attempt } from './retry.js';
import type { ChangedFile, PullRequestOperation, SyncFailure, SyncRequest } from './sync-pull-request.js';

type PullRequests = Pick<
  RepositoryApi,
  | 'findPullRequests'
  | 'createPullRequest'
  | 'updatePullRequest'
  | 'closePullRequest'
  | 'addLabels'
  | 'requestReviewers'
  | 'addAssignees'
>;

/** Pull requests and what hangs on them. */
export function pullRequests({ octokit, owner, repo, attempts }: RepositoryAccess): PullRequests {
  const { pulls, issues } = octokit.rest;
  const run = <T>(step: Step, work: () => Promise<T>): Promise<T> => attempt(step, work, attempts);

  const find = async (branch: string): Promise<PullRequestFacts[]> => {
    const { data } = await pulls.list({
      owner,
      repo,
      state: 'open',
      head: `${owner}:${branch}`,
      per_page: 100,
    });
    // A fork in the same organisation has the same owner.
    return data
      .filter(({ head }) => head.repo === null || head.repo.full_name === `${owner}/${repo}`)
      .map(toFacts);
  };

  return {
    findPullRequests: (branch) => run('find-pull-request', () => find(branch)),

    createPullRequest: ({ title, body, branch, base, draft }) =>
      run('create-pull-request', async () => {
        // An answer that never came may still have made one.
        const existing = (await find(branch)).find((pullRequest) => pullRequest.base === base);
        if (existing) return existing;
        const { data } = await pulls.create({ owner, repo, title, body, head: branch, base, draft });
        return toFacts(data);
      }),

    updatePullRequest: (pull_number, { title, body }) =>
      run('update-pull-request', async () => {
        await pulls.update({ owner, repo, pull_number, title, body });
      }),

    closePullRequest: (pull_number, { body }) =>
      run('update-pull-request', async () => {
        await pulls.update({ owner, repo, pull_number, body, state: 'closed' });
      }),

    addLabels: (issue_number, labels) =>
      run('add-labels', async () => {
        await issues.addLabels({ owner, repo, issue_number, labels: [...labels] });
      }),

    requestReviewers: (pull_number, { users, teams }) =>
      run('request-reviewers', async () => {
        await pulls.requestReviewers({
          owner,
          repo,
          pull_number,
          reviewers: [...users],
          team_reviewers: [...teams],
        });
      }),

    addAssignees: (issue_number, users) =>
      run('add-assignees', async () => {
        await issues.addAssignees({ owner, repo, issue_number, assignees: [...users] });
      }),
  };
}

interface PullRequestAnswer {
  readonly number: number;
  readonly html_url: string;
  readonly title: string;
  readonly body: string | null;
  readonly base: { readonly ref: string };
  readonly labels: readonly { readonly name?: string }[];
  readonly user: { readonly login: string } | null;
}

function toFacts({ number, html_url, title, body, base, labels, user }: PullRequestAnswer): PullRequestFacts {
  return {
    number,
    url: html_url,
    title,
    body: body ?? '',
    base: base.ref,
    labels: labels.flatMap(({ name }) => (name === undefined ? [] : [name])),
    author: user?.login ?? '',
  };
}

/**
 * Labels are only ever added. Reviewers and assignees are asked once, when the pull request is opened: to ask
 * again after each update would call back people who are done with it. None of these undoes the pull request
 * when it fails; the failures are returned.
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

export interface EnsuredPullRequest {
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
    readonly changed: readonly ChangedFile[];
  },
): Promise<EnsuredPullRequest> {
  const { open, pushed, changed } = state;
  const { branch, base, draft } = request;
  const title = request.renderTitle({ changed });
  const body = request.renderBody({ changed, replaced: pushed.replaced, earlierBody: open?.body ?? '' });
  if (open === undefined) {
    const pullRequest = await api.createPullRequest({ title, body, branch, base, draft });
    return { operation: 'created', pullRequest };
  }
  const isTextEqual = open.title === title && storedForm(open.body) === storedForm(body);
  if (!isTextEqual) await api.updatePullRequest(open.number, { title, body });
  return { operation: isTextEqual && !pushed.isChanged ? 'none' : 'updated', pullRequest: open };
}

/** The web page stores CRLF. */
function storedForm(body: string): string {
  return body.replaceAll('\r\n', '\n').trim();
}

const CLOSED_NOTE =
  '> [!NOTE]\n> Closed by Skill Registrar: the base branch is up to date, so there is nothing left to merge.';

/** Base needs nothing: closes the stale pull request and, where asked, deletes the branch. */
export async function retirePullRequest(
  api: RepositoryApi,
  { branch, deleteBranch }: Pick<SyncRequest, 'branch' | 'deleteBranch'>,
  state: { readonly open: PullRequestFacts | undefined; readonly baseSha: string },
): Promise<{ readonly headSha: string | null; readonly shortcomings: readonly SyncFailure[] }> {
  const { open, baseSha } = state;
  if (open) await api.closePullRequest(open.number, { body: withNote(open.body) });
  const branchSha = await api.readBranch(branch);
  if (branchSha === null || !deleteBranch) return { headSha: branchSha, shortcomings: [] };
  const foreign = await findForeignCommits(api, baseSha, branchSha);
  if (foreign.length > 0) {
    return { headSha: branchSha, shortcomings: [{ kind: 'branch-kept', branch, commits: foreign.length }] };
  }
  await api.deleteBranch(branch);
  return { headSha: null, shortcomings: [] };
}

/** A body that is full already stays as it is: GitHub would refuse a longer one. */
function withNote(body: string): string {
  const text = `${CLOSED_NOTE}\n\n${body}`;
  return text.length > PULL_REQUEST_BODY_LIMIT ? body : text;
}
