import { type ApiProblem, GitHubError, type Step, toApiProblem } from './explain-failure.js';
import type { Permission, SyncFailure } from './sync-pull-request.js';

export interface Clock {
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

export interface AttemptOptions {
  readonly clock: Clock;
  readonly policy?: RetryPolicy;
  /** Told of every wait. */
  readonly onWait?: (wait: { readonly step: Step; readonly ms: number; readonly reason: string }) => void;
}

/** Runs one step until it succeeds or trying again is of no use. The step must be safe to repeat. */
export async function attempt<T>(step: Step, work: () => Promise<T>, options: AttemptOptions): Promise<T> {
  const { clock, policy = DEFAULT_RETRY, onWait } = options;
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const problem = toApiProblem(error);
      if (problem === null) throw error;
      const ms = waitBeforeRetry(problem, tries, policy, clock.now());
      if (ms === null) throw new GitHubError(step, problem, { cause: error });
      onWait?.({ step, ms, reason: problem.kind === 'http' ? `status ${problem.status}` : problem.reason });
      await clock.sleep(ms);
    }
  }
}

/** What a failure's text needs to know beyond the answer itself. */
export interface FailureContext {
  /** `owner/name`. */
  readonly repository: string;
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly base: string;
  readonly branch: string;
  readonly labels: readonly string[];
  readonly reviewers: readonly string[];
  readonly assignees: readonly string[];
  readonly now: number;
}

/** Which of the known failures a refused request is. */
export function classifyFailure({ step, problem }: GitHubError, context: FailureContext): SyncFailure {
  if (problem.kind === 'network')
    return { kind: 'unreachable', apiUrl: context.apiUrl, reason: problem.reason };
  const { status, message, headers } = problem;
  if (status >= 500) return { kind: 'server-error', status };
  if (isRateLimit(problem)) {
    const wait = askedWait(problem, context.now);
    return { kind: 'rate-limited', waitSeconds: wait === null ? null : Math.ceil(wait / 1000) };
  }
  switch (status) {
    case 401:
      return { kind: 'bad-token' };
    case 403:
      return classifyForbidden({ step, message, sso: headers['x-github-sso'] }, context);
    case 404:
      return classifyNotFound(step, context);
    case 409:
      return /empty/i.test(message)
        ? { kind: 'repository-empty' }
        : { kind: 'refused', step, status, message };
    case 422:
      return classifyRejected(step, message, context);
    default:
      return { kind: 'refused', step, status, message };
  }
}

interface Forbidden {
  readonly step: Step;
  readonly message: string;
  readonly sso: string | number | undefined;
}

function classifyForbidden({ step, message, sso }: Forbidden, context: FailureContext): SyncFailure {
  if (sso !== undefined || /SAML/.test(message)) {
    return { kind: 'single-sign-on', url: /url=(\S+)/.exec(String(sso))?.[1] ?? null };
  }
  if (/not permitted to create or approve pull requests/i.test(message)) return forbiddenBySetting(context);
  if (/archived/i.test(message)) return { kind: 'archived' };
  if (/protected branch|rule violations/i.test(message)) {
    return { kind: 'branch-protected', branch: context.branch, message };
  }
  if (/not accessible by|write access|must have (push|write|admin)/i.test(message)) {
    return { kind: 'missing-permission', permission: neededPermission(step), message };
  }
  return { kind: 'refused', step, status: 403, message };
}

function forbiddenBySetting({ serverUrl, repository, base, branch }: FailureContext): SyncFailure {
  const range = `${encodeSegments(base)}...${encodeSegments(branch)}`;
  return {
    kind: 'pull-requests-forbidden',
    compareUrl: `${serverUrl}/${repository}/compare/${range}?expand=1`,
    settingsUrl: `${serverUrl}/${repository}/settings/actions`,
  };
}

/** Addresses of GitHub keep the slashes of branch names. */
function encodeSegments(branch: string): string {
  return branch.split('/').map(encodeURIComponent).join('/');
}

function neededPermission(step: Step): Permission {
  switch (step) {
    case 'find-pull-request':
    case 'create-pull-request':
    case 'update-pull-request':
    case 'add-labels':
    case 'request-reviewers':
    case 'add-assignees':
      return 'pull-requests';
    default:
      return 'contents';
  }
}

/** GitHub says 404 where a token may not even know that something exists. */
function classifyNotFound(step: Step, { repository }: FailureContext): SyncFailure {
  const isWrite = !step.startsWith('read-') && step !== 'find-pull-request';
  if (isWrite)
    return { kind: 'missing-permission', permission: neededPermission(step), message: 'Not Found' };
  return { kind: 'repository-hidden', repository };
}

function classifyRejected(step: Step, message: string, context: FailureContext): SyncFailure {
  if (step === 'push-branch' || step === 'delete-branch') {
    if (/protected|rule violations|force-push|forced? push/i.test(message)) {
      return { kind: 'branch-protected', branch: context.branch, message };
    }
  }
  if (step === 'create-pull-request') {
    if (/draft/i.test(message)) return { kind: 'draft-unsupported' };
    if (/"field":"base"/.test(message)) return { kind: 'base-missing', base: context.base };
  }
  if (step === 'request-reviewers') return { kind: 'not-collaborators', who: context.reviewers, message };
  if (step === 'add-assignees') return { kind: 'not-collaborators', who: context.assignees, message };
  if (step === 'add-labels') return { kind: 'labels-refused', labels: context.labels, message };
  return { kind: 'refused', step, status: 422, message };
}

/** How long and how often to try again. */
export interface RetryPolicy {
  /** Tries in all. */
  readonly attempts: number;
  /** Wait before the second try; doubles each time. */
  readonly firstWaitMs: number;
  /** Wait after a secondary rate limit without `Retry-After`; doubles each time. */
  readonly limitWaitMs: number;
  /** GitHub may ask for more than this: then it is better to fail and say so. */
  readonly longestWaitMs: number;
}

/** Rate limits as GitHub's documentation asks: at least a minute where no time is given. */
export const DEFAULT_RETRY: RetryPolicy = {
  attempts: 5,
  firstWaitMs: 1_000,
  limitWaitMs: 60_000,
  longestWaitMs: 120_000,
};

/** Milliseconds to wait before the next try; `null` when trying again is of no use. */
export function waitBeforeRetry(
  problem: ApiProblem,
  attempt: number,
  policy: RetryPolicy,
  now: number,
): number | null {
  if (attempt >= policy.attempts) return null;
  const wait = wantedWait(problem, attempt, policy, now);
  return wait === null || wait > policy.longestWaitMs ? null : wait;
}

function wantedWait(problem: ApiProblem, attempt: number, policy: RetryPolicy, now: number): number | null {
  const growth = 2 ** (attempt - 1);
  if (problem.kind === 'network' || problem.status >= 500) return policy.firstWaitMs * growth;
  if (isRateLimit(problem)) return askedWait(problem, now) ?? policy.limitWaitMs * growth;
  // Right after its creation a pull request is not everywhere yet.
  const isNodeRace = problem.status === 422 && /could not resolve to a node/i.test(problem.message);
  return isNodeRace ? policy.firstWaitMs * growth : null;
}

type HttpProblem = Extract<ApiProblem, { kind: 'http' }>;

/** 429, or a 403 that is about pace and not about permissions. */
export function isRateLimit({ status, message, headers }: HttpProblem): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  return (
    /rate limit|abuse detection/i.test(message) ||
    headers['retry-after'] !== undefined ||
    String(headers['x-ratelimit-remaining']) === '0'
  );
}

/** What GitHub asks for: seconds or a date in `Retry-After`, or the reset of the primary limit. */
export function askedWait({ headers }: HttpProblem, now: number): number | null {
  const after = headers['retry-after'];
  if (after !== undefined) {
    const seconds = Number(after);
    const until = Number.isFinite(seconds) ? now + seconds * 1000 : Date.parse(String(after));
    return Number.isFinite(until) ? Math.max(0, until - now) : null;
  }
  if (String(headers['x-ratelimit-remaining']) !== '0') return null;
  const reset = Number(headers['x-ratelimit-reset']);
  return Number.isFinite(reset) ? Math.max(0, reset * 1000 - now) : null;
}

/** The error Octokit throws, by its shape: its class is in a package that is not ours to name. */
export interface RequestFailure extends Error {
  readonly status: number;
  readonly response?: { readonly headers: Readonly<Record<string, string | number | undefined>> };
}

export function isRequestFailure(error: unknown): error is RequestFailure {
  return (
    error instanceof Error &&
    error.name === 'HttpError' &&
    'status' in error &&
    typeof error.status === 'number'
  );
}

/** For `.catch`: 404 is an answer, everything else is still a failure. */
export function nullWhenMissing(error: unknown): null {
  if (isRequestFailure(error) && error.status === 404) return null;
  throw error;
}
