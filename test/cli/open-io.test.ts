import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { type HostProcess, openIo } from '../../src/cli/open-io.js';

class Stream extends EventEmitter {
  readonly written: string[] = [];
  write(text: string): void {
    this.written.push(text);
  }
}

function openWith(stdout: Stream, signals = new EventEmitter()) {
  const host: HostProcess = {
    stdout,
    stderr: new Stream(),
    stdin: Readable.from([]),
    env: {},
    cwd: () => '/repo',
    once: (signal, listener) => signals.once(signal, listener),
  };
  return openIo(host, { noColor: false });
}

describe('the ports', () => {
  it('write nothing more, and throw nothing, once the reader has closed the pipe', () => {
    const stdout = new Stream();
    const io = openWith(stdout);
    io.stdout.write('a');
    stdout.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    io.stdout.write('b');
    expect(stdout.written).toEqual(['a']);
  });

  it('do not hide any other fault of the stream', () => {
    const stdout = new Stream();
    openWith(stdout);
    const full = Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' });
    expect(() => stdout.emit('error', full)).toThrow('ENOSPC');
  });

  it.each(['SIGINT', 'SIGTERM'])('take %s over only when a command asks to run until it', (signal) => {
    const signals = new EventEmitter();
    const io = openWith(new Stream(), signals);
    expect(signals.listenerCount(signal)).toBe(0);
    const interrupted = io.untilInterrupted();
    expect(io.untilInterrupted()).toBe(interrupted);
    expect(signals.listenerCount(signal)).toBe(1);
    expect(interrupted.aborted).toBe(false);
    signals.emit(signal);
    expect(interrupted.aborted).toBe(true);
  });
});
