import { createHash } from 'node:crypto';
import path from 'node:path';
import picocolors from 'picocolors';
import { renderWorkflowCommands } from '../report/github-annotations.js';
import { emptyEnvelope, renderJson } from '../report/json-report.js';
import type { Outcome } from '../report/report.js';
import { buildSarifLog } from '../report/sarif.js';
import { renderDiff, unifiedDiff } from '../report/text-changes.js';
import {
  isLogged,
  renderCollisions,
  renderFailures,
  renderFindings,
  renderTextReport,
} from '../report/text-report.js';
import { ruleById } from '../rules/index.js';
import type { CommandIo, CommandResult, CommonOptions, OutcomeResult, TextResult } from './command.js';
import { isInside } from './locate-root.js';

/** Where and how a result is printed. */
export interface PrintTarget {
  readonly command: string;
  readonly common: CommonOptions;
  readonly io: CommandIo;
}

/** Prints what a command found out, in the chosen format. */
export function printResult(result: CommandResult, target: PrintTarget): void {
  if (result.kind === 'text') printText(result, target);
  if (result.kind === 'outcome') printOutcome(result, target);
}

function printText(result: TextResult, { command, common, io }: PrintTarget): void {
  if (common.format === 'json') {
    const success = result.exitCode === 0;
    io.stdout.write(renderJson({ ...emptyEnvelope(command), success, ...result.fields }));
  } else if (!common.isQuiet || result.exitCode !== 0) {
    const port = common.isQuiet ? io.stderr : io.stdout;
    const { text, isVerbatim } = result;
    const isWhole = text === '' || text.endsWith('\n') || (isVerbatim === true && !port.isTty);
    port.write(isWhole ? text : `${text}\n`);
  }
}

function printOutcome(result: OutcomeResult, target: PrintTarget): void {
  const { common, io } = target;
  const { outcome } = result;
  if (common.format === 'json') printJson(result, io);
  if (common.format === 'text') {
    printTextOutcome(result, target);
  }
  if (common.format === 'github') {
    const diagnostics = outcome.report.diagnostics.filter(({ isNew }) => isNew !== false);
    const shown = common.isQuiet ? diagnostics.filter((found) => found.severity === 'error') : diagnostics;
    io.stdout.write(renderWorkflowCommands(shown, prefixOf(target)));
  }
  if (common.format === 'sarif') printSarif(outcome, target);
  if (common.format !== 'text') logFailures(outcome, io);
  if (common.showsTiming) printTimings(outcome, io);
}

function printJson({ outcome, mode }: OutcomeResult, io: CommandIo): void {
  const report = outcome.report.manifest === '' ? { ...outcome.report, manifest: null } : outcome.report;
  const document = mode === 'preview' ? { ...report, diff: unifiedDiff(outcome.files) } : report;
  io.stdout.write(renderJson(document));
}

function printSarif(outcome: Outcome, target: PrintTarget): void {
  const log = buildSarifLog({
    version: outcome.report._meta.version,
    diagnostics: outcome.report.diagnostics,
    exitCode: outcome.exitCode,
    failure: null,
    prefix: prefixOf(target),
    ruleById,
    digest: (text) => createHash('sha256').update(text).digest('hex').slice(0, 32),
  });
  target.io.stdout.write(renderJson(log));
}

/** Scripts that read the document still see the skills that fail in their log. */
function logFailures({ report }: Outcome, io: CommandIo): void {
  if (!report.skills.some(({ errors }) => errors !== undefined)) return;
  io.stderr.write(renderFailures(report));
}

function printTimings({ timings }: Outcome, io: CommandIo): void {
  const total = timings.reduce((sum, { ms }) => sum + ms, 0);
  for (const { stage, ms } of [...timings, { stage: 'total', ms: total }]) {
    io.stderr.write(`${ms.toFixed(1).padStart(9)} ms  ${stage}\n`);
  }
}

/** Paths are relative to the root; a runner and a code-scanning service take them from the checkout. */
function prefixOf({ common, io }: PrintTarget): string {
  const checkout = io.env['GITHUB_WORKSPACE'] ?? io.cwd;
  const way = path.relative(checkout, common.root);
  return way === '' || !isInside(common.root, checkout) ? '' : `${way.split(path.sep).join('/')}/`;
}

/** Prints a finished run for people: the report on stdout, what CLEO's scripts look for in a log on stderr. */
export function printTextOutcome(result: OutcomeResult, { common, io }: PrintTarget): void {
  if (common.isQuiet) {
    printErrors(result.outcome, io);
    return;
  }
  const { report } = result.outcome;
  // On one terminal, what stands in the log is not said again in the report, nor the other way round.
  const sharesTerminal = io.stdout.isTty && io.stderr.isTty;
  io.stderr.write(renderCollisions(report));
  if (!sharesTerminal) io.stderr.write(renderFailures(report));
  const colors = picocolors.createColors(io.stdout.hasColor);
  const text = renderTextReport(result.outcome, {
    mode: result.mode,
    colors,
    diff: result.mode === 'preview' ? renderPreview(result.outcome, colors) : '',
    isShownElsewhere: sharesTerminal ? isLogged : () => false,
  });
  io.stdout.write(text);
}

function printErrors({ report }: Outcome, io: CommandIo): void {
  const errors = report.diagnostics.filter(({ severity, isNew }) => severity === 'error' && isNew !== false);
  io.stderr.write(renderFindings(errors, picocolors.createColors(io.stderr.hasColor)));
}

function renderPreview(outcome: Outcome, colors: ReturnType<typeof picocolors.createColors>): string {
  return renderDiff(outcome.files, colors);
}
