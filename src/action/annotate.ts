import type { AnnotationProperties } from '@actions/core';
import type { Diagnostic } from '../report/diagnostic.js';
import {
  type AnnotationSelection,
  annotationMessage,
  annotationRange,
  orderBySeverity,
  selectAnnotations,
} from '../report/github-annotations.js';
import { joinSentences, visibleText } from '../report/visible-text.js';
import { type Inputs, toRepositoryPath } from './inputs.js';
import { printSync } from './publish.js';
import type { Conclusion, Host } from './run.js';

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
    printer[diagnostic.severity](annotationText(annotationMessage(diagnostic)), placeOf(diagnostic, prefix));
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

/** Annotates what matters most within GitHub's limits, and logs everything. */
export function printFindings(
  conclusion: Conclusion,
  { failed, verdict }: { readonly failed: boolean; readonly verdict: string },
  core: Host['core'],
): void {
  const { outcome, prefix, changedFiles, sync } = conclusion;
  const { report } = outcome;
  const otherErrors = printFailure(conclusion, core) + (sync ? printSync(sync.view, core) : 0);
  const isChanged = (file: string) => changedFiles.has(`${prefix}${file}`);
  printAnnotations(selectAnnotations(report.diagnostics, { isChanged, otherErrors }), prefix, core);
  // A step that fails says why in an annotation.
  if (failed && report.summary.errors + otherErrors === 0) core.error(verdict);
  if (report.diagnostics.length > 0) logAll(report.diagnostics, prefix, core);
}

/** What stopped the run, at its place where it has one; returns how many errors it printed. */
function printFailure({ failure, prefix }: Conclusion, core: Pick<Host['core'], 'error'>): number {
  if (failure === undefined) return 0;
  const { message, fix, code, at } = failure;
  const place = at === undefined ? {} : { file: toRepositoryPath(at.file, prefix), startLine: at.line };
  core.error(annotationText(`${message}\n${fix}`), { title: code, ...place });
  return 1;
}

function logAll(diagnostics: readonly Diagnostic[], prefix: string, core: Host['core']): void {
  core.startGroup(`All findings (${diagnostics.length})`);
  for (const { severity, file, line, column, rule, message, fix } of orderBySeverity(diagnostics)) {
    core.info(
      logText(`${severity} ${prefix}${file}:${line}:${column} ${rule}: ${joinSentences(message, fix)}`),
    );
  }
  core.endGroup();
}

/**
 * Text that may hold words of strangers as one line that the runner only prints: `::` counts at the start of
 * a line, the old `##[` anywhere in it.
 */
export function logText(text: string): string {
  return visibleText(text)
    .replace(/^(\s*)::/, '$1\\::')
    .replaceAll('##[', '#\\#[');
}

/** Text of an annotation: `@actions/core` escapes its line breaks, but not what moves the cursor or hides. */
export function annotationText(text: string): string {
  return text.split('\n').map(visibleText).join('\n').trim();
}

/** What to type to get the same on one's own machine. */
export function localCommand({ root, manifest, config, profile, level }: Inputs, isDrift: boolean): string {
  const options = [
    ['--root', root === '.' ? undefined : root],
    ['--manifest', manifest],
    ['--config', config],
    ['--profile', profile],
    ['--level', level],
  ] as const;
  const words = options.flatMap(([name, value]) => (value === undefined ? [] : [name, quote(value)]));
  return ['npx', 'skill-registrar', ...(isDrift ? ['register'] : ['validate', '--all']), ...words].join(' ');
}

function quote(word: string): string {
  return /^[\w./@:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
