import picocolors from 'picocolors';
import type { Outcome } from '../core/report.js';
import { renderFindings } from '../report/text-findings.js';
import { isLogged, renderCollisions, renderFailures } from '../report/text-log.js';
import { renderTextReport } from '../report/text-report.js';
import type { CommandIo, OutcomeResult } from './command.js';
import type { PrintTarget } from './print-result.js';

/** Prints a finished run for people: the report on stdout, what CLEO's scripts look for in a log on stderr. */
export async function printTextOutcome(result: OutcomeResult, { common, io }: PrintTarget): Promise<void> {
  if (common.isQuiet) return printErrors(result.outcome, io);
  const { report } = result.outcome;
  // On one terminal, what stands in the log is not said again in the report, nor the other way round.
  const sharesTerminal = io.stdout.isTty && io.stderr.isTty;
  io.stderr.write(renderCollisions(report));
  if (!sharesTerminal) io.stderr.write(renderFailures(report));
  const colors = picocolors.createColors(io.stdout.hasColor);
  const text = renderTextReport(result.outcome, {
    mode: result.mode,
    colors,
    diff: result.mode === 'preview' ? await renderPreview(result.outcome, colors) : '',
    isShownElsewhere: sharesTerminal ? isLogged : () => false,
  });
  io.stdout.write(text);
}

function printErrors({ report }: Outcome, io: CommandIo): void {
  const errors = report.diagnostics.filter((found) => found.severity === 'error');
  io.stderr.write(renderFindings(errors, picocolors.createColors(io.stderr.hasColor)));
}

async function renderPreview(
  outcome: Outcome,
  colors: ReturnType<typeof picocolors.createColors>,
): Promise<string> {
  const { renderDiff } = await import('../report/text-diff.js');
  return renderDiff(outcome.files, colors);
}
