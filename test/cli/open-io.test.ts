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
    on: () => undefined,
    off: () => undefined,
    fail: (error) => {
      throw error;
    },
    serveMcp: () => Promise.reject(new Error('no server in this process')),
    ...differences,
  };
}

function openWith(stdout: Stream, signals = new EventEmitter()) {
  const on: HostProcess['on'] = (signal, listener) => signals.on(signal, listener);
  const off: HostProcess['off'] = (signal, listener) => signals.off(signal, listener);
  return openIo(aHost({ stdout, on, off }), { noColor: false });
}

describe('openIo', () => {
  it.each([
    [120, 120],
    [0, 80],
    [undefined, 80],
  ])('takes a width of %j for %j columns', (columns, expected) => {
    const stdout = Object.assign(new Stream(), { columns });
    expect(openWith(stdout).stdout.columns).toBe(expected);
  });

  it.each([
    ['1', true, {}, true],
    ['1', false, {}, false],
    ['1', true, { NO_COLOR: '1' }, false],
    ['0', true, {}, false],
  ])('with FORCE_HYPERLINK=%s, a terminal %j and %j, links are %j', (forced, isTTY, env, expected) => {
    const before = process.env['FORCE_HYPERLINK'];
    process.env['FORCE_HYPERLINK'] = forced;
    const stdout = Object.assign(new Stream(), { isTTY });
    const { hasLinks } = openIo(aHost({ stdout, env }), { noColor: false }).stdout;
    if (before === undefined) delete process.env['FORCE_HYPERLINK'];
    else process.env['FORCE_HYPERLINK'] = before;
    expect(hasLinks).toBe(expected);
  });

  it('stops writing without an error when the reader closes the pipe', () => {
    const stdout = new Stream();
    const io = openWith(stdout);
    io.stdout.write('a');
    stdout.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    io.stdout.write('b');
    expect(stdout.written).toEqual(['a']);
  });

  it('passes on other errors of the stream', () => {
    const stdout = new Stream();
    openWith(stdout);
    const full = Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' });
    expect(() => stdout.emit('error', full)).toThrow('ENOSPC');
  });

  it.each(['SIGINT', 'SIGTERM'])('handles %s only when a command runs until it', (signal) => {
    const signals = new EventEmitter();
    const io = openWith(new Stream(), signals);
    expect(signals.listenerCount(signal)).toBe(0);
    const interrupted = io.untilInterrupted();
    expect(io.untilInterrupted()).toBe(interrupted);
    expect(signals.listenerCount(signal)).toBe(1);
    expect(interrupted.aborted).toBe(false);
    signals.emit(signal);
    expect(interrupted.aborted).toBe(true);
    expect(signals.listenerCount(signal)).toBe(0);
  });

  it('leaves Ctrl-C to the system while a command works', async () => {
    const signals = new EventEmitter();
    const io = openWith(new Stream(), signals);
    io.untilInterrupted();
    const during = await io.whileKillable(async () => signals.listenerCount('SIGINT'));
    expect([during, signals.listenerCount('SIGINT')]).toEqual([0, 1]);
  });
});

describe('deleted current directory', () => {
  const cwd = () => {
    throw Object.assign(new Error('ENOENT: no such file or directory, uv_cwd'), { code: 'ENOENT' });
  };

  it('reports a deleted current directory with exit code 3', async () => {
    const stderr = new Stream();
    expect(await runCli(['status'], aHost({ cwd, stderr }))).toBe(3);
    expect(stderr.written.join('')).toBe(
      'error: The current directory no longer exists.\n  fix: Change to a directory that exists, and run again.\n',
    );
  });

  it('prints help in a deleted current directory', async () => {
    expect(await runCli(['--help'], aHost({ cwd }))).toBe(0);
  });
});
