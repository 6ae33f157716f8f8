import { isSamePrint, sumContent, takePrint } from './observation.js';
import type { RunTrace } from './run-recorder.js';

type Variables = Readonly<Record<string, string | undefined>>;

/** What was looked at, and the seed of its checksums. */
export interface SeenBefore {
  readonly trace: RunTrace;
  readonly seed: number;
}

/** Whether everything that was looked at still looks the same. */
export function holdsStill({ trace, seed }: SeenBefore, variables: Variables): boolean {
  for (const [name, value] of trace.variables) if (variables[name] !== value) return false;
  for (const [file, print] of trace.prints) if (!isSamePrint(takePrint(file), print)) return false;
  for (const [file, sum] of trace.sums) if (sumContent(file, seed) !== sum) return false;
  return true;
}
