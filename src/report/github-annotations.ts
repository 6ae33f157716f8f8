import { ruleUrl } from '../rules/rule.js';
import { countText, joinWords } from './closest.js';
import { compareDiagnostics, type Diagnostic, type Severity, type Span } from './diagnostic.js';
import { neutralizeInside } from './visible-text.js';

/**
 * Workflow commands that annotate the findings. A runner shows ten of each kind, so errors come first;
 * `prefix` leads from the checkout to the folder that the paths are relative to.
 */
export function renderWorkflowCommands(diagnostics: readonly Diagnostic[], prefix: string): string {
  return orderBySeverity(diagnostics)
    .map((found) => workflowCommand(found.severity, placeOf(found, prefix), annotationMessage(found)))
    .join('');
}

/** One command: `::error file=…,line=…::message`. Nothing in it can end the line or start another command. */
export function workflowCommand(
  command: Severity,
  properties: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${command}${list.length > 0 ? ` ${list.join(',')}` : ''}::${escapeData(message)}\n`;
}

function placeOf(found: Diagnostic, prefix: string): Record<string, string | number> {
  const isAbsolute = /^(\/|~\/|[A-Za-z]:)/.test(found.file);
  const { startLine, endLine, startColumn, endColumn } = annotationRange(found);
  return {
    file: isAbsolute ? found.file : prefix + found.file,
    line: startLine,
    endLine,
    ...(startColumn === undefined || endColumn === undefined ? {} : { col: startColumn, endColumn }),
    title: found.rule,
  };
}

/** What an annotation says: the message, the fix, and where the rule is explained. */
export function annotationMessage({ message, fix, rule }: Diagnostic): string {
  return [message, fix, ruleUrl(rule)].filter((line) => line !== '').join('\n');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Line breaks survive as the runner's own escapes; every other control character is shown, not sent. */
function escapeData(text: string): string {
  return neutralizeInside(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
}

/** Where an annotation stands, as GitHub counts. */
export interface AnnotationRange {
  readonly startLine: number;
  readonly endLine: number;
  readonly startColumn?: number;
  readonly endColumn?: number;
}

/**
 * GitHub takes columns within one line only. Our end is exclusive; theirs is the last column, since it is the first
 * one where it is left out: https://github.com/actions/toolkit/tree/main/packages/core#annotations.
 */
export function annotationRange({ line, column, endLine, endColumn }: Span): AnnotationRange {
  const lines = { startLine: line, endLine };
  if (line !== endLine) return lines;
  return { ...lines, startColumn: column, endColumn: Math.max(column, endColumn - 1) };
}

/** GitHub shows this many annotations of each severity for a step and drops the others without a word. */
const ANNOTATIONS_PER_SEVERITY = 10;

export interface AnnotationSelection {
  /** In the order to print them. */
  readonly shown: readonly Diagnostic[];
  /** `3 more errors and 1 more notice`; empty when all are shown. */
  readonly more: string;
}

export interface AnnotationOptions {
  /** Whether the pull request changes a file. */
  readonly isChanged: (file: string) => boolean;
  /** Errors that the step reports besides its findings. */
  readonly otherErrors?: number;
}

/** Errors before warnings before notices; within each, files of the pull request before the others. */
export function selectAnnotations(
  diagnostics: readonly Diagnostic[],
  { isChanged, otherErrors = 0 }: AnnotationOptions,
): AnnotationSelection {
  const ordered = orderBySeverity(diagnostics);
  const groups = SEVERITIES.map((severity) => {
    const found = ordered.filter((diagnostic) => diagnostic.severity === severity);
    const room = ANNOTATIONS_PER_SEVERITY - (severity === 'error' ? otherErrors : 0);
    return { severity, room, found: [...found].sort((a, b) => rank(a) - rank(b)) };
  });
  const isOver = groups.some(({ found, room }) => found.length > room);
  // The line that says how many more there are is a notice itself and needs a place among them.
  const fitted = groups.map((group) => ({
    ...group,
    room: group.room - (isOver && group.severity === 'notice' ? 1 : 0),
  }));
  return {
    shown: fitted.flatMap(({ found, room }) => found.slice(0, room)),
    more: joinWords(
      fitted.flatMap(({ severity, found, room }) => describeHidden(found.length - room, severity)),
    ),
  };

  function rank({ file }: Diagnostic): number {
    return isChanged(file) ? 0 : 1;
  }
}

function describeHidden(count: number, severity: Severity): string[] {
  return count > 0 ? [countText(count, `more ${severity}`)] : [];
}

export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'notice'];

/** The most important findings first, then by place. */
export function orderBySeverity(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || compareDiagnostics(a, b),
  );
}
