import { explainError, UsageError } from '../errors.js';
import { emptyEnvelope, renderJson } from '../report/json-report.js';
import { neutralize } from '../report/visible-text.js';
import { VERSION } from '../version.js';
import type { Command, CommandIo, CommandResult, ExitCode, Invocation, OutputFormat } from './command.js';
import {
  adviseChoice,
  checkCommandLine,
  type SplitCommandLine,
  splitCommandLine,
  takeCommandName,
} from './command-line.js';
import { COMMANDS, loadCommand, loadCommands } from './commands.js';
import { buildRequest, COMMON_OPTIONS, readCommonOptions, readFormat } from './common-options.js';
import { renderCommandHelp, renderHelp } from './help.js';
import { type HostProcess, isCi, openIo, openProgress, type Progress } from './io.js';
import { printFailure } from './print-failure.js';
import { printResult } from './print-result.js';

/** Runs one command line from start to end; the exit code is the result. */
export async function runCli(args: readonly string[], host: HostProcess): Promise<ExitCode> {
  const io = openIo(host, { noColor: args.includes('--no-color') });
  const { name, rest } = takeCommandName(args);
  const line = splitCommandLine(rest, COMMON_OPTIONS);
  try {
    return await runNamed(name, rest, { line, io });
  } catch (error) {
    return await reportFailure(error, name ?? 'help', { line, io });
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
    return answer('version', VERSION, frame);
  }
  if (name === 'help' || name === undefined) {
    const topic = name === 'help' ? line.positionals[0] : undefined;
    const text =
      topic === undefined ? renderHelp(await loadCommands()) : renderCommandHelp(await commandNamed(topic));
    return answer('help', text, frame);
  }
  if (isGiven(line, 'help')) return answer('help', renderCommandHelp(await commandNamed(name)), frame);
  return invokeCommand(await commandNamed(name), rest, io);
}

/** What commands of other skill systems are called here. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  show: "Use 'skills list'.",
  manage: "Use 'plugins' for installed skills, or 'skills' for all of them.",
  list: "Use 'search --list', or 'skills list' with the state of each.",
  context: "Use 'catalog', with --query for a request.",
  publish:
    "Publishing to a remote registry is not supported yet. Commit the skill to a git repository: others install it with 'skill-registrar install owner/repo'.",
};

async function commandNamed(name: string): Promise<Command> {
  const command = await loadCommand(name);
  if (command !== undefined) return command;
  if (Object.hasOwn(OTHER_NAMES, name))
    throw new UsageError(`Unknown command "${name}".`, OTHER_NAMES[name]!);
  throw new UsageError(`Unknown command "${name}".`, adviseChoice(name, Object.keys(COMMANDS)));
}

/** Help and version are text even in a pipe, unless JSON is requested explicitly. */
function answer(operation: string, text: string, { line, io }: Frame): ExitCode {
  const isJson = isFormatGiven(line) && formatOf({ line, io }) === 'json';
  io.stdout.write(isJson ? renderJson({ ...emptyEnvelope(operation), text }) : `${text.trimEnd()}\n`);
  return 0;
}

async function reportFailure(error: unknown, operation: string, frame: Frame): Promise<ExitCode> {
  const failure = explainError(error);
  const { io } = frame;
  const command = await loadCommand(operation);
  const format = command?.ownsStdout === true ? 'text' : formatOf(frame);
  printFailure(failure, operation, { io, format });
  if (io.env['DEBUG'] && error instanceof Error) {
    io.stderr.write(`${(error.stack ?? error.message).split('\n').map(neutralize).join('\n')}\n`);
  }
  return failure.exitCode;
}

function formatOf({ line, io }: Frame): OutputFormat {
  const last = (name: string) => line.options.findLast((given) => given.name === name)?.value;
  return readFormat({ isSet: (name) => isGiven(line, name), text: last }, io, { hasFindings: true });
}

function isFormatGiven(line: SplitCommandLine): boolean {
  return isGiven(line, 'json') || isGiven(line, 'format');
}

function isGiven(line: SplitCommandLine, name: string): boolean {
  return line.options.some((given) => given.name === name);
}

/** Runs a command with its arguments and prints what it found out. */
async function invokeCommand(command: Command, args: readonly string[], io: CommandIo): Promise<ExitCode> {
  const line = splitCommandLine(args, [...command.options, ...COMMON_OPTIONS]);
  const options = checkCommandLine(line, command);
  const common = readCommonOptions(options, io, command);
  refuseEmptyFormat(command, common.format);
  if (common.readsHome && isCi(io.env) && !common.isQuiet)
    io.stderr.write('--home is ignored in CI: results must not depend on the machine.\n');
  const progress = openProgress(io.stderr, { isOn: !common.isQuiet, now: () => process.uptime() * 1000 });
  const base = { command: command.name, options, positionals: line.positionals, common, io };
  const invocation = openInvocation(base, progress);
  try {
    const result = await command.run(invocation);
    await invocation.print(result);
    return exitCodeOf(result);
  } finally {
    progress.clear();
  }
}

function openInvocation(base: Omit<Invocation, 'request' | 'print'>, progress: Progress): Invocation {
  return {
    ...base,
    async request(operation, changes) {
      return { ...buildRequest(operation, { ...base, progress }), ...changes };
    },
    async print(result) {
      progress.clear();
      await printResult(result, base);
    },
  };
}

function exitCodeOf(result: CommandResult): ExitCode {
  return result.kind === 'outcome' ? result.outcome.exitCode : result.exitCode;
}

/** Annotations and SARIF show findings; a command that has none would print an empty document. */
function refuseEmptyFormat(command: Command, format: OutputFormat): void {
  if (command.hasFindings || format === 'text' || format === 'json') return;
  throw new UsageError(`${command.name} has no findings to show as ${format}.`, 'Use --format text or json.');
}
