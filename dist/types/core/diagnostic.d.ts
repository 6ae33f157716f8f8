import type { FailureKind } from './rules/rule.js';
export type Severity = 'error' | 'warning' | 'notice';
/** A severity a profile or a config file may give a rule. */
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
    /** The error class, as the agent harness names it. */
    readonly kind?: FailureKind;
    /** The skill it concerns; absent when it concerns the repository, the manifest or the config. */
    readonly skill?: string;
    readonly file: string;
    readonly message: string;
    readonly fix: string;
}
export declare const START_OF_FILE: Span;
/** Orders findings by place, then by everything else, so that equal inputs give equal reports. */
export declare function compareDiagnostics(a: Diagnostic, b: Diagnostic): number;
/** Code-unit order: the same on every machine and in every locale. */
export declare function compareText(a: string, b: string): number;
