import { explainError } from '../report/explain-error.js';
import { emptyEnvelope, renderJson } from '../report/json-report.js';
import { UsageError } from '../text/errors.js';
import { adviseOn } from '../text/suggest.js';
import { neutralize } from '../text/visible-text.js';
import { VERSION } from '../version.js';
import type { Command, CommandIo, CommandResult, ExitCode, Invocation, OutputFormat } from './command.js';
import {
  checkCommandLine,
  refuseOptions,
  type SplitCommandLine,
  splitCommandLine,
  takeCommandName,
} from './command-line.js';
import { COMMAND_GROUPS, COMMANDS, findCommand } from './commands.js';
import { buildRequest, COMMON_OPTIONS, readCommonOptions, readFormat } from './common-options.js';
import { renderCommandHelp, renderHelp } from './help.js';
import { type HostProcess, isCi, openIo, openProgress, type Progress } from './io.js';
import { pathFrom } from './locate-root.js';
import { type FailureTarget, printError, printFailure } from './print-failure.js';
import { printResult, readsJson } from './print-result.js';

/** Runs one command line from start to end; the exit code is the result. */
export async function runCli(args: readonly string[], host: HostProcess): Promise<ExitCode> {
  const io = openIo(host, { noColor: args.includes('--no-color') });
  const { name, rest } = takeCommandName(args);
  const command = findCommand(name ?? 'help');
  const exitCode = await runReported(name, rest, io);
  return command !== undefined && alwaysSucceeds(command, rest) ? 0 : exitCode;
}

async function runReported(
  name: string | undefined,
  rest: readonly string[],
  io: CommandIo,
): Promise<ExitCode> {
  const line = splitCommandLine(rest, COMMON_OPTIONS);
  try {
    return await runNamed(name, rest, { line, io });
  } catch (error) {
    const format = findCommand(name ?? 'help')?.ownsStdout ? 'text' : formatOf({ line, io });
    return reportFailure(error, name ?? 'help', { io, format, isQuiet: isGiven(line, 'quiet') });
  }
}

function alwaysSucceeds({ succeedsWith, options }: Command, args: readonly string[]): boolean {
  if (succeedsWith === undefined) return false;
  return isGiven(splitCommandLine(args, [...options, ...COMMON_OPTIONS]), succeedsWith);
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
  if (name === undefined) refuseOptions(line);
  if (name === 'help' || name === undefined) {
    const topic = name === 'help' ? line.positionals[0] : undefined;
    const text =
      topic === undefined
        ? renderHelp(Object.entries(COMMAND_GROUPS))
        : renderCommandHelp(commandNamed(topic));
    return answer('help', text, frame);
  }
  if (isGiven(line, 'help')) return answer('help', renderCommandHelp(commandNamed(name)), frame);
  return invokeCommand(commandNamed(name), rest, io);
}

/** What commands of other skill systems are called here. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  show: "Use 'skills list'.",
  manage: "Use 'plugins' for installed skills, or 'skills' for all of them.",
  list: "Use 'search --list', or 'skills list' with the state of each.",
  context: "Use 'catalog', with --query for a request.",
  version: "Use 'skill-registrar --version'.",
  publish:
    "Publishing to a remote registry is not supported yet. Commit the skill to a git repository: others install it with 'skill-registrar install owner/repo'.",
};

function commandNamed(name: string): Command {
  const command = findCommand(name);
  if (command !== undefined) return command;
  const other = Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : undefined;
  const list = "List the commands with 'skill-registrar --help'.";
  throw new UsageError(
    `Unknown command "${name}".`,
    other ??
      adviseOn(
        name,
        COMMANDS.map((command) => command.name),
        list,
      ),
  );
}

/** Help and version are text even in a pipe, unless JSON is requested explicitly. */
function answer(operation: string, text: string, { line, io }: Frame): ExitCode {
  const isJson = isFormatGiven(line) && formatOf({ line, io }) === 'json';
  io.stdout.write(isJson ? renderJson({ ...emptyEnvelope(operation), text }) : `${text.trimEnd()}\n`);
  return 0;
}

function reportFailure(error: unknown, operation: string, target: FailureTarget): ExitCode {
  const failure = explainError(error);
  const { io } = target;
  printFailure(failure, operation, target);
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
  const progress = openProgress(io.stderr, {
    isOn: !common.isQuiet && command.ownsStdout !== true && io.env['TERM'] !== 'dumb',
    now: () => process.uptime() * 1000,
  });
  const base = { command: command.name, options, positionals: line.positionals, common, io };
  const invocation = openInvocation(base, progress);
  try {
    const result = await command.run(invocation);
    await invocation.print(result);
    return exitCodeOf(result);
  } catch (error) {
    progress.clear();
    const isJson = readsJson(common, common.profile);
    const format = command.ownsStdout ? 'text' : isJson ? 'json' : common.format;
    return reportFailure(error, command.name, { io, format, root: common.root, isQuiet: common.isQuiet });
  } finally {
    progress.clear();
  }
}

type Parts = Pick<Invocation, 'command' | 'options' | 'positionals' | 'common' | 'io'>;

function openInvocation(base: Parts, progress: Progress): Invocation {
  const { io, common } = base;
  return {
    ...base,
    pathOf: (file) => pathFrom(io.cwd, common.root, file),
    clearProgress: progress.clear,
    printError(error) {
      progress.clear();
      printError(explainError(error), { io, root: common.root });
    },
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
