import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { TARGETS } from './targets/index.js';

it('npm run fuzz rejects unknown targets instead of reporting success', () => {
  const run = spawnSync(process.execPath, ['scripts/fuzz.mjs', '--target', 'nowhere', '--seconds', '1'], {
    encoding: 'utf8',
  });
  const names = TARGETS.map(({ name }) => name).sort();
  expect(run.stderr).toBe(`There is no target "nowhere". Choose one of: ${names.join(', ')}.\n`);
  expect(run.status).toBe(2);
});

it('npm run fuzz says how many inputs it tried', () => {
  const args = ['scripts/fuzz.mjs', '--target', 'parse-skill', '--seconds', '1', '--seed', '20260101'];
  const run = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(run.stdout).toMatch(/\n\d+ inputs, nothing found\n$/);
  expect(run.status).toBe(0);
});
