import type { Outcome } from '../core/report.js';
import type { Failure } from '../explain-error.js';
import { emptyEnvelope } from '../report/envelope.js';

/** The outcome of a run that ended before any skill was looked at. */
export function stoppedOutcome({ code, message, fix, exitCode }: Failure): Outcome {
  const report = {
    ...emptyEnvelope('register'),
    success: false,
    manifest: '',
    error: { code, message, fix },
  };
  return { report, exitCode, files: [], validNames: [], timings: [] };
}
