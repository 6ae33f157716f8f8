import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { SkipReason } from './sync/explain-failure.js';
import type { SyncFailure } from './sync/sync-pull-request.js';

export type Variables = Readonly<Record<string, string | undefined>>;

/** The pull request that an event is about. */
export interface EventPullRequest {
  readonly baseRef: string;
  readonly baseSha: string;
  readonly headRef: string;
  readonly isFork: boolean;
  readonly isMerged: boolean;
}

/** What the runner says of the run, read once. */
export interface WorkflowContext {
  readonly eventName: string;
  /** `owner/name`; empty outside of a workflow. */
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
  /** File of the job summary; empty where the runner has none. */
  readonly summaryFile: string;
  readonly pullRequest: EventPullRequest | null;
  /** Commit that a merge queue builds on. */
  readonly mergeGroupBaseSha: string | null;
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
    mergeGroupBaseSha: text(at(event, 'merge_group', 'base_sha')) || null,
  };
}

function readEvent(path: string | undefined): unknown {
  if (!path) return {};
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // The event only refines what the environment says.
    return {};
  }
}

function readPullRequest(event: unknown, repository: string): EventPullRequest | null {
  const pullRequest = at(event, 'pull_request');
  const baseRef = text(at(pullRequest, 'base', 'ref'));
  if (baseRef === '') return null;
  return {
    baseRef,
    baseSha: text(at(pullRequest, 'base', 'sha')),
    headRef: text(at(pullRequest, 'head', 'ref')),
    // The repository of a head is null when the fork was deleted.
    isFork: text(at(pullRequest, 'head', 'repo', 'full_name')).toLowerCase() !== repository.toLowerCase(),
    isMerged: at(pullRequest, 'merged') === true,
  };
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

/** Where the pull request goes, or why there will be none. */
export type Target =
  | { readonly kind: 'target'; readonly base: string }
  | { readonly kind: 'skip'; readonly reason: SkipReason }
  | { readonly kind: 'failure'; readonly failure: SyncFailure };

type Facts = Pick<WorkflowContext, 'eventName' | 'ref' | 'pullRequest'>;

/** Takes base from the input, else from the event: on a pull request the head is detached. */
export function decideTarget(
  context: Facts,
  inputs: { readonly base?: string; readonly branch: string },
): Target {
  if (context.pullRequest?.isFork) return { kind: 'skip', reason: 'fork' };
  if (context.eventName === 'merge_group') return { kind: 'skip', reason: 'merge-queue' };
  const base = inputs.base ?? branchOfRun(context);
  if (base === null) return { kind: 'failure', failure: { kind: 'detached-head', ref: context.ref } };
  if (base !== inputs.branch) return { kind: 'target', base };
  return inputs.base === undefined
    ? { kind: 'skip', reason: 'own-branch' }
    : { kind: 'failure', failure: { kind: 'branch-is-base', branch: base } };
}

/**
 * On a pull request: its own branch, since what was checked out holds its changes and belongs nowhere else yet;
 * the branch it went into once it is merged.
 */
function branchOfRun({ eventName, ref, pullRequest }: Facts): string | null {
  if (pullRequest && eventName !== 'pull_request_target') {
    return pullRequest.isMerged ? pullRequest.baseRef : pullRequest.headRef || null;
  }
  const match = /^refs\/heads\/(.+)$/.exec(ref);
  return match?.[1] ?? null;
}

/**
 * Paths that the pull request or the merge group changes, from the top of the repository. Asks git alone; a
 * shallow checkout may not know them, then nothing comes first.
 */
export async function findChangedFiles(
  { pullRequest, mergeGroupBaseSha }: Pick<WorkflowContext, 'pullRequest' | 'mergeGroupBaseSha'>,
  root: string,
): Promise<ReadonlySet<string>> {
  const base = pullRequest?.baseSha || mergeGroupBaseSha;
  if (!base || !/^[0-9a-f]{40,64}$/.test(base)) return new Set();
  // With `fetch-depth: 2` base itself is missing, yet the first parent of the merge commit is there.
  const listed = (await listDifferences([`${base}...HEAD`], root)) ?? (await listMergedDifferences(root));
  return new Set(listed ?? []);
}

async function listMergedDifferences(root: string): Promise<string[] | null> {
  const isMerge = (await askGit(['rev-parse', '--quiet', '--verify', 'HEAD^2'], root)) !== null;
  return isMerge ? listDifferences(['HEAD^1', 'HEAD'], root) : null;
}

async function listDifferences(range: readonly string[], root: string): Promise<string[] | null> {
  const output = await askGit(
    ['diff', '--name-only', '--no-ext-diff', '--no-renames', '-z', ...range, '--'],
    root,
  );
  return output === null ? null : output.split('\0').filter((path) => path !== '');
}

/** What git prints, without a shell; `null` when there is no git, no repository or no such commit. */
export function askGit(args: readonly string[], cwd: string): Promise<string | null> {
  // The checkout of a job in a container belongs to another user.
  const all = ['-c', 'safe.directory=*', ...args];
  return new Promise((resolve) => {
    execFile('git', all, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }, (error, stdout) => {
      resolve(error ? null : stdout);
    });
  });
}
