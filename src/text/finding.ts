import type { Place } from './span.js';

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
  /**
   * What it is about, such as names or the target of a link; a finding about several things is old as long as it names
   * no new one. Absent if that is the field, or the text, that it points to. The message is not part of its identity.
   */
  readonly about?: readonly string[];
  /** Depends on the situation: overrides the rule's own severity, but not the config and the profile. */
  readonly severity?: Severity;
  /** The skill has a name and a description all the same: a warning at a lenient level. */
  readonly isRecovered?: boolean;
}

/** More than anyone fixes before running again: a file made to break a rule many times must not flood a report. */
export const MAX_OF_A_RULE = 50;

/** At most fifty findings of each rule in a file, the first ones. */
export function limitFindings<T extends Pick<FindingOf, 'rule' | 'file'>>(
  findings: readonly T[],
): readonly T[] {
  if (findings.length <= MAX_OF_A_RULE) return findings;
  const counts = new Map<string, number>();
  return findings.filter(({ rule, file }) => {
    const key = `${rule} ${file}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= MAX_OF_A_RULE;
  });
}
