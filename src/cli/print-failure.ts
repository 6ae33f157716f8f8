import type { Failure } from '../explain-error.js';
import { emptyEnvelope } from '../report/envelope.js';
import { renderJson } from '../report/json-document.js';
import { neutralizeMessage } from '../report/text-neutral.js';
import type { CommandIo, OutputFormat, OutputPort } from './command.js';

/** Prints why nothing could be done: for people on stderr, and as a document where one was asked for. */
export async function printFailure(
  failure: Failure,
  operation: string,
  target: { readonly io: CommandIo; readonly format: OutputFormat },
): Promise<void> {
  const { io, format } = target;
  io.stdout.write(await renderDocument(failure, operation, format));
  complain(failure, io.stderr);
}

/** Says for people what is wrong, where, and what to do about it. */
export function complain({ message, fix, at }: Failure, stderr: OutputPort): void {
  const place = at ? `${at.file}:${at.line}:${at.column}: ` : '';
  stderr.write(`error: ${neutralizeMessage(`${place}${message}`)}\n`);
  stderr.write(`  fix: ${neutralizeMessage(fix)}\n`);
}

async function renderDocument(failure: Failure, operation: string, format: OutputFormat): Promise<string> {
  const { code, message, fix, at } = failure;
  if (format === 'json') {
    const error = { code, message, fix, ...(at ? { at } : {}) };
    return renderJson({ ...emptyEnvelope(operation), success: false, error });
  }
  if (format === 'sarif') return renderSarifFailure(failure);
  if (format === 'github') {
    const { workflowCommand } = await import('../report/github-commands.js');
    const place = at ? { file: at.file, line: at.line, col: at.column } : {};
    return workflowCommand('error', { ...place, title: code }, `${message}\n${fix}`);
  }
  return '';
}

async function renderSarifFailure({ code, message, fix, exitCode }: Failure): Promise<string> {
  const { buildSarifLog } = await import('../report/sarif-log.js');
  const { VERSION } = await import('../version.js');
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
