import { UsageError } from '../errors.js';
import { buildRequest } from './build-request.js';
import { checkCommandLine } from './check-command-line.js';
import type { Command, CommandIo, CommandResult, ExitCode, Invocation, OutputFormat } from './command.js';
import { COMMON_OPTIONS } from './common-options.js';
import { isCi } from './is-ci.js';
import { printResult } from './print-result.js';
import { openProgress, type Progress } from './progress.js';
import { readCommonOptions } from './read-common-options.js';
import type { RememberedRun } from './remember-run.js';
import { splitCommandLine } from './split-command-line.js';

/** Runs a command with its arguments and prints what it found out. */
export async function invokeCommand(
  command: Command,
  args: readonly string[],
  io: CommandIo,
): Promise<ExitCode> {
  const line = splitCommandLine(args, [...command.options, ...COMMON_OPTIONS]);
  const options = await checkCommandLine(line, command);
  const common = readCommonOptions(options, io);
  refuseEmptyFormat(command, common.format);
  const isRemembering = command.isRepeatable === true && !options.isSet('no-cache') && !common.showsTiming;
  const remembered =
    isRemembering && !isCi(io.env)
      ? (await import('./remember-run.js')).rememberRun(command.name, args, { common, io })
      : null;
  const replayed = remembered?.replay() ?? null;
  if (replayed !== null) return replayed;
  const progress = openProgress(io.stderr, { isOn: !common.isQuiet, now: () => process.uptime() * 1000 });
  const base = {
    command: command.name,
    options,
    positionals: line.positionals,
    common,
    io: remembered?.io ?? io,
  };
  const invocation = openInvocation(base, progress, remembered);
  try {
    const result = await command.run(invocation);
    await invocation.print(result);
    remembered?.keep(result);
    return exitCodeOf(result);
  } finally {
    progress.clear();
  }
}

function openInvocation(
  base: Omit<Invocation, 'request' | 'print'>,
  progress: Progress,
  remembered: RememberedRun | null,
): Invocation {
  return {
    ...base,
    async request(operation, wishes) {
      const request = { ...(await buildRequest(operation, { ...base, progress })), ...wishes };
      return remembered?.record(request) ?? request;
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
