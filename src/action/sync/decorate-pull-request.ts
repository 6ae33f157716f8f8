import type { EnsuredPullRequest } from './ensure-pull-request.js';
import { GitHubError } from './github-error.js';
import type { RepositoryApi } from './repository-api.js';
import type { SyncRequest } from './sync-request.js';

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
