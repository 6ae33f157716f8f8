import type { Operation } from '../config/request.js';
import type { RuleLevel } from '../text/finding.js';

export const FAIL_ON = ['error', 'warning', 'never'] as const;

/** The lowest severity that fails a run. */
export type FailOn = (typeof FAIL_ON)[number];

/** What a run found, without what does not count because the base already has it. */
export interface VerdictInput {
  readonly operation: Operation;
  /** What the caller asked for. */
  readonly failOn: FailOn | undefined;
  /** What the config or the profile says. */
  readonly defaultFailOn: FailOn;
  readonly errors: number;
  readonly warnings: number;
  readonly invalid: number;
  /** `register --check`: a generated file is not up to date, and that is an error. */
  readonly isDrift: boolean;
  /** There is not a single skill, and that is an error. */
  readonly isEmpty: boolean;
}

/** Whether a run fails. `success`, the exit code and the conclusion of the Action all follow from this. */
export function isFailedRun(input: VerdictInput): boolean {
  const { operation, failOn, defaultFailOn, errors, warnings, invalid, isDrift, isEmpty } = input;
  if (failOn === 'never') return false;
  // Whoever looks in the wrong place must not take the answer for a good one.
  if (isEmpty) return true;
  if (operation === 'discover' || operation === 'prune') return false;
  // It only answers a question, unless the caller wants a verdict.
  if (operation === 'status' && failOn === undefined) return false;
  // Profiles that tolerate broken skills still expect `--check` to compare.
  if (isDrift) return true;
  const level = failOn ?? defaultFailOn;
  if (level === 'never') return false;
  return errors + invalid > 0 || (level === 'warning' && warnings > 0);
}

/** Whether a finding of this severity is a reason for a failed run. */
export function isFailingSeverity(severity: RuleLevel, failOn: FailOn): boolean {
  return severity === 'error' || (severity === 'warning' && failOn === 'warning');
}
