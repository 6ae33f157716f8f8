import type { Judge } from '../rules/judge.js';
import { compareText } from '../text/compare.js';
import type { FailureKind, FindingOf, Severity } from '../text/finding.js';
import type { Span } from '../text/span.js';
import { joinSentences } from '../text/visible-text.js';
import { fingerprintOf, identityOf, numberIdentities } from './identity.js';

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
  /** The same in every run and format as long as it is the same finding, whatever its wording and its line. */
  readonly fingerprint: string;
  /** `--since`: the base does not have it. */
  readonly isNew?: boolean;
}

/** A diagnostic before it is published: its fingerprint is made of `identity`. */
export interface UnpublishedDiagnostic extends Omit<Diagnostic, 'fingerprint'> {
  readonly identity: string;
}

export function publishDiagnostic({ identity, ...found }: UnpublishedDiagnostic): Diagnostic {
  return { ...found, fingerprint: fingerprintOf(identity) };
}

/** Where a finding is, and the text it points to. */
export interface LocatedPlace {
  readonly span: Span;
  readonly text: string;
}

/** What users see of findings, in the order of their positions. */
export function diagnoseFindings(
  findings: readonly FindingOf[],
  judge: Judge,
  facts: {
    readonly placeOf: (finding: FindingOf) => LocatedPlace;
    /** Absent if there is nothing to compare with. */
    readonly isNew?: ((finding: FindingOf) => boolean) | undefined;
  },
): readonly UnpublishedDiagnostic[] {
  const { placeOf, isNew } = facts;
  const found = findings.map((finding) => {
    const { span, text } = placeOf(finding);
    return { finding, described: describe(finding, span, judge), identity: identityOf(finding, text) };
  });
  found.sort((a, b) => compareDiagnostics(a.described, b.described));
  const identities = numberIdentities(found.map(({ identity }) => identity));
  return found.map(({ finding, described }, index) => ({
    ...described,
    identity: identities[index]!,
    ...(isNew !== undefined && { isNew: isNew(finding) }),
  }));
}

/** For the pipeline profile a skipped skill is a warning. */
function describe(finding: FindingOf, span: Span, judge: Judge): Omit<Diagnostic, 'fingerprint'> {
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

type Ordered = Pick<Diagnostic, 'file' | 'line' | 'column' | 'rule' | 'message'>;

/** Orders findings by position, then by everything else, so that equal inputs give equal reports. */
export function compareDiagnostics(a: Ordered, b: Ordered): number {
  return (
    compareText(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareText(a.rule, b.rule) ||
    compareText(a.message, b.message)
  );
}
