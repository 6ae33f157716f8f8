import type { Failure } from '../report/explain-error.js';
import { workflowCommand } from '../report/github-annotations.js';
import { emptyEnvelope, renderJson } from '../report/json-report.js';
import { renderJunitFailure } from '../report/junit.js';
import { buildSarifLog } from '../report/sarif.js';
import { neutralizeMessage, visibleText, wrapText } from '../text/visible-text.js';
import { VERSION } from '../version.js';
import type { CommandIo, OutputFormat } from './command.js';
import { checkoutPrefix, pathFrom } from './locate-root.js';

/** Where a failure is printed. */
export interface FailureTarget {
  readonly io: CommandIo;
  readonly format: OutputFormat;
  /** The repository, once it is known. */
  readonly root?: string;
  readonly isQuiet?: boolean;
}

/** Prints why nothing could be done: for people on stderr, and as a document if the format is one. */
export function printFailure(failure: Failure, operation: string, target: FailureTarget): void {
  target.io.stdout.write(renderDocument(failure, operation, target));
  // In the log of a job, the annotation says it already.
  if (target.format !== 'github' || target.isQuiet !== true) printError(failure, target);
}

/** Tells people what is wrong, where, and what to do about it. A terminal gets whole words, a log whole lines. */
export function printError(failure: Failure, target: Pick<FailureTarget, 'io' | 'root'>): void {
  const { fix, at, others = [] } = failure;
  // Its place begins with the file, too.
  const message = at ? failure.message.replace(`${at.file}: `, '') : failure.message;
  const { stderr } = target.io;
  const place = at ? `${placeOf(at.file, target)}:${at.line}:${at.column}: ` : '';
  const columns = stderr.isTty ? stderr.columns : Number.POSITIVE_INFINITY;
  const lines = [
    ...wrapText(neutralizeMessage(`${place}${message}`), { columns, first: 'error: ', rest: '  ' }),
    ...wrapText(neutralizeMessage(fix), { columns, first: '  fix: ', rest: '       ' }),
  ];
  stderr.write(`${lines.join('\n')}\n`);
  for (const other of others) printError(other, target);
}

/** The current directory may be gone: it is asked for only where a file is named. */
function placeOf(file: string, { io, root = io.cwd }: Pick<FailureTarget, 'io' | 'root'>): string {
  return pathFrom(io.cwd, root, file);
}

function renderDocument(failure: Failure, operation: string, { io, format, root }: FailureTarget): string {
  const { others = [] } = failure;
  if (format === 'json') {
    const error = {
      ...errorFields(failure),
      ...(others.length > 0 && { others: others.map(errorFields) }),
    };
    return renderJson({ ...emptyEnvelope(operation), success: false, error });
  }
  if (format === 'sarif') return renderSarifFailure(failure);
  if (format === 'gitlab') return renderJson([]);
  if (format === 'junit') return renderJunitFailure(failure);
  if (format === 'github')
    return [failure, ...others].map((each) => annotate(each, checkoutPrefix(io, root ?? io.cwd))).join('');
  return '';
}

function annotate({ code, message, fix, at }: Failure, prefix: string): string {
  const place = at ? { file: visibleText(prefix + at.file), line: at.line, col: at.column } : {};
  return workflowCommand('error', { ...place, title: code }, `${visibleText(message)}\n${visibleText(fix)}`);
}

function errorFields({ code, message, fix, at }: Failure) {
  return { code, message, fix, ...(at ? { at } : {}) };
}

function renderSarifFailure({ code, message, fix, exitCode }: Failure): string {
  return renderJson(
    buildSarifLog({
      version: VERSION,
      diagnostics: [],
      exitCode,
      failure: { id: code, text: `${message} ${fix}` },
      leftOut: '',
      prefix: '',
      ruleById: () => undefined,
    }),
  );
}
