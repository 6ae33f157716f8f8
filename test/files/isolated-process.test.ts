import os from 'node:os';
import { describe, expect, it } from 'vitest';
import { networkBarrier, runIsolated } from '../../src/files/isolated-process.js';

const run = (source: string, barrier: readonly string[] = []) =>
  runIsolated(
    {
      command: process.execPath,
      args: ['--input-type=module', '-e', source],
      cwd: os.tmpdir(),
      env: { ONLY: 'this' },
      timeoutMs: 20_000,
    },
    barrier,
  );

describe('an isolated process', () => {
  it('has no environment but its own', async () => {
    const { stdout, exitCode } = await run('console.log(JSON.stringify(process.env))');
    expect(JSON.parse(stdout)).toEqual({ ONLY: 'this' });
    expect(exitCode).toBe(0);
  });

  const barrier = networkBarrier();
  it.skipIf(barrier === null)('has no network behind the barrier', async () => {
    const { stdout } = await run(
      `import os from 'node:os'; console.log(Object.keys(os.networkInterfaces()).length)`,
      barrier!,
    );
    expect(stdout.trim()).toBe('0');
  });
});
