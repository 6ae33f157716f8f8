import type { Diagnostic } from '../report/diagnostic.js';
import {
  type Annotation,
  type AnnotationSelection,
  annotationRange,
  orderBySeverity,
  selectAnnotations,
} from '../report/github-annotations.js';
import type { Explanation } from '../report/markdown.js';
import type { PullRequestView } from '../report/markdown-pull-request.js';
import { joinSentences, visibleText } from '../text/visible-text.js';
import type { ActionResult } from './action-result.js';
import { nearnessOf } from './changes.js';
import type { AnnotationProperties, Runner } from './runner.js';

/** Annotates what matters most within GitHub's limits, and logs everything. */
export function printFindings(
  result: ActionResult,
  { failed, verdict }: { readonly failed: boolean; readonly verdict: string },
  core: Runner,
): void {
  const { outcome, changes, sync } = result;
  const { diagnostics, summary } = outcome.report;
  const otherErrors = printFailure(result, core) + (sync ? printSync(sync.view, core) : 0);
  // What the base has as well does not count, and is in the summary.
  const counted = diagnostics.filter(({ isNew }) => isNew !== false);
  const options = { nearnessOf: (found: Diagnostic) => nearnessOf(found, changes), otherErrors };
  printAnnotations(selectAnnotations(counted, options), core);
  // A failing step says why in an annotation.
  if (failed && (summary.new ?? summary).errors + otherErrors === 0) core.error(verdict);
  if (diagnostics.length > 0) logAll(diagnostics, core);
}

/** Prints the selected annotations, and one line about where the others are. */
export function printAnnotations(
  { shown, more }: AnnotationSelection,
  core: Pick<Runner, 'error' | 'warning' | 'notice'>,
): void {
  for (const annotation of shown) {
    core[annotation.severity](annotationText(annotation.message), propertiesOf(annotation));
  }
  if (more !== '') core.notice(`${more}: see the job summary and the JSON report of this step.`);
}

function propertiesOf(annotation: Annotation): AnnotationProperties {
  const { title, file } = annotation;
  return { title, file: visibleText(file), ...annotationRange(annotation) };
}

/** The error that stopped the run, with its position if known; returns the number of printed errors. */
function printFailure({ failure }: ActionResult, core: Pick<Runner, 'error'>): number {
  if (failure === undefined) return 0;
  const { message, fix, code, at } = failure;
  const place = at === undefined ? {} : { file: visibleText(at.file), startLine: at.line };
  core.error(annotationText(`${message}\n${fix}`), { title: code, ...place });
  return 1;
}

/** Says what became of the pull request; returns how many errors it printed. */
export function printSync(
  view: PullRequestView,
  core: Pick<Runner, 'error' | 'warning' | 'notice' | 'info'>,
): number {
  switch (view.kind) {
    case 'failed':
      core.error(annotationText(explanationText(view.why)));
      return 1;
    case 'skipped':
      core.notice(annotationText(explanationText(view.why)));
      return 0;
    case 'done':
      core.info(logText(`Pull request: ${view.operation}${view.url === null ? '' : ` ${view.url}`}`));
      if (view.overwritten.length > 0) core.warning(annotationText(overwrittenText(view)));
      for (const warning of view.warnings) core.warning(annotationText(explanationText(warning)));
      for (const note of view.notes) core.info(logText(explanationText(note)));
      if (view.attention === undefined) return 0;
      core.error(annotationText(explanationText(view.attention)));
      return 1;
  }
}

export function explanationText({ what, next, snippet, link }: Explanation): string {
  return [`${what} ${next}`, snippet?.text, link].filter((part) => part !== undefined).join('\n');
}

function overwrittenText({ branch, overwritten }: Extract<PullRequestView, { kind: 'done' }>): string {
  const shas = overwritten.map(({ sha }) => sha).join(', ');
  return `Commits pushed to ${branch} were overwritten. Fetch them with git fetch origin <sha>: ${shas}`;
}

function logAll(diagnostics: readonly Diagnostic[], core: Runner): void {
  core.startGroup(`All findings (${diagnostics.length})`);
  for (const { severity, file, line, column, rule, message, fix } of orderBySeverity(diagnostics)) {
    core.info(logText(`${severity} ${file}:${line}:${column} ${rule}: ${joinSentences(message, fix)}`));
  }
  core.endGroup();
}

/**
 * Untrusted text as one line that the runner only prints: `::` is a command at the start of a line, the old `##[`
 * anywhere in it.
 */
export function logText(text: string): string {
  return visibleText(text)
    .replace(/^(\s*)::/, '$1\\::')
    .replaceAll('##[', '#\\#[');
}

/** Text of an annotation: the runner escapes its line breaks, but not what moves the cursor or hides. */
export function annotationText(text: string): string {
  return text.split('\n').map(visibleText).join('\n').trim();
}
