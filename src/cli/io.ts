import type { Readable } from 'node:stream';
import { createSupportsHyperlinks } from 'supports-hyperlinks';
import { isOn, type RunProgress, type SkillServerOptions } from '../config/request.js';
import { WorkspaceError } from '../files/workspace.js';
import type { CommandIo, OutputPort } from './command.js';

/** What the frame needs of `process`; tests hand in their own. */
export interface HostProcess {
  readonly stdout: HostStream;
  readonly stderr: HostStream;
  readonly stdin: Readable;
  readonly env: Readonly<Record<string, string | undefined>>;
  cwd(): string;
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  off(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  /** An output cannot be written to: nothing else can be said. */
  fail(error: Error): void;
  /** The server belongs to another host; the entry point knows both. */
  serveMcp(options: SkillServerOptions): Promise<void>;
}

interface HostStream {
  write(text: string): unknown;
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Opens the ports of a run. Someone who closes the pipe early (`| head`) ends the output, not the program. */
export function openIo(host: HostProcess, options: { readonly noColor: boolean }): CommandIo {
  const interrupt = new AbortController();
  const stop = () => {
    // A second Ctrl-C ends the program at once.
    listen('off');
    interrupt.abort();
  };
  const listen = (how: 'on' | 'off') => {
    for (const signal of SIGNALS) host[how](signal, stop);
  };
  let isListening = false;
  let cwd: string | undefined;
  return {
    stdout: openPort(host.stdout, host, options.noColor),
    stderr: openPort(host.stderr, host, options.noColor),
    get stdin() {
      return host.stdin;
    },
    env: host.env,
    serveMcp: (options) => host.serveMcp(options),
    get cwd() {
      cwd ??= workingDirectoryOf(host);
      return cwd;
    },
    untilInterrupted() {
      if (!isListening) listen('on');
      isListening = true;
      return interrupt.signal;
    },
    async whileKillable(work) {
      if (isListening) listen('off');
      try {
        return await work();
      } finally {
        if (isListening && !interrupt.signal.aborted) listen('on');
      }
    },
  };
}

/** The directory may have been removed since the process was started in it. */
function workingDirectoryOf(host: HostProcess): string {
  try {
    return host.cwd();
  } catch (cause) {
    const fix = 'Change to a directory that exists, and run again.';
    throw new WorkspaceError('The current directory no longer exists.', '.', { cause, fix });
  }
}

function openPort(stream: HostStream, host: HostProcess, noColor: boolean): OutputPort {
  let isOpen = true;
  stream.on('error', (error) => {
    isOpen = false;
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') host.fail(error);
  });
  const isTty = stream.isTTY === true;
  const hasColor = !noColor && wantsColor(host.env, isTty);
  return {
    write: (text) => {
      if (isOpen && text !== '') stream.write(text);
    },
    isTty,
    hasColor,
    hasLinks: hasColor && isTty && createSupportsHyperlinks({ isTTY: isTty }),
    // A terminal that does not know its width says 0.
    columns: stream.columns || 80,
  };
}

/** NO_COLOR (https://no-color.org) wins over FORCE_COLOR, which wins over what the stream is. */
function wantsColor(env: HostProcess['env'], isTty: boolean): boolean {
  if (env['NO_COLOR']) return false;
  if (env['FORCE_COLOR'] !== undefined) return env['FORCE_COLOR'] !== '0' && env['FORCE_COLOR'] !== 'false';
  return isTty && env['TERM'] !== 'dumb';
}

/** The width to wrap text to: wider lines are hard to read, narrower ones have no room for a path. */
export function readableColumns({ columns }: Pick<OutputPort, 'columns'>): number {
  return Math.max(40, Math.min(columns, 100));
}

/** Runners set CI; home directory and backups are for people's own machines. */
export function isCi(env: Readonly<Record<string, string | undefined>>): boolean {
  return isOn(env['CI']) || isOn(env['GITHUB_ACTIONS']);
}

const QUIET_MS = 300;
const REDRAW_MS = 80;
const ERASE_LINE = '\r\u001b[K';

/** A line on the terminal that says what a long run is doing, and goes away without a trace. */
export interface Progress {
  report(progress: RunProgress): void;
  clear(): void;
}

/** Draws on terminals only, and only if a run takes long. */
export function openProgress(port: OutputPort, options: { isOn: boolean; now: () => number }): Progress {
  let drawn: { readonly at: number; readonly stage: string } | undefined;
  const start = options.now();
  return {
    report({ stage, done, total }) {
      if (!options.isOn || !port.isTty) return;
      const at = options.now();
      if (at - start < QUIET_MS || (drawn?.stage === stage && at - drawn.at < REDRAW_MS)) return;
      drawn = { at, stage };
      port.write(`${ERASE_LINE}${stage}${total === undefined ? ' …' : `: ${done} of ${total}`}`);
    },
    clear() {
      if (drawn !== undefined) port.write(ERASE_LINE);
      drawn = undefined;
    },
  };
}

/**
 * Untrusted text that is printed as it is. A runner executes lines that begin with `::`, so there the text is put
 * between two unguessable marks that turn this off.
 */
export function fenceText(text: string, io: Pick<CommandIo, 'env'>): string {
  if (text === '' || io.env['GITHUB_ACTIONS'] !== 'true') return text;
  const mark = process.getBuiltinModule('node:crypto').randomUUID();
  return `::stop-commands::${mark}\n${text.replace(/\n?$/, '\n')}::${mark}::\n`;
}
