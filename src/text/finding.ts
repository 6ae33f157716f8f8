import type { FieldPlace, Place } from './span.js';

export type Severity = 'error' | 'warning' | 'notice';

/** A severity that a profile or a config file may give a rule. */
export type RuleLevel = Severity | 'off';

/** The error types of the agent harness; every rule belongs to one. */
export type FailureKind = 'PARSE_ERROR' | 'VALIDATION_ERROR' | 'NOT_FOUND' | 'IO_ERROR' | 'SECURITY_ERROR';

/** What a stage found, before severities are applied and fields are located. */
export interface FindingOf<Rule extends string = string> {
  readonly rule: Rule;
  readonly file: string;
  readonly at: Place;
  readonly message: string;
  readonly fix: string;
  readonly skill?: string;
  /** The field it is about, if `at` is already a position in the text. */
  readonly field?: FieldPlace['field'];
  /** Depends on the situation: overrides the rule's own severity, but not the config and the profile. */
  readonly severity?: Severity;
}
