import { DRIFT_RULES } from '../rules/judge.js';
import { ruleUrl } from '../rules/rule.js';
import type { Severity } from '../text/finding.js';
import type { Span } from '../text/span.js';
import { countText, joinWords } from '../text/suggest.js';
import { neutralizeInside } from '../text/visible-text.js';
import { compareDiagnostics, type Diagnostic } from './diagnostic.js';
import { foldRepeats } from './fold-repeats.js';

/**
 * Workflow commands that annotate the findings. A runner shows ten of each kind, so errors come first;
 * `prefix` is the path from the checkout to the folder that the paths are relative to.
 */
export function renderWorkflowCommands(diagnostics: readonly Diagnostic[], prefix: string): string {
  return foldRepeats(orderBySeverity(diagnostics))
    .map((found) => workflowCommand(found.severity, placeOf(found, prefix), annotationMessage(found)))
    .join('');
}

/** One command: `::error file=…,line=…::message`. Nothing in it can end the line or start another command. */
export function workflowCommand(
  command: Severity | 'debug' | 'group' | 'endgroup' | 'add-mask',
  properties: Readonly<Record<string, string | number | undefined>>,
  message: string,
): string {
  const list = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${command}${list.length > 0 ? ` ${list.join(',')}` : ''}::${escapeData(message)}\n`;
}

function placeOf(found: Diagnostic, prefix: string): Record<string, string | number | undefined> {
  const isAbsolute = /^(\/|~\/|[A-Za-z]:)/.test(found.file);
  const { startLine: line, endLine, startColumn: col, endColumn } = annotationRange(found);
  return {
    file: isAbsolute ? found.file : prefix + found.file,
    line,
    endLine,
    col,
    endColumn,
    title: found.rule,
  };
}

/** The text of an annotation: the message, the fix, and the link to the rule. */
function annotationMessage({ message, fix, rule }: Diagnostic): string {
  return [message, fix, ruleUrl(rule)].filter((line) => line !== '').join('\n');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Line breaks are escaped as the runner expects; other control characters are made visible. */
function escapeData(text: string): string {
  return neutralizeInside(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
}

/** The position of an annotation, as GitHub counts. */
export interface AnnotationRange {
  readonly startLine: number;
  readonly endLine: number;
  readonly startColumn?: number;
  readonly endColumn?: number;
}

/**
 * GitHub supports columns only within one line. Our end is exclusive; GitHub's is inclusive:
 * https://github.com/actions/toolkit/tree/main/packages/core#annotations.
 */
export function annotationRange({ line, column, endLine, endColumn }: Span): AnnotationRange {
  const lines = { startLine: line, endLine };
  if (line !== endLine) return lines;
  return { ...lines, startColumn: column, endColumn: Math.max(column, endColumn - 1) };
}

/** GitHub shows this many annotations of each severity for a step and silently drops the rest. */
const ANNOTATIONS_PER_SEVERITY = 10;

/** One annotation: a finding, or the findings of one file if there are more than GitHub shows. */
export interface Annotation extends Span {
  readonly severity: Severity;
  readonly title: string;
  readonly file: string;
  readonly message: string;
}

export interface AnnotationSelection {
  /** In the order to print them. */
  readonly shown: readonly Annotation[];
  /** `3 more errors and 1 more notice`; empty if all are shown. */
  readonly more: string;
}

/** How close a finding is to what the pull request changes. */
export type Nearness = 'changed-line' | 'changed-file' | 'elsewhere';

export interface AnnotationOptions {
  readonly nearnessOf: (found: Diagnostic) => Nearness;
  /** Errors that the step reports in addition to its findings. */
  readonly otherErrors?: number;
}

/**
 * Errors before warnings before notices. Within each, drift comes first, then changed lines, then the other lines of
 * changed files: those always have an annotation, one for the whole file if there are too many.
 */
export function selectAnnotations(
  diagnostics: readonly Diagnostic[],
  { nearnessOf, otherErrors = 0 }: AnnotationOptions,
): AnnotationSelection {
  const all = orderBySeverity(diagnostics);
  const isFolded = (found: Diagnostic) => nearnessOf(found) === 'elsewhere' && !isDriftFinding(found);
  const ordered = [...all.filter((found) => !isFolded(found)), ...foldRepeats(all.filter(isFolded))];
  const groups = SEVERITIES.map((severity) => ({
    severity,
    room: ANNOTATIONS_PER_SEVERITY - (severity === 'error' ? otherErrors : 0),
    found: ordered.filter((diagnostic) => diagnostic.severity === severity),
  }));
  const isOver = groups.some(({ found, room }) => found.length > room);
  const selected = groups.map(({ severity, room, found }) => ({
    severity,
    // The notice that says how many more there are counts towards the limit itself.
    ...fillRoom(found, room - (isOver && severity === 'notice' ? 1 : 0), nearnessOf),
  }));
  return {
    shown: selected.flatMap(({ shown }) => shown),
    more: joinWords(
      selected.flatMap(({ severity, hidden }) => (hidden > 0 ? [countText(hidden, `more ${severity}`)] : [])),
    ),
  };
}

function fillRoom(
  found: readonly Diagnostic[],
  room: number,
  nearnessOf: AnnotationOptions['nearnessOf'],
): { readonly shown: readonly Annotation[]; readonly hidden: number } {
  const drift = found.filter(isDriftFinding);
  const at = (nearness: Nearness) =>
    found.filter((one) => !isDriftFinding(one) && nearnessOf(one) === nearness);
  const changed = [...at('changed-line'), ...at('changed-file')];
  const isCrowded = drift.length + changed.length > room;
  const groups = [
    ...drift.map((one) => [one]),
    ...(isCrowded ? groupByFile(changed) : changed.map((one) => [one])),
    ...at('elsewhere').map((one) => [one]),
  ].slice(0, Math.max(0, room));
  return { shown: groups.map(toAnnotation), hidden: found.length - groups.flat().length };
}

function groupByFile(diagnostics: readonly Diagnostic[]): Diagnostic[][] {
  const groups = new Map<string, Diagnostic[]>();
  for (const found of diagnostics) groups.set(found.file, [...(groups.get(found.file) ?? []), found]);
  return [...groups.values()];
}

function toAnnotation(found: readonly Diagnostic[]): Annotation {
  const [first] = found as [Diagnostic];
  const { severity, file, line, column, endLine, endColumn } = first;
  const place = { severity, file, line, column, endLine, endColumn };
  if (found.length === 1) return { ...place, title: first.rule, message: annotationMessage(first) };
  const lines = found.map((one) => `${one.line}:${one.column} ${one.message} (${one.rule})`);
  return { ...place, title: countText(found.length, severity), message: lines.join('\n') };
}

/** Whether a finding says that a generated file is out of date: `register` fixes it. */
export function isDriftFinding({ rule }: { readonly rule: string }): boolean {
  return DRIFT_RULES.includes(rule);
}

export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'notice'];

/** The most important findings first, then by position. */
export function orderBySeverity(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || compareDiagnostics(a, b),
  );
}
