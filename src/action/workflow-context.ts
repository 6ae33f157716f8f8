import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Variables } from './runner.js';

/** The pull request that an event is about. */
export interface EventPullRequest {
  readonly number: number;
  readonly url: string;
  readonly baseRef: string;
  readonly baseSha: string;
  readonly headRef: string;
  readonly headSha: string;
  readonly isFork: boolean;
  readonly isMerged: boolean;
  readonly isClosed: boolean;
}

/** The run of another workflow that a `workflow_run` event is about. */
export interface EventRun {
  readonly headRepository: string;
  readonly headBranch: string;
  readonly headSha: string;
}

/** The runner's data about the run, read once. */
export interface WorkflowContext {
  readonly eventName: string;
  /** `owner/name`; empty outside a workflow. */
  readonly repository: string;
  /** `refs/heads/main`, `refs/pull/7/merge`, … */
  readonly ref: string;
  readonly sha: string;
  readonly serverUrl: string;
  readonly apiUrl: string;
  /** Where repositories are checked out. */
  readonly workspace: string;
  /** For files of the run. */
  readonly temporary: string;
  /** File of the job summary; empty if the runner has none. */
  readonly summaryFile: string;
  readonly pullRequest: EventPullRequest | null;
  readonly otherRun: EventRun | null;
  /** Commit that a merge queue builds on. */
  readonly mergeGroupBaseSha: string | null;
  /** Commit at the head of the branch before a push. */
  readonly beforeSha: string | null;
  /** Whether the push replaced commits of the branch. */
  readonly isForced: boolean;
  /** Empty if the event does not tell. */
  readonly defaultBranch: string;
}

export function readWorkflowContext(env: Variables, currentDirectory: string): WorkflowContext {
  const event = readEvent(env['GITHUB_EVENT_PATH']);
  const repository = env['GITHUB_REPOSITORY'] ?? '';
  return {
    eventName: env['GITHUB_EVENT_NAME'] ?? '',
    repository,
    ref: env['GITHUB_REF'] ?? '',
    sha: env['GITHUB_SHA'] ?? '',
    serverUrl: env['GITHUB_SERVER_URL'] || 'https://github.com',
    apiUrl: (env['GITHUB_API_URL'] || 'https://api.github.com').replace(/\/+$/, ''),
    workspace: env['GITHUB_WORKSPACE'] || currentDirectory,
    temporary: env['RUNNER_TEMP'] || tmpdir(),
    summaryFile: env['GITHUB_STEP_SUMMARY'] ?? '',
    pullRequest: readPullRequest(event, repository),
    otherRun: readOtherRun(event),
    mergeGroupBaseSha: text(at(event, 'merge_group', 'base_sha')) || null,
    beforeSha: text(at(event, 'before')) || null,
    isForced: at(event, 'forced') === true,
    defaultBranch: text(at(event, 'repository', 'default_branch')),
  };
}

function readEvent(path: string | undefined): unknown {
  if (!path) return {};
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // The event only adds to the environment.
    return {};
  }
}

function readPullRequest(event: unknown, repository: string): EventPullRequest | null {
  const pullRequest = at(event, 'pull_request');
  const baseRef = text(at(pullRequest, 'base', 'ref'));
  if (baseRef === '') return null;
  const number = at(pullRequest, 'number');
  return {
    number: typeof number === 'number' ? number : 0,
    url: text(at(pullRequest, 'html_url')),
    baseRef,
    baseSha: text(at(pullRequest, 'base', 'sha')),
    headRef: text(at(pullRequest, 'head', 'ref')),
    headSha: text(at(pullRequest, 'head', 'sha')),
    // The repository of a head is null when the fork was deleted.
    isFork: text(at(pullRequest, 'head', 'repo', 'full_name')).toLowerCase() !== repository.toLowerCase(),
    isMerged: at(pullRequest, 'merged') === true,
    isClosed: at(pullRequest, 'state') === 'closed',
  };
}

function readOtherRun(event: unknown): EventRun | null {
  const run = at(event, 'workflow_run');
  const headSha = text(at(run, 'head_sha'));
  if (headSha === '' || text(at(run, 'event')) !== 'pull_request') return null;
  const headRepository = text(at(run, 'head_repository', 'full_name'));
  return { headRepository, headBranch: text(at(run, 'head_branch')), headSha };
}

function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (current, key) =>
      typeof current === 'object' && current !== null ? (current as Record<string, unknown>)[key] : undefined,
    value,
  );
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
