import type { Readable } from 'node:stream';
import { WorkspaceError } from '../workspace/workspace.js';
import type { CommandIo, OutputPort } from './command.js';

/** What the frame needs of `process`; tests hand in their own. */
export interface HostProcess {
  readonly stdout: HostStream;
  readonly stderr: HostStream;
  readonly stdin: Readable;
  readonly env: Readonly<Record<string, string | undefined>>;
  cwd(): string;
  once(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
}

export interface HostStream {
  write(text: string): unknown;
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown;
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

/** Opens the ports of a run. Someone who closes the pipe early (`| head`) ends the output, not the program. */
export function openIo(host: HostProcess, options: { readonly noColor: boolean }): CommandIo {
  let interrupt: AbortController | undefined;
  let cwd: string | undefined;
  return {
    stdout: openPort(host.stdout, host.env, options.noColor),
    stderr: openPort(host.stderr, host.env, options.noColor),
    get stdin() {
      return host.stdin;
    },
    env: host.env,
    get cwd() {
      cwd ??= workingDirectoryOf(host);
      return cwd;
    },
    untilInterrupted() {
      if (interrupt === undefined) {
        const controller = new AbortController();
        interrupt = controller;
        for (const signal of ['SIGINT', 'SIGTERM'] as const) host.once(signal, () => controller.abort());
      }
      return interrupt.signal;
    },
  };
}

/** The directory may have been removed since the process was started in it. */
function workingDirectoryOf(host: HostProcess): string {
  try {
    return host.cwd();
  } catch (cause) {
    const fix = 'Change to a directory that exists, and run again.';
    throw new WorkspaceError('The current directory does not exist any more.', '.', { cause, fix });
  }
}

function openPort(stream: HostStream, env: HostProcess['env'], noColor: boolean): OutputPort {
  let isOpen = true;
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') throw error;
    isOpen = false;
  });
  const isTty = stream.isTTY === true;
  return {
    write: (text) => {
      if (isOpen && text !== '') stream.write(text);
    },
    isTty,
    hasColor: !noColor && wantsColor(env, isTty),
    columns: stream.columns ?? 80,
  };
}

/** NO_COLOR (https://no-color.org) wins over FORCE_COLOR, which wins over what the stream is. */
function wantsColor(env: HostProcess['env'], isTty: boolean): boolean {
  if (env['NO_COLOR']) return false;
  if (env['FORCE_COLOR'] !== undefined) return env['FORCE_COLOR'] !== '0' && env['FORCE_COLOR'] !== 'false';
  return isTty && env['TERM'] !== 'dumb';
}
