import { countText, joinWords } from '../core/count-text.js';
import type { Diagnostic, Severity } from '../core/diagnostic.js';
import { orderBySeverity, SEVERITIES } from './order-by-severity.js';

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
