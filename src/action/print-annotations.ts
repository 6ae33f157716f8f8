import type { AnnotationProperties } from '@actions/core';
import type { Diagnostic } from '../core/diagnostic.js';
import type { AnnotationSelection } from '../report/select-annotations.js';
import { visibleText } from '../report/visible-text.js';
import { toRepositoryPath } from './repository-path.js';

type Print = (message: string, properties?: AnnotationProperties) => void;

/** Part of `@actions/core`: its functions escape what they print. */
export interface AnnotationPrinter {
  readonly error: Print;
  readonly warning: Print;
  readonly notice: Print;
}

/** Annotates the selected findings, and says in one line where the others are. */
export function printAnnotations(
  { shown, more }: AnnotationSelection,
  prefix: string,
  printer: AnnotationPrinter,
): void {
  for (const diagnostic of shown)
    printer[diagnostic.severity](messageOf(diagnostic), placeOf(diagnostic, prefix));
  if (more !== '') printer.notice(`${more}: see the job summary and the JSON report of this step.`);
}

function messageOf({ message, fix }: Diagnostic): string {
  return `${message}\n${fix}`.split('\n').map(visibleText).join('\n').trim();
}

function placeOf(
  { file, line, column, endLine, endColumn, rule }: Diagnostic,
  prefix: string,
): AnnotationProperties {
  return {
    title: rule,
    file: toRepositoryPath(file, prefix),
    startLine: line,
    endLine,
    // GitHub takes columns within one line only; our end is exclusive, theirs is not.
    ...(line === endLine ? { startColumn: column, endColumn: Math.max(column, endColumn - 1) } : {}),
  };
}
