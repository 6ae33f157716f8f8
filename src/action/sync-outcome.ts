import { compareManifests } from '../core/compare-manifests.js';
import type { ManifestChange, Outcome } from '../core/report.js';
import { renderPullRequestBody, renderPullRequestTitle } from '../report/markdown-pull-request.js';
import type { Inputs } from './inputs.js';
import { isRepositoryPath } from './repository-path.js';
import type { AttemptOptions } from './sync/attempt.js';
import type { FailureContext } from './sync/classify-failure.js';
import { createOctokit } from './sync/create-octokit.js';
import { octokitRepository } from './sync/octokit-repository.js';
import type { TextFile } from './sync/repository-api.js';
import type { SyncFailure } from './sync/sync-failure.js';
import { syncPullRequest } from './sync/sync-pull-request.js';
import type { ChangedFile, SyncRequest } from './sync/sync-request.js';
import type { SyncResult } from './sync/sync-result.js';
import type { WorkflowContext } from './workflow-context.js';

export interface SyncFacts {
  readonly outcome: Outcome;
  readonly inputs: Inputs;
  readonly context: WorkflowContext;
  readonly base: string;
  /** What was generated, by its path from the top of the repository; the manifest first. */
  readonly files: readonly TextFile[];
  readonly attempts: AttemptOptions;
}

/** Brings what a finished run generated into a pull request. */
export async function syncOutcome(facts: SyncFacts): Promise<SyncResult> {
  const { inputs, context, files, attempts } = facts;
  const [owner, repo] = context.repository.split('/');
  if (!owner || !repo) return failed({ kind: 'no-repository' });
  if (inputs.token === '') return failed({ kind: 'no-token' });
  const outside = files.find(({ path }) => !isRepositoryPath(path));
  if (outside) return failed({ kind: 'outside-repository', path: outside.path });
  const octokit = createOctokit({ token: inputs.token, apiUrl: context.apiUrl });
  const api = octokitRepository({ octokit, owner, repo, attempts });
  return syncPullRequest(api, toSyncRequest(facts), toFailureContext(facts));
}

function failed(failure: SyncFailure): SyncResult {
  return { kind: 'failed', failure, headSha: null };
}

function toSyncRequest({ outcome: { report }, inputs, base, files }: SyncFacts): SyncRequest {
  const describe = (changed: readonly ChangedFile[]) => describeChanges(changed, files[0]?.path);
  return {
    base,
    files,
    renderTitle: ({ changed }) => inputs.title ?? renderPullRequestTitle(describe(changed)),
    renderBody: ({ changed, replaced, earlierBody }) =>
      renderPullRequestBody({
        // What the pull request changes in base; an earlier step may have brought it into the checkout already.
        report: { ...report, changes: describe(changed) },
        introduction: inputs.body,
        replaced,
        earlierBody,
      }),
    ...(inputs.commitMessage === undefined ? {} : { commitMessage: inputs.commitMessage }),
    branch: inputs.branch,
    labels: inputs.labels,
    reviewers: inputs.reviewers,
    teamReviewers: inputs.teamReviewers,
    assignees: inputs.assignees,
    draft: inputs.draft,
    deleteBranch: inputs.deleteBranch,
  };
}

function describeChanges(changed: readonly ChangedFile[], manifest: string | undefined): ManifestChange[] {
  return changed.flatMap(({ path, before, content }) =>
    path === manifest
      ? compareManifests(before, content)
      : [{ kind: 'file-changed', file: path, what: 'catalog updated' }],
  );
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
