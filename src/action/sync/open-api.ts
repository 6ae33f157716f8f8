import type { Inputs } from '../inputs.js';
import type { WorkflowContext } from '../workflow-context.js';
import { type ClientOptions, createOctokit } from './client.js';
import type { FailureContext, SyncFailure } from './failures.js';
import { openRepository, type RepositoryApi } from './repository.js';

/** What a run knows that asks GitHub. */
export interface ApiFacts {
  readonly inputs: Inputs;
  readonly context: WorkflowContext;
  readonly client: Pick<ClientOptions, 'retryUnitMs' | 'onRetry'>;
}

/** The API of the repository of a run, or why it cannot be used. */
export function openApi(
  { token }: Inputs,
  { repository, apiUrl }: WorkflowContext,
  client: ApiFacts['client'],
): RepositoryApi | SyncFailure {
  const [owner, repo] = repository.split('/');
  if (!owner || !repo) return { kind: 'no-repository' };
  if (token === '') return { kind: 'no-token' };
  return openRepository({ octokit: createOctokit({ token, apiUrl, ...client }), owner, repo });
}

export function toFailureContext(
  { labels, reviewers, teamReviewers, assignees }: Inputs,
  { repository, serverUrl, apiUrl }: WorkflowContext,
  { base, branch }: { readonly base: string; readonly branch: string },
): FailureContext {
  return {
    repository,
    serverUrl,
    apiUrl,
    base,
    branch,
    labels,
    reviewers,
    teamReviewers,
    assignees,
    now: Date.now(),
  };
}
