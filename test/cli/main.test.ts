import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compiledSources } from '../support/compile-sources.js';

let main: string;
beforeAll(async () => {
  main = join(await compiledSources(), 'cli/main.js');
});

describe('the program as a process', () => {
  it('takes its exit code from the run', () => {
    expect(spawnSync(process.execPath, [main, '--version']).status).toBe(0);
    expect(spawnSync(process.execPath, [main, 'nonsense']).status).toBe(2);
  });

  it('prints JSON into a pipe', () => {
    const { stdout } = spawnSync(process.execPath, [main, 'rules'], { encoding: 'utf8' });
    expect(JSON.parse(stdout).success).toBe(true);
  });

  it('ends quietly when the reader closes the pipe', async () => {
    const child = spawn(process.execPath, [main, 'rules'], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  it('loads neither schemas nor globs nor other rare libraries to say its version', () => {
    const { stderr } = spawnSync(process.execPath, [main, '--version'], {
      encoding: 'utf8',
      env: { ...process.env, NODE_DEBUG: 'esm,module' },
    });
    expect(stderr).not.toMatch(/node_modules\/(yaml|gray-matter|ajv|fast-glob|diff|semver|picocolors)\//);
  });
});
