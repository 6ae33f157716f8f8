import path from 'node:path';
import { pathToFileURL } from 'node:url';
import picocolors from 'picocolors';
import { DiskWorkspace } from '../files/disk-workspace.js';
import { profileById } from '../profiles/index.js';
import { isLogged, renderCollisions, renderFailures } from '../report/cleo-log.js';
import { renderWorkflowCommands } from '../report/github-annotations.js';
import { buildCodeQuality } from '../report/gitlab.js';
import { emptyEnvelope, renderJson } from '../report/json-report.js';
import { renderJunit } from '../report/junit.js';
import { describeLeftOut, type Outcome } from '../report/report.js';
import { buildSarifLog } from '../report/sarif.js';
import { renderDiff, unifiedDiff } from '../report/text-diff.js';
import { type FindingsView, renderFindings, renderTextReport } from '../report/text-report.js';
import { ruleById } from '../rules/index.js';
import { isFixable } from '../rules/rule.js';
import { contentText } from '../text/decode.js';
import { visibleLines } from '../text/visible-text.js';
import type {
  CommandIo,
  CommandResult,
  CommonOptions,
  OutcomeResult,
  OutputPort,
  TextResult,
} from './command.js';
import { readableColumns } from './io.js';
import { checkoutPrefix, pathFrom } from './locate-root.js';

/** Where and how a result is printed. */
export interface PrintTarget {
  readonly command: string;
  readonly common: CommonOptions;
  readonly io: CommandIo;
}

/** Prints what a command found out, in the chosen format. */
export async function printResult(result: CommandResult, target: PrintTarget): Promise<void> {
  if (result.kind === 'text') printText(result, target);
  if (result.kind === 'outcome') await printOutcome(result, target);
}

function printText(result: TextResult, { command, common, io }: PrintTarget): void {
  const isText = result.isVerbatim === true || !readsJson(common, result.fields._meta?.profile);
  if (common.format === 'json' || !isText) {
    const success = result.exitCode === 0;
    io.stdout.write(renderJson({ ...emptyEnvelope(command), success, ...result.fields }));
  } else if (!common.isQuiet || result.exitCode !== 0) {
    const port = common.isQuiet ? io.stderr : io.stdout;
    const isUntrusted = result.isVerbatim === true;
    const text = isUntrusted && port.isTty ? visibleLines(result.text) : result.text;
    const isWhole = text === '' || text.endsWith('\n') || (isUntrusted && !port.isTty);
    port.write(isWhole ? text : `${text}\n`);
  }
}

/** Whether a script of this system expects JSON where no format is given. */
export function readsJson({ isFormatOpen }: CommonOptions, profile: string | undefined): boolean {
  return isFormatOpen && profile !== undefined && profileById(profile)?.jsonInPipes === true;
}

async function printOutcome(result: OutcomeResult, given: PrintTarget): Promise<void> {
  const { io } = given;
  const { outcome } = result;
  const isJson = readsJson(given.common, outcome.report._meta.profile);
  const common: CommonOptions = isJson ? { ...given.common, format: 'json' } : given.common;
  const target: PrintTarget = { ...given, common };
  const prefix = checkoutPrefix(io, common.root);
  if (common.format === 'json') await printJson(result, io);
  if (common.format === 'text') await printTextOutcome(result, target);
  if (common.format === 'github') {
    const diagnostics = outcome.report.diagnostics.filter(({ isNew }) => isNew !== false);
    const shown = common.isQuiet ? diagnostics.filter((found) => found.severity === 'error') : diagnostics;
    io.stdout.write(renderWorkflowCommands(shown, prefix));
  }
  if (common.format === 'sarif') io.stdout.write(renderJson(sarifLog(outcome, prefix)));
  if (common.format === 'gitlab') {
    io.stdout.write(renderJson(buildCodeQuality(outcome.report.diagnostics, { prefix })));
  }
  if (common.format === 'junit') io.stdout.write(renderJunit(outcome, prefix));
  if (common.format !== 'text' && isLogging(outcome)) {
    if (!common.isQuiet) io.stderr.write(renderCollisions(outcome.report));
    // In the log of a job, the annotations say it already.
    if (!common.isQuiet || common.format !== 'github') logFailures(outcome, io);
  }
  if (common.showsTiming) printTimings(outcome, io);
}

async function printJson({ outcome, mode }: OutcomeResult, io: CommandIo): Promise<void> {
  const report = outcome.report.manifest === '' ? { ...outcome.report, manifest: null } : outcome.report;
  const diff = mode === 'preview' && { diff: unifiedDiff(outcome.files) };
  io.stdout.write(renderJson({ ...report, ...diff }));
}

function sarifLog(outcome: Outcome, prefix: string): object {
  return buildSarifLog({
    version: outcome.report._meta.version,
    diagnostics: outcome.report.diagnostics,
    exitCode: outcome.exitCode,
    failure: null,
    leftOut: describeLeftOut(outcome.report.summary),
    prefix,
    ruleById,
  });
}

function isLogging({ report }: Outcome): boolean {
  return profileById(report._meta.profile ?? '')?.logsFailures === true;
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

/** Prints a finished run for people. */
async function printTextOutcome(result: OutcomeResult, target: PrintTarget): Promise<void> {
  const { common, io } = target;
  if (common.isQuiet) {
    printErrors(result.outcome, target);
    return;
  }
  // CLEO's scripts read collisions from stderr; what is said there is not said again on stdout.
  const logs = isLogging(result.outcome);
  if (logs) io.stderr.write(renderCollisions(result.outcome.report));
  const view = findingsView(target, io.stdout);
  const text = renderTextReport(result.outcome, {
    ...view,
    mode: result.mode,
    diff:
      result.mode === 'preview'
        ? renderDiff(result.outcome.files, { ...view, isVerbose: common.isVerbose })
        : '',
    isShownElsewhere: logs ? isLogged : () => false,
    isVerbose: common.isVerbose,
    showsStatistics: common.showsStatistics,
    isFixable: (rule) => isFixable(ruleById(rule) ?? {}),
  });
  io.stdout.write(text);
}

function findingsView({ common, io }: PrintTarget, port: OutputPort): FindingsView {
  return {
    colors: picocolors.createColors(port.hasColor),
    columns: readableColumns(port),
    pathOf: (file) => pathFrom(io.cwd, common.root, file),
    lineOf: lineReader(common.root),
    ...(port.hasLinks && { urlOf: (file) => pathToFileURL(path.resolve(common.root, file)).href }),
  };
}

function printErrors({ report }: Outcome, target: PrintTarget): void {
  const errors = report.diagnostics.filter(({ severity, isNew }) => severity === 'error' && isNew !== false);
  target.io.stderr.write(renderFindings(errors, findingsView(target, target.io.stderr)));
}

const MAX_SOURCE_BYTES = 1_000_000;

/** Reads lines of the repository's files, each file once; nothing for a file that cannot be shown. */
function lineReader(root: string): FindingsView['lineOf'] {
  const workspace = new DiskWorkspace({ root, home: null });
  const files = new Map<string, readonly string[]>();
  return (file, line) => {
    if (!files.has(file)) {
      const content = workspace.read(file, { maxBytes: MAX_SOURCE_BYTES, followLinks: false });
      files.set(file, contentText(content)?.split(/\r?\n/) ?? []);
    }
    return files.get(file)?.[line - 1];
  };
}
