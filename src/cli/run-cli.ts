import { UsageError } from '../errors.js';
import type { Command, CommandIo, ExitCode, OutputFormat } from './command.js';
import { COMMANDS } from './commands.js';
import { COMMON_OPTIONS } from './common-options.js';
import { invokeCommand } from './invoke-command.js';
import { type HostProcess, openIo } from './open-io.js';
import { readFormat } from './read-common-options.js';
import { type SplitCommandLine, splitCommandLine, takeCommandName } from './split-command-line.js';

/** Runs one command line from start to end; the exit code is the result. */
export async function runCli(args: readonly string[], host: HostProcess): Promise<ExitCode> {
  const io = openIo(host, { noColor: args.includes('--no-color') });
  const { name, rest } = takeCommandName(args);
  const line = splitCommandLine(rest, COMMON_OPTIONS);
  try {
    return await runNamed(name, rest, { line, io });
  } catch (error) {
    return reportFailure(error, name ?? 'help', { line, io });
  }
}

interface Frame {
  /** Split as the common options alone tell; good enough to know the format and whether help is wanted. */
  readonly line: SplitCommandLine;
  readonly io: CommandIo;
}

async function runNamed(name: string | undefined, rest: readonly string[], frame: Frame): Promise<ExitCode> {
  const { line, io } = frame;
  if (isGiven(line, 'version')) {
    const { VERSION } = await import('../version.js');
    return answer('version', VERSION, frame);
  }
  if (name === 'help' || (name === undefined && isGiven(line, 'help'))) {
    const topic = name === 'help' ? line.positionals[0] : undefined;
    return answer('help', await (topic === undefined ? helpOnAll() : helpOn(topic)), frame);
  }
  if (name === undefined) {
    throw new UsageError('No command given.', "Run 'skill-registrar --help' for the list of commands.");
  }
  if (isGiven(line, 'help')) return answer('help', await helpOn(name), frame);
  return invokeCommand(await loadCommand(name), rest, io);
}

async function loadCommand(name: string): Promise<Command> {
  if (Object.hasOwn(COMMANDS, name)) return (await COMMANDS[name]!()).command;
  const { adviseChoice } = await import('./suggest.js');
  throw new UsageError(`Unknown command '${name}'.`, await adviseChoice(name, Object.keys(COMMANDS)));
}

async function helpOnAll(): Promise<string> {
  const { renderHelp } = await import('./help.js');
  return renderHelp(await Promise.all(Object.keys(COMMANDS).map(loadCommand)));
}

async function helpOn(name: string): Promise<string> {
  const { renderCommandHelp } = await import('./help.js');
  return renderCommandHelp(await loadCommand(name));
}

/** Help and version are text even in a pipe, unless a document was asked for in words. */
async function answer(operation: string, text: string, { line, io }: Frame): Promise<ExitCode> {
  const { emptyEnvelope } = await import('../report/envelope.js');
  const { renderJson } = await import('../report/json-document.js');
  const isJson = isFormatGiven(line) && formatOf({ line, io }) === 'json';
  io.stdout.write(isJson ? renderJson({ ...emptyEnvelope(operation), text }) : `${text.trimEnd()}\n`);
  return 0;
}

async function reportFailure(error: unknown, operation: string, frame: Frame): Promise<ExitCode> {
  const { explainError } = await import('../explain-error.js');
  const { printFailure } = await import('./print-failure.js');
  const failure = explainError(error);
  const { io } = frame;
  await printFailure(failure, operation, { io, format: formatOf(frame) });
  if (io.env['DEBUG'] && error instanceof Error) {
    const { neutralize } = await import('../report/text-neutral.js');
    io.stderr.write(`${(error.stack ?? error.message).split('\n').map(neutralize).join('\n')}\n`);
  }
  return failure.exitCode;
}

function formatOf({ line, io }: Frame): OutputFormat {
  const last = (name: string) => line.options.findLast((given) => given.name === name)?.value;
  return readFormat({ isSet: (name) => isGiven(line, name), text: last }, io);
}

function isFormatGiven(line: SplitCommandLine): boolean {
  return isGiven(line, 'json') || isGiven(line, 'format');
}

function isGiven(line: SplitCommandLine, name: string): boolean {
  return line.options.some((given) => given.name === name);
}
