import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import type { HostProcess } from '../../src/cli/io.js';
import { runCli } from '../../src/cli/run-cli.js';
import type { Report } from '../../src/report/report.js';
import type { Rule } from '../../src/rules/rule.js';
import type { Bumped } from '../../src/run/bump.js';

/** The JSON document, with the fields that commands add to the report. */
export type ReportDocument = Report & {
  readonly text: string;
  readonly diff: string;
  readonly rules: readonly Rule[];
  readonly bumped: readonly Bumped[];
  readonly files: readonly { readonly path: string; readonly status: string }[];
  readonly error: NonNullable<Report['error']>;
};

export interface CliRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  /** stdout as the one document it must be. */
  json(): ReportDocument;
}

export interface CliOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** stdout and stderr are a terminal. */
  readonly isTty?: boolean;
  /** What is typed. */
  readonly stdin?: string;
  readonly isStdoutTty?: boolean;
  readonly isStderrTty?: boolean;
  /** Width of the terminal. */
  readonly columns?: number;
}

/** Runs a command line in this process, with a separate environment. */
export async function cli(args: readonly string[], options: CliOptions = {}): Promise<CliRun> {
  const stdout = new CapturedStream(options.isStdoutTty ?? options.isTty ?? false, options.columns);
  const stderr = new CapturedStream(options.isStderrTty ?? options.isTty ?? false, options.columns);
  const host: HostProcess = {
    stdout,
    stderr,
    stdin: Readable.from(options.stdin === undefined ? [] : [options.stdin]),
    env: options.env ?? {},
    cwd: () => options.cwd ?? process.cwd(),
    on: () => undefined,
    off: () => undefined,
    fail: (error) => {
      throw error;
    },
    serveMcp: () => Promise.reject(new Error('no server in this process')),
  };
  const exitCode = await runCli(args, host);
  return { exitCode, stdout: stdout.text, stderr: stderr.text, json: () => JSON.parse(stdout.text) };
}

class CapturedStream extends EventEmitter {
  text = '';
  constructor(
    readonly isTTY: boolean,
    readonly columns = 100,
  ) {
    super();
  }
  write(text: string): boolean {
    this.text += text;
    return true;
  }
}
