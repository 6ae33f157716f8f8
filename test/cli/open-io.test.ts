import { EventEmitter } from 'node:events';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { type HostProcess, openIo } from '../../src/cli/io.js';
import { runCli } from '../../src/cli/run-cli.js';

class Stream extends EventEmitter {
  readonly written: string[] = [];
  write(text: string): void {
    this.written.push(text);
  }
}

function aHost(differences: Partial<HostProcess> = {}): HostProcess {
  return {
    stdout: new Stream(),
    stderr: new Stream(),
    stdin: Readable.from([]),
    env: {},
    cwd: () => '/repo',
    once: () => undefined,
    fail: (error) => {
      throw error;
    },
    serveMcp: () => Promise.reject(new Error('no server in this process')),
    ...differences,
  };
}

function openWith(stdout: Stream, signals = new EventEmitter()) {
  const once: HostProcess['once'] = (signal, listener) => signals.once(signal, listener);
  return openIo(aHost({ stdout, once }), { noColor: false });
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

describe('a current directory that was removed', () => {
  const cwd = () => {
    throw Object.assign(new Error('ENOENT: no such file or directory, uv_cwd'), { code: 'ENOENT' });
  };

  it('is said in words, with exit code 3', async () => {
    const stderr = new Stream();
    expect(await runCli(['status'], aHost({ cwd, stderr }))).toBe(3);
    expect(stderr.written.join('')).toBe(
      'error: The current directory does not exist any more.\n  fix: Change to a directory that exists, and run again.\n',
    );
  });

  it('is nothing to who asks for help', async () => {
    expect(await runCli(['--help'], aHost({ cwd }))).toBe(0);
  });
});
