import fs from 'node:fs';
import path from 'node:path';
import { cacheDirectory } from '../cache/cache-directory.js';
import { RunMemory } from '../cache/run-memory.js';
import { RunRecorder } from '../cache/run-recorder.js';
import type { Request } from '../request.js';
import { BUILD, VERSION } from '../version.js';
import type { CommandIo, CommandResult, CommonOptions, ExitCode, OutputPort } from './command.js';
import { isInside } from './locate-root.js';

/** One run that may be answered from memory, or be remembered. */
export interface RememberedRun {
  /** Prints again what the same run printed before; `null` when anything may have changed. */
  replay(): ExitCode | null;
  /** Notes what the engine looks at and what is printed. */
  readonly io: CommandIo;
  record(request: Request): Request;
  keep(result: CommandResult): void;
}

/** `null` where nothing is remembered: no place for it, or an output that depends on more than files. */
export function rememberRun(
  command: string,
  args: readonly string[],
  { common, io }: { readonly common: CommonOptions; readonly io: CommandIo },
): RememberedRun | null {
  const folder = cacheDirectory(io.env);
  if (folder === null || isInside(folder, common.root)) return null;
  if (common.readsHome || (common.format !== 'json' && common.format !== 'text')) return null;
  const program = [VERSION, BUILD, programStamp()];
  const terminal = [io.stdout, io.stderr].map(({ isTty, hasColor, columns }) => [isTty, hasColor, columns]);
  const key = JSON.stringify([program, command, args, io.cwd, common, terminal]);
  const memory = new RunMemory({ folder: path.join(folder, 'runs'), key });
  const seed = Math.floor(Math.random() * 2 ** 31);
  const recorder = new RunRecorder({ root: common.root, seed });
  const [stdout, stderr] = [copyPort(io.stdout), copyPort(io.stderr)];
  return {
    io: {
      stdout: stdout.port,
      stderr: stderr.port,
      // Opened when somebody asks for it.
      get stdin() {
        return io.stdin;
      },
      env: io.env,
      cwd: io.cwd,
      untilInterrupted: () => io.untilInterrupted(),
    },
    replay() {
      const printed = memory.recall(io.env);
      if (printed === null) return null;
      io.stdout.write(printed.stdout);
      io.stderr.write(printed.stderr);
      return printed.exitCode as ExitCode;
    },
    record: (request) => recorder.record(request),
    keep(result) {
      const { trace } = recorder;
      // A run with changes depends on the clock, and is not the same a second time.
      if (result.kind !== 'outcome' || trace === null) return;
      const { outcome } = result;
      if (outcome.report.changed || outcome.files.length > 0) return;
      memory.keep({ exitCode: outcome.exitCode, stdout: stdout.text(), stderr: stderr.text() }, trace, seed);
    },
  };
}

/** A program that is not bundled is known by its file. */
function programStamp(): readonly number[] {
  const stats = fs.statSync(process.argv[1] ?? process.execPath, { throwIfNoEntry: false });
  return stats === undefined ? [] : [stats.size, stats.mtimeMs];
}

function copyPort(port: OutputPort): { readonly port: OutputPort; readonly text: () => string } {
  const written: string[] = [];
  const write = (text: string) => {
    written.push(text);
    port.write(text);
  };
  return { port: { ...port, write }, text: () => written.join('') };
}
