import { Readable } from 'node:stream';
import type { CommandIo, CommonOptions, OutputPort } from '../../src/cli/command.js';

/** Streams that record their output in one list, so that tests see the order as well. */
export function capturedIo(options: { readonly isTty?: boolean; readonly env?: CommandIo['env'] } = {}) {
  const written: { port: 'stdout' | 'stderr'; text: string }[] = [];
  const port = (name: 'stdout' | 'stderr'): OutputPort => ({
    write: (text) => {
      if (text !== '') written.push({ port: name, text });
    },
    isTty: options.isTty ?? false,
    hasColor: false,
    hasLinks: false,
    columns: 100,
  });
  const io: CommandIo = {
    stdout: port('stdout'),
    stderr: port('stderr'),
    stdin: Readable.from([]),
    env: options.env ?? {},
    cwd: '/repo',
    untilInterrupted: () => new AbortController().signal,
    whileKillable: (work) => work(),
    serveMcp: () => Promise.reject(new Error('no server in this process')),
  };
  const textOf = (name: 'stdout' | 'stderr') =>
    written
      .filter(({ port }) => port === name)
      .map(({ text }) => text)
      .join('');
  return { io, written, stdout: () => textOf('stdout'), stderr: () => textOf('stderr') };
}

/** The defaults of the common options, except for the format. */
export function commonOptions(wishes: Partial<CommonOptions> = {}): CommonOptions {
  return {
    root: '/repo',
    format: 'text',
    readsHome: false,
    isFormatOpen: false,
    isQuiet: false,
    isVerbose: false,
    showsStatistics: false,
    showsTiming: false,
    ...wishes,
  };
}
