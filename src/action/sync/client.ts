import { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';
import { RequestError } from '@octokit/request-error';

export type Octokit = ReturnType<typeof getOctokit>;

export interface ClientOptions {
  readonly token: string;
  /** `GITHUB_API_URL`: GitHub Enterprise Server has its own. */
  readonly apiUrl: string;
  readonly timeoutMs?: number;
  /** Milliseconds that count as a second between two tries; default 1000. */
  readonly retryUnitMs?: number;
  /** Called before each wait. */
  readonly onRetry?: (wait: { readonly seconds: number; readonly reason: string }) => void;
}

const DEFAULT_TIMEOUT_MS = 30_000;
const RETRIES = 4;
/** Statuses that a retry does not change, and 429, whose wait GitHub chooses. */
const DO_NOT_RETRY = [400, 401, 403, 404, 409, 410, 422, 429, 451];
/** GitHub asks for at least a minute after a secondary limit without `Retry-After`. */
const LIMIT_WAIT_SECONDS = 60;
/** If the wait is longer than this, the job fails and says so. */
const MAX_WAIT_SECONDS = 120;

/**
 * An Octokit that uses the runner's proxy settings, times out, accepts only JSON responses and retries with Octokit's
 * own plugin. The throttling plugin is not used: it delays writes by seconds and ignores `Retry-After` unless the
 * message names a secondary limit.
 */
export function createOctokit(options: ClientOptions): Octokit {
  const { token, apiUrl, retryUnitMs = 1000 } = options;
  const settings = {
    baseUrl: apiUrl,
    userAgent: 'skill-registrar',
    retry: { retries: RETRIES, doNotRetry: DO_NOT_RETRY, retryAfterBaseValue: retryUnitMs },
  };
  // Hooks of the first plugin run within those of the second, so once for each try.
  const octokit = getOctokit(token, settings, (made) => prepareTries(made as Octokit, options), retry);
  octokit.hook.wrap('request', (send, request) => {
    // The retry plugin counts in an object that all requests share otherwise.
    request.request = { ...request.request };
    return send(request);
  });
  return octokit;
}

function prepareTries(
  { hook }: Pick<Octokit, 'hook'>,
  { timeoutMs = DEFAULT_TIMEOUT_MS, onRetry }: ClientOptions,
): object {
  hook.before('request', (request) => {
    request.request.signal = AbortSignal.timeout(timeoutMs);
  });
  // Octokit returns a body that it cannot parse as text, as if it were valid.
  hook.after('request', ({ status, data }, request) => {
    if (status === 204 || (typeof data === 'object' && data !== null)) return;
    throw new RequestError('the answer was cut off or is not from GitHub', 500, { request });
  });
  hook.error('request', (error, request) => {
    if (!(error instanceof RequestError)) throw error;
    const { retryCount: tries = 0, isRepeatable = true } = request.request as RetryState;
    const retries = isRepeatable ? ((request.request as RetryState).retries ?? RETRIES) : RETRIES;
    const seconds = isRepeatable || isRefused(error) ? secondsToWait(error, tries) : null;
    if (seconds !== null && tries < retries) {
      const problem = toApiProblem(error);
      onRetry?.({ seconds, reason: problem.kind === 'http' ? `status ${problem.status}` : problem.reason });
      error.request.request = { ...error.request.request, retries, retryAfter: seconds };
    }
    throw error;
  });
  return {};
}

/** What the retry plugin keeps in the options of a request. */
interface RetryState {
  readonly retryCount?: number;
  readonly retries?: number;
  /** `false` if a second request would do it twice: then only one that GitHub did not accept is repeated. */
  readonly isRepeatable?: boolean;
}

/** Whether GitHub certainly did nothing. */
function isRefused(error: RequestError): boolean {
  const problem = toApiProblem(error);
  return problem.kind === 'http' && isRateLimit(problem);
}

/** Seconds before the next try; `null` when another try would not help. */
function secondsToWait(error: RequestError, tries: number): number | null {
  const problem = toApiProblem(error);
  // The back-off of the retry plugin, which sets the same.
  const backOff = (tries + 1) ** 2;
  if (problem.kind === 'network' || problem.status >= 500) return backOff;
  if (isRateLimit(problem)) {
    const wait = requestedWait(problem, Date.now()) ?? LIMIT_WAIT_SECONDS * (tries + 1);
    return wait > MAX_WAIT_SECONDS ? null : wait;
  }
  // Right after its creation a pull request is not everywhere yet.
  const isNodeRace = problem.status === 422 && /could not resolve to a node/i.test(problem.message);
  return isNodeRace ? backOff : null;
}

/** What the Action was doing at GitHub when something went wrong. */
export type Step =
  | 'read-base'
  | 'read-file'
  | 'read-branch'
  | 'create-tree'
  | 'create-commit'
  | 'push-branch'
  | 'delete-branch'
  | 'find-pull-request'
  | 'create-pull-request'
  | 'update-pull-request'
  | 'add-labels'
  | 'request-reviewers'
  | 'request-team-reviewers'
  | 'add-assignees'
  | 'comment'
  | 'suggest'
  | 'convert-to-draft'
  | 'set-milestone'
  | 'dispatch-workflow';

/** How a request failed: GitHub rejected it, or no usable response arrived. */
type ApiProblem =
  | {
      readonly kind: 'http';
      readonly status: number;
      readonly message: string;
      readonly headers: Readonly<Record<string, string | number | undefined>>;
    }
  | { readonly kind: 'network'; readonly reason: string };

/** A request that failed, retries included. */
export class GitHubError extends Error {
  override readonly name = 'GitHubError';
  constructor(
    readonly step: Step,
    readonly problem: ApiProblem,
    options?: { cause?: unknown },
  ) {
    super(
      `${step}: ${problem.kind === 'http' ? `${problem.status} ${problem.message}` : problem.reason}`,
      options,
    );
  }
}

/** Runs requests of one step; a request that fails becomes a `GitHubError` that names the step. */
export async function inStep<T>(step: Step, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RequestError) throw new GitHubError(step, toApiProblem(error), { cause: error });
    // Something between the runner and GitHub answered: the JSON has another shape than GitHub's.
    if (error instanceof TypeError) {
      const reason = 'the answer is not from GitHub';
      throw new GitHubError(step, { kind: 'network', reason }, { cause: error });
    }
    throw error;
  }
}

/** A value that GitHub always sends. */
export function required<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new TypeError('A value is missing in the answer.');
  return value;
}

function toApiProblem(error: RequestError): ApiProblem {
  // Octokit reports a connection that failed as status 500 without a response.
  if (error.response === undefined) return { kind: 'network', reason: networkReason(error) };
  return { kind: 'http', status: error.status, message: error.message, headers: error.response.headers };
}

/** Causes nest: fetch failed → connect failed → each IP address that was tried. */
function networkReason(error: Error): string {
  const causes: Error[] = [];
  for (let cause: unknown = error; cause instanceof Error && causes.length < 5; cause = cause.cause) {
    causes.push(
      cause instanceof AggregateError && cause.errors[0] instanceof Error ? cause.errors[0] : cause,
    );
  }
  const last = causes.at(-1) ?? error;
  const code = 'code' in last && typeof last.code === 'string' ? last.code : undefined;
  return code === undefined || last.message.includes(code) ? last.message : `${last.message} (${code})`;
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

/** Seconds that GitHub asks for: a number or a date in `Retry-After`, or the reset of the primary limit. */
export function requestedWait({ headers }: HttpProblem, now: number): number | null {
  const after = headers['retry-after'];
  if (after !== undefined) {
    const seconds = Number(after);
    return Number.isFinite(seconds) ? seconds : secondsUntil(Date.parse(String(after)), now);
  }
  if (String(headers['x-ratelimit-remaining']) !== '0') return null;
  return secondsUntil(Number(headers['x-ratelimit-reset']) * 1000, now);
}

function secondsUntil(time: number, now: number): number | null {
  return Number.isFinite(time) ? Math.max(0, Math.ceil((time - now) / 1000)) : null;
}

/** For `.catch`: 404 is an answer, everything else is still a failure. */
export function nullWhenMissing(error: unknown): null {
  if (error instanceof RequestError && error.status === 404) return null;
  throw error;
}

/** For `.catch`: a 403 that is about permissions is an answer, everything else is still a failure. */
export function nullWhenForbidden(error: unknown): null {
  const problem = error instanceof RequestError ? toApiProblem(error) : null;
  if (problem?.kind === 'http' && problem.status === 403 && !isRateLimit(problem)) return null;
  throw error;
}

/** Whether GitHub rejected a request because what it would create already exists. */
export function isAlreadyThere(error: unknown): boolean {
  return (
    error instanceof GitHubError &&
    error.problem.kind === 'http' &&
    error.problem.status === 422 &&
    /already exists/i.test(error.problem.message)
  );
}

/** Whether GitHub rejected moving a branch without `force`. */
export function isNotFastForward(error: unknown): boolean {
  return (
    error instanceof GitHubError &&
    error.problem.kind === 'http' &&
    error.problem.status === 422 &&
    /fast.forward/i.test(error.problem.message)
  );
}
