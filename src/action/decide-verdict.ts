import type { Outcome } from '../core/report.js';
import { isDriftFinding } from '../report/markdown-verdict.js';
import type { FailOn, Mode } from './inputs.js';

/** Whether the findings fail the run. Without `fail-on` the profile has decided already. */
export function isFailure(
  outcome: Outcome,
  { failOn, mode }: { readonly failOn?: FailOn; readonly mode: Mode },
): boolean {
  const { exitCode, report } = outcome;
  // Misuse and broken files are no findings: no level of tolerance covers them.
  if (exitCode >= 2) return true;
  if (failOn === undefined) return exitCode !== 0;
  if (failOn === 'never') return false;
  const { errors, warnings, invalid } = countFindings(outcome);
  const isDrift = mode === 'check' && report.changed;
  return isDrift || errors + invalid > 0 || (failOn === 'warning' && warnings > 0);
}

function countFindings({ report: { diagnostics, summary } }: Outcome) {
  return {
    errors: diagnostics.filter((found) => found.severity === 'error' && !isDriftFinding(found)).length,
    warnings: diagnostics.filter((found) => found.severity === 'warning' && !isDriftFinding(found)).length,
    invalid: summary.invalid,
  };
}
