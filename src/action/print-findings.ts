import type { Diagnostic } from '../core/diagnostic.js';
import { joinSentences } from '../report/join-sentences.js';
import { orderBySeverity } from '../report/order-by-severity.js';
import { selectAnnotations } from '../report/select-annotations.js';
import type { Conclusion } from './conclusion.js';
import type { Host } from './host.js';
import { annotationText, logText } from './log-text.js';
import { printAnnotations } from './print-annotations.js';
import { printSync } from './print-sync.js';
import { toRepositoryPath } from './repository-path.js';

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
