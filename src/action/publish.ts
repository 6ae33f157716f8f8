import { compareManifests } from '../manifest/compare-manifests.js';
import type { Explanation } from '../report/markdown.js';
import {
  type PullRequestView,
  renderPullRequestBody,
  renderPullRequestTitle,
} from '../report/markdown-pull-request.js';
import { describeVerdict, renderJobSummary } from '../report/markdown-summary.js';
import { hasStaleFiles, type ManifestChange, type Outcome } from '../report/report.js';
import type { FileStore } from '../request.js';
import { annotationText, localCommand, logText, printFindings } from './annotate.js';
import { type Inputs, isRepositoryPath, toRepositoryPath } from './inputs.js';
import {
  NO_PULL_REQUEST,
  type PullRequestOutputs,
  toOutputs,
  writeOutputs,
  writeReportFile,
  writeSummary,
} from './outputs.js';
import { type Conclusion, type Host, isFailure } from './run.js';
import { explainFailure } from './sync/explain-failure.js';
import { createOctokit, octokitRepository, type TextFile } from './sync/github.js';
import type { AttemptOptions, FailureContext } from './sync/retry.js';
import {
  type ChangedFile,
  type SyncFailure,
  type SyncRequest,
  type SyncResult,
  syncPullRequest,
} from './sync/sync-pull-request.js';
import type { WorkflowContext } from './workflow-context.js';

export interface PublishContext {
  readonly inputs: Inputs;
  readonly context: WorkflowContext;
  readonly host: Host;
}

/** Prints, writes and hands on what a run came to; returns the exit code. */
export async function publish(
  conclusion: Conclusion,
  { inputs, context, host }: PublishContext,
): Promise<0 | 1> {
  const { outcome, prefix, sync } = conclusion;
  const { mode } = inputs;
  const hasSyncFailed = sync?.view.kind === 'failed';
  const failed = hasSyncFailed || isFailure(outcome, inputs);
  const reportFile = await orWarn(() => writeReportFile(outcome.report, context.temporary), host);
  writeOutputs(
    toOutputs({
      outcome,
      prefix,
      reportFile: reportFile ?? '',
      pullRequest: sync?.outputs ?? NO_PULL_REQUEST,
    }),
    host.core.setOutput,
  );
  const verdict = describeVerdict({ report: outcome.report, failed, mode, hasSyncFailed });
  printFindings(conclusion, { failed, verdict }, host.core);
  const summary = renderJobSummary({
    report: outcome.report,
    failed,
    mode,
    links: { prefix, ...blobUrl(context) },
    localCommand: localCommand(inputs, hasStaleFiles(outcome.report)),
    ...(sync ? { pullRequest: sync.view } : {}),
  });
  await orWarn(() => writeSummary(summary, context.summaryFile), host);
  host.core.info(logText(verdict));
  return failed ? 1 : 0;
}

/** A summary or report that cannot be written is no reason to lose the verdict. */
async function orWarn<T>(write: () => Promise<T>, { core }: Host): Promise<T | undefined> {
  try {
    return await write();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    core.warning(annotationText(`Could not write a file of the run: ${reason}`));
    return undefined;
  }
}

function blobUrl({ repository, sha, serverUrl }: WorkflowContext): { readonly blobUrl?: string } {
  return repository === '' || sha === '' ? {} : { blobUrl: `${serverUrl}/${repository}/blob/${sha}` };
}

export interface SyncDescription {
  readonly view: PullRequestView;
  readonly outputs: PullRequestOutputs;
}

interface SyncTarget {
  readonly base: string;
  readonly branch: string;
  /** Commit that was checked out, where the workflow runs on base; else `null`. */
  readonly checkedOut: string | null;
}

/** What to say and to hand on about a pull request. */
export function describeSync(result: SyncResult, { base, branch, checkedOut }: SyncTarget): SyncDescription {
  if (result.kind === 'failed') {
    const outputs = { ...NO_PULL_REQUEST, ...pushedOutputs(branch, result.headSha) };
    return { view: { kind: 'failed', why: explainFailure(result.failure) }, outputs };
  }
  const { operation, pullRequest, headSha, replaced } = result;
  return {
    view: {
      kind: 'done',
      operation,
      number: pullRequest?.number ?? null,
      url: pullRequest?.url ?? null,
      branch,
      base,
      replaced,
      notes: [...result.shortcomings.map(explainFailure), ...notesOn(result, base, checkedOut)],
    },
    outputs: {
      'pull-request-number': pullRequest?.number ?? '',
      'pull-request-url': pullRequest?.url ?? '',
      'pull-request-operation': operation,
      'pull-request-branch': pullRequest ? branch : '',
      'pull-request-head-sha': headSha ?? '',
    },
  };
}

function pushedOutputs(branch: string, headSha: string | null): Partial<PullRequestOutputs> {
  return headSha === null ? {} : { 'pull-request-branch': branch, 'pull-request-head-sha': headSha };
}

type Done = Extract<SyncResult, { kind: 'done' }>;

function notesOn(
  { operation, pullRequest, baseSha }: Done,
  base: string,
  checkedOut: string | null,
): Explanation[] {
  const isOpen = pullRequest !== null && operation !== 'closed';
  return [
    ...(isOpen && pullRequest.author === 'github-actions[bot]' ? [DEFAULT_TOKEN_NOTE] : []),
    ...(checkedOut !== null && checkedOut !== baseSha ? [movedNote(base)] : []),
  ];
}

const DEFAULT_TOKEN_NOTE: Explanation = {
  what: 'The pull request was opened with the token of the workflow, and GitHub starts no workflows for such pull requests, so required checks wait.',
  next: 'Close and reopen it to start them, or give the input "token" a token of a GitHub App.',
};

function movedNote(base: string): Explanation {
  return {
    what: `${base} has moved since this run checked it out: the manifest describes the skills of the older commit.`,
    next: 'The next run on the new commit brings it up to date.',
  };
}

/**
 * The generated files as they are on disk after the run, those that were up to date included: an earlier step may
 * have written them, and base still lacks them. The manifest comes first.
 */
export async function readGeneratedFiles(
  { tracked }: Pick<Outcome, 'tracked'>,
  store: FileStore,
  prefix: string,
): Promise<readonly TextFile[]> {
  return tracked.flatMap((path) => {
    const content = store.read(path);
    return content === null ? [] : [{ path: toRepositoryPath(path, prefix), content }];
  });
}

/** Says what became of the pull request; returns how many errors it printed. */
export function printSync(
  view: PullRequestView,
  core: Pick<Host['core'], 'error' | 'warning' | 'notice' | 'info'>,
): number {
  switch (view.kind) {
    case 'failed':
      core.error(annotationText(explanationText(view.why)));
      return 1;
    case 'skipped':
      core.notice(annotationText(explanationText(view.why)));
      return 0;
    case 'done':
      core.info(logText(`Pull request: ${view.operation}${view.url === null ? '' : ` ${view.url}`}`));
      if (view.replaced.length > 0) core.warning(annotationText(replacedText(view)));
      for (const note of view.notes) core.info(logText(explanationText(note)));
      return 0;
  }
}

function explanationText({ what, next, snippet, link }: Explanation): string {
  return [`${what} ${next}`, snippet?.text, link].filter((part) => part !== undefined).join('\n');
}

function replacedText({ branch, replaced }: Extract<PullRequestView, { kind: 'done' }>): string {
  const shas = replaced.map(({ sha }) => sha).join(', ');
  return `Commits of people on ${branch} were replaced. Fetch them with git fetch origin <sha>: ${shas}`;
}

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
