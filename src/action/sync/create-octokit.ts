import { getOctokit } from '@actions/github';
import { UnusableAnswer } from './github-error.js';

export type Octokit = ReturnType<typeof getOctokit>;

export interface ClientOptions {
  readonly token: string;
  /** `GITHUB_API_URL`: GitHub Enterprise Server has its own. */
  readonly apiUrl: string;
  readonly timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 30_000;

/** An Octokit that honours the runner's proxy settings, gives up on silence, and takes no answer but JSON. */
export function createOctokit({ token, apiUrl, timeoutMs = DEFAULT_TIMEOUT_MS }: ClientOptions): Octokit {
  const octokit = getOctokit(token, { baseUrl: apiUrl, userAgent: 'skill-registrar' });
  octokit.hook.before('request', (options) => {
    options.request.signal = AbortSignal.timeout(timeoutMs);
  });
  // Octokit hands a body that it cannot parse on as text, as if all were well.
  octokit.hook.after('request', (response) => {
    if (response.status === 204 || (typeof response.data === 'object' && response.data !== null)) return;
    throw new UnusableAnswer('the answer was cut off or is not from GitHub');
  });
  return octokit;
}
