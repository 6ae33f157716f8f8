import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const SCRIPT = 'scripts/release-notes.mjs';

it('the notes of a release are what the changelog says about it', () => {
  const notes = execFileSync(process.execPath, [SCRIPT, version], { encoding: 'utf8' });
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  expect(notes.length).toBeGreaterThan(100);
  expect(changelog).toContain(notes.trim());
  expect(notes).not.toMatch(/^## /m);
});

it('the changelog describes the version of the package', () => {
  expect(spawnSync(process.execPath, [SCRIPT, version]).status).toBe(0);
});

it('a version that the changelog does not describe cannot be released', () => {
  const run = spawnSync(process.execPath, [SCRIPT, '99.0.0'], { encoding: 'utf8' });
  expect(run.status).toBe(1);
  expect(run.stdout).toBe('');
  expect(run.stderr).toBe('CHANGELOG.md has no section "## 99.0.0". Write one before the release.\n');
});
