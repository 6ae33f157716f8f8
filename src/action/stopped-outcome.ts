import type { Outcome } from '../core/report.js';
import type { Failure } from '../explain-error.js';
import { VERSION } from '../version.js';

/** The outcome of a run that ended before any skill was looked at. */
export function stoppedOutcome({ code, message, fix, exitCode }: Failure): Outcome {
  return {
    exitCode,
    files: [],
    validNames: [],
    timings: [],
    report: {
      _meta: { command: 'skill', operation: 'register', version: VERSION },
      success: false,
      summary: {
        discovered: 0,
        registered: 0,
        updated: 0,
        unchanged: 0,
        pruned: 0,
        invalid: 0,
        errors: 0,
        warnings: 0,
        notices: 0,
      },
      changed: false,
      manifest: '',
      skills: [],
      diagnostics: [],
      changes: [],
      error: { code, message, fix },
    },
  };
}
