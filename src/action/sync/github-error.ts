import { RequestError } from '@octokit/request-error';

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
  | 'add-assignees'
  | 'comment';

/** How a request failed: GitHub rejected it, or no usable response arrived. */
export type ApiProblem =
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
    if (!(error instanceof RequestError)) throw error;
    throw new GitHubError(step, toApiProblem(error), { cause: error });
  }
}

export function toApiProblem(error: RequestError): ApiProblem {
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
