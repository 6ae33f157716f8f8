import { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';
import { RequestError } from '@octokit/request-error';
import { isRateLimit, requestedWait, toApiProblem } from './github-error.js';

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
const LONGEST_WAIT_SECONDS = 120;

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
    const { retryCount: tries = 0, retries = RETRIES } = request.request as RetryState;
    const seconds = secondsToWait(error, tries);
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
}

/** Seconds before the next try; `null` when another try would not help. */
function secondsToWait(error: RequestError, tries: number): number | null {
  const problem = toApiProblem(error);
  // The back-off of the retry plugin, which sets the same.
  const backOff = (tries + 1) ** 2;
  if (problem.kind === 'network' || problem.status >= 500) return backOff;
  if (isRateLimit(problem)) {
    const wait = requestedWait(problem, Date.now()) ?? LIMIT_WAIT_SECONDS * (tries + 1);
    return wait > LONGEST_WAIT_SECONDS ? null : wait;
  }
  // Right after its creation a pull request is not everywhere yet.
  const isNodeRace = problem.status === 422 && /could not resolve to a node/i.test(problem.message);
  return isNodeRace ? backOff : null;
}
