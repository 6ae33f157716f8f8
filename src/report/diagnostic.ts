import type { RuleId } from '../rules/index.js';
import type { FailureKind } from '../rules/rule.js';
import { joinSentences } from './visible-text.js';

export type Severity = 'error' | 'warning' | 'notice';

/** A severity that a profile or a config file may give a rule. */
export type RuleLevel = Severity | 'off';

/** 1-based positions; the end column is exclusive. */
export interface Span {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

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

export const START_OF_FILE: Span = { line: 1, column: 1, endLine: 1, endColumn: 1 };

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

/** Code-unit order: the same on every machine and in every locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A position given as a field; it is looked up in the text only for findings that are reported. */
export interface FieldPlace {
  readonly field: readonly (string | number)[];
  readonly part: 'key' | 'value';
  /** The text in a list below the field, ignoring case; the field itself if there is no such text. */
  readonly item?: string;
}

export type Place = Span | FieldPlace;

/** What a stage found, before severities are applied and fields are located. */
export interface Finding {
  readonly rule: RuleId;
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

export function isSpan(place: Place): place is Span {
  return 'line' in place;
}
