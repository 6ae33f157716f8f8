import fc from 'fast-check';
import { cpuTime } from '../support/cpu-time.js';
import type { FuzzTarget } from './fuzz-target.js';

const MOST_MILLISECONDS = 1000;

/** Runs one target and throws what it finds, shrunk, with the seed to reproduce it. */
export async function runTarget(
  target: FuzzTarget,
  options: { readonly seed: number; readonly runs?: number; readonly onRun?: () => void },
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(target.arbitrary, async (input) => {
      options.onRun?.();
      const before = cpuTime();
      await target.check(input);
      const spent = cpuTime() - before;
      if (spent > MOST_MILLISECONDS) throw new Error(`took ${Math.round(spent)} ms`);
    }),
    { seed: options.seed, numRuns: options.runs ?? target.runs, verbose: 0 },
  );
}
