import { attempt } from './attempt.js';
import type { RepositoryAccess } from './git-data.js';
import type { Step } from './github-error.js';
import type { PullRequestFacts, RepositoryApi } from './repository-api.js';

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
