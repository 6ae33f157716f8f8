import type { ApiProblem } from './github-error.js';

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
