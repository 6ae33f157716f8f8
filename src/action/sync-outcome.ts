import type { Outcome } from '../core/report.js';
import { renderPullRequestBody, renderPullRequestTitle } from '../report/markdown-pull-request.js';
import type { Inputs } from './inputs.js';
import { toRepositoryFiles } from './repository-files.js';
import type { AttemptOptions } from './sync/attempt.js';
import type { FailureContext } from './sync/classify-failure.js';
import { createOctokit } from './sync/create-octokit.js';
import { octokitRepository } from './sync/octokit-repository.js';
import type { TextFile } from './sync/repository-api.js';
import type { SyncFailure } from './sync/sync-failure.js';
import { syncPullRequest } from './sync/sync-pull-request.js';
import type { SyncRequest } from './sync/sync-request.js';
import type { SyncResult } from './sync/sync-result.js';
import type { WorkflowContext } from './workflow-context.js';

export interface SyncFacts {
  readonly outcome: Outcome;
  readonly inputs: Inputs;
  readonly context: WorkflowContext;
  readonly base: string;
  /** Path of the scanned root below the repository's. */
  readonly prefix: string;
  readonly attempts: AttemptOptions;
}

/** Brings what a finished run generated into a pull request. */
export async function syncOutcome(facts: SyncFacts): Promise<SyncResult> {
  const { outcome, inputs, context, prefix, attempts } = facts;
  const [owner, repo] = context.repository.split('/');
  if (!owner || !repo) return failed({ kind: 'no-repository' });
  if (inputs.token === '') return failed({ kind: 'no-token' });
  const files = toRepositoryFiles(outcome.files, prefix);
  if ('kind' in files) return failed(files);
  const octokit = createOctokit({ token: inputs.token, apiUrl: context.apiUrl });
  const api = octokitRepository({ octokit, owner, repo, attempts });
  return syncPullRequest(api, toSyncRequest(facts, files), toFailureContext(facts));
}

function failed(failure: SyncFailure): SyncResult {
  return { kind: 'failed', failure, headSha: null };
}

function toSyncRequest(
  { outcome: { report }, inputs, base }: SyncFacts,
  files: readonly TextFile[],
): SyncRequest {
  const title = inputs.title ?? renderPullRequestTitle(report.changes);
  return {
    base,
    files,
    title,
    commitMessage: inputs.commitMessage ?? title,
    renderBody: (found) => renderPullRequestBody({ report, introduction: inputs.body, ...found }),
    branch: inputs.branch,
    labels: inputs.labels,
    reviewers: inputs.reviewers,
    teamReviewers: inputs.teamReviewers,
    assignees: inputs.assignees,
    draft: inputs.draft,
    deleteBranch: inputs.deleteBranch,
  };
}

function toFailureContext({ inputs, context, base, attempts }: SyncFacts): FailureContext {
  return {
    repository: context.repository,
    serverUrl: context.serverUrl,
    apiUrl: context.apiUrl,
    base,
    branch: inputs.branch,
    labels: inputs.labels,
    reviewers: [...inputs.reviewers, ...inputs.teamReviewers],
    assignees: inputs.assignees,
    now: attempts.clock.now(),
  };
}
