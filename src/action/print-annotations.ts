import type { AnnotationProperties } from '@actions/core';
import type { Diagnostic } from '../core/diagnostic.js';
import { annotationRange } from '../report/annotation-range.js';
import type { AnnotationSelection } from '../report/select-annotations.js';
import { visibleText } from '../report/visible-text.js';
import { annotationText } from './log-text.js';
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
  for (const diagnostic of shown) {
    const { severity, message, fix } = diagnostic;
    printer[severity](annotationText(`${message}\n${fix}`), placeOf(diagnostic, prefix));
  }
  if (more !== '') printer.notice(`${more}: see the job summary and the JSON report of this step.`);
}

function placeOf(diagnostic: Diagnostic, prefix: string): AnnotationProperties {
  return {
    title: diagnostic.rule,
    file: visibleText(toRepositoryPath(diagnostic.file, prefix)),
    ...annotationRange(diagnostic),
  };
}
