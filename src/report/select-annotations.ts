import type { Diagnostic, Severity } from '../core/diagnostic.js';
import { countText, joinWords } from './count-text.js';
import { orderBySeverity, SEVERITIES } from './order-by-severity.js';

/** GitHub shows this many annotations of each severity for a step and drops the others without a word. */
export const ANNOTATIONS_PER_SEVERITY = 10;

export interface AnnotationSelection {
  /** In the order to print them. */
  readonly shown: readonly Diagnostic[];
  /** `3 more errors and 1 more notice`; empty when all are shown. */
  readonly more: string;
}

/** Errors before warnings before notices; within each, files of the pull request before the others. */
export function selectAnnotations(
  diagnostics: readonly Diagnostic[],
  isChanged: (file: string) => boolean,
): AnnotationSelection {
  const ordered = orderBySeverity(diagnostics);
  const all = SEVERITIES.map((severity) => {
    const found = ordered.filter((diagnostic) => diagnostic.severity === severity);
    return [...found.filter(({ file }) => isChanged(file)), ...found.filter(({ file }) => !isChanged(file))];
  });
  const isOver = all.some((found) => found.length > ANNOTATIONS_PER_SEVERITY);
  const shown = SEVERITIES.map((severity, at) => (all[at] ?? []).slice(0, room(severity, isOver)));
  const hidden = SEVERITIES.map((_, at) => (all[at]?.length ?? 0) - (shown[at]?.length ?? 0));
  return { shown: shown.flat(), more: describeHidden(hidden) };
}

/** The line that says how many more there are is a notice itself and needs a place among them. */
function room(severity: Severity, isOver: boolean): number {
  return severity === 'notice' && isOver ? ANNOTATIONS_PER_SEVERITY - 1 : ANNOTATIONS_PER_SEVERITY;
}

function describeHidden(hidden: readonly number[]): string {
  return joinWords(
    SEVERITIES.flatMap((severity, at) => {
      const count = hidden[at] ?? 0;
      return count === 0 ? [] : [countText(count, `more ${severity}`)];
    }),
  );
}
