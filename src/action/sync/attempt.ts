import { toApiProblem } from './api-problem.js';
import { GitHubError, type Step } from './github-error.js';
import { DEFAULT_RETRY, type RetryPolicy, waitBeforeRetry } from './retry-policy.js';

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
