import { type ApiProblem, UnusableAnswer } from './github-error.js';
import { isRequestFailure } from './request-failure.js';

/** What went wrong, in our words; `null` when it is no failed request but a fault of ours. */
export function toApiProblem(error: unknown): ApiProblem | null {
  if (error instanceof UnusableAnswer) return { kind: 'network', reason: error.message };
  if (!isRequestFailure(error)) return null;
  // Octokit reports a connection that failed as status 500 without a response.
  if (error.response === undefined) return { kind: 'network', reason: networkReason(error) };
  return { kind: 'http', status: error.status, message: error.message, headers: error.response.headers };
}

/** Causes nest: fetch failed → connect failed → each address that was tried. */
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
