import { PluginError } from '../agent/plugins/plugin-source.js';
import { type Failure, UsageError } from '../errors.js';
import { WorkspaceError } from '../files/workspace.js';
import { workflowCommand } from '../report/github-annotations.js';
import { emptyEnvelope, renderJson } from '../report/json-report.js';
import { renderJunitFailure } from '../report/junit.js';
import type { ReportError } from '../report/report.js';
import { buildSarifLog } from '../report/sarif.js';
import { neutralizeMessage } from '../report/visible-text.js';
import { VERSION } from '../version.js';
import type { CommandIo, OutputFormat, OutputPort, TextResult } from './command.js';

/** Prints why nothing could be done: for people on stderr, and as a document where one was asked for. */
export function printFailure(
  failure: Failure,
  operation: string,
  target: { readonly io: CommandIo; readonly format: OutputFormat },
): void {
  const { io, format } = target;
  io.stdout.write(renderDocument(failure, operation, format));
  complain(failure, io.stderr);
}

/** Says for people what is wrong, where, and what to do about it. */
export function complain({ message, fix, at }: Failure, stderr: OutputPort): void {
  const place = at ? `${at.file}:${at.line}:${at.column}: ` : '';
  stderr.write(`error: ${neutralizeMessage(`${place}${message}`)}\n`);
  stderr.write(`  fix: ${neutralizeMessage(fix)}\n`);
}

function renderDocument(failure: Failure, operation: string, format: OutputFormat): string {
  const { code, message, fix, at } = failure;
  if (format === 'json') {
    const error = { code, message, fix, ...(at ? { at } : {}) };
    return renderJson({ ...emptyEnvelope(operation), success: false, error });
  }
  if (format === 'sarif') return renderSarifFailure(failure);
  if (format === 'gitlab') return renderJson([]);
  if (format === 'junit') return renderJunitFailure(failure);
  if (format === 'github') {
    const place = at ? { file: at.file, line: at.line, col: at.column } : {};
    return workflowCommand('error', { ...place, title: code }, `${message}\n${fix}`);
  }
  return '';
}

function renderSarifFailure({ code, message, fix, exitCode }: Failure): string {
  return renderJson(
    buildSarifLog({
      version: VERSION,
      diagnostics: [],
      exitCode,
      failure: { id: code, text: `${message} ${fix}` },
      prefix: '',
      ruleById: () => undefined,
      digest: (text) => text,
    }),
  );
}

/** Runs what may fail with a `PluginError`, and turns that into an exit code of 1, 2 or 3. */
export async function explainPluginError(work: () => Promise<TextResult>): Promise<TextResult> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PluginError)) throw error;
    if (error.kind === 'request') throw new UsageError(error.message, error.fix);
    if (error.kind === 'files')
      throw new WorkspaceError(error.message, 'the plugin', { cause: error, fix: error.fix });
    return refusedSkill(error);
  }
}

function refusedSkill({ message, fix, refused }: PluginError): TextResult {
  const error: ReportError =
    refused === undefined
      ? { code: 'E_FILE', message, fix }
      : {
          code: 'E_VALIDATION_ERROR',
          message,
          fix,
          details: { skill: refused.skill, path: refused.url, errors: refused.errors },
        };
  const text = `${neutralizeMessage(message)}\n  fix: ${neutralizeMessage(fix)}\n`;
  return { kind: 'text', exitCode: 1, text, fields: { success: false, error } };
}
