import type { Judge } from '../rules/judge.js';
import { compareText } from '../text/compare.js';
import type { FailureKind, FindingOf, Severity } from '../text/finding.js';
import type { Span } from '../text/span.js';
import { joinSentences } from '../text/visible-text.js';

/** A finding: what is wrong, where, and what to do next. */
export interface Diagnostic extends Span {
  readonly rule: string;
  readonly severity: Severity;
  /** The error type, as the agent harness names it. */
  readonly kind?: FailureKind;
  /** The affected skill; absent if the finding is about the repository, the manifest or the config. */
  readonly skill?: string;
  readonly file: string;
  readonly message: string;
  readonly fix: string;
  /** `--since`: the base does not have it. */
  readonly isNew?: boolean;
}

/** What users see of a finding: for the pipeline profile a skipped skill is a warning. */
export function diagnose(finding: FindingOf, span: Span, judge: Judge): Diagnostic {
  const level = judge.levelOfFinding(finding) as Severity;
  const isSkillError = level === 'error' && finding.skill !== undefined;
  return {
    rule: finding.rule,
    severity: isSkillError ? judge.policy.profile.invalidSeverity : level,
    kind: judge.ruleById(finding.rule)?.kind ?? 'VALIDATION_ERROR',
    ...(finding.skill !== undefined && { skill: finding.skill }),
    file: finding.file,
    line: span.line,
    column: span.column,
    endLine: span.endLine,
    endColumn: span.endColumn,
    message: finding.message,
    fix: finding.fix,
  };
}

/** Message and fix as one text. */
export function describeWithFix({ message, fix }: Pick<Diagnostic, 'message' | 'fix'>): string {
  return joinSentences(message, fix);
}

/**
 * A fingerprint for each finding, for services that compare runs. It does not change when other lines of the file
 * change, so it contains no line numbers.
 */
export function fingerprintsOf(
  diagnostics: readonly Diagnostic[],
  digest: (text: string) => string,
): readonly string[] {
  const seen = new Map<string, number>();
  return diagnostics.map(({ rule, file, skill = '', message }) => {
    const identity = JSON.stringify([rule, file, skill, message]);
    const nth = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, nth);
    return digest(`${identity}:${nth}`);
  });
}

/** Orders findings by position, then by everything else, so that equal inputs give equal reports. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compareText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.rule, b.rule) ||
    compareText(a.message, b.message)
  );
}
