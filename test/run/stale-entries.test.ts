import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { cli } from '../support/run-cli.js';
import { skillText } from '../support/skill-text.js';

const tool = (name: string, description: string, more = {}) =>
  skillText({ name, description, version: '1.0.0', ...more });

/** A repository with two registered skills, of which one is gone. */
async function aRepository(config: object) {
  const root = aFolder({
    '.cleo/config.json': JSON.stringify({ skills: config }),
    'skills/ct-one-tool/SKILL.md': tool('ct-one-tool', 'Keeps the example small'),
    'skills/ct-old-tool/SKILL.md': tool('ct-old-tool', 'Counts the words', { status: 'deprecated' }),
  });
  const run = (...args: string[]) => cli(args, { cwd: root });
  await run('register');
  fs.rmSync(path.join(root, 'skills/ct-old-tool'), { recursive: true });
  const manifest = () => fs.readFileSync(path.join(root, 'skills/manifest.json'), 'utf8');
  return { run, manifest };
}

describe('pruneStaleEntries: false', () => {
  it.each(['register', 'register --check', 'register --dry-run', 'status', 'validate'])(
    '%s keeps the entry, says so, and finds nothing to do',
    async (command) => {
      const { run, manifest } = await aRepository({ pruneStaleEntries: false });
      const before = manifest();
      const { exitCode, json } = await run(...command.split(' '), '--json');
      expectValidReport(json());
      expect(exitCode).toBe(0);
      expect(json()).toMatchObject({ success: true, changed: false, summary: { pruned: 0 } });
      expect(json().diagnostics).toContainEqual(
        expect.objectContaining({ rule: 'entry-stale', severity: 'notice', skill: 'ct-old-tool' }),
      );
      expect(manifest()).toBe(before);
    },
  );

  it('prune removes the entry all the same', async () => {
    const { run, manifest } = await aRepository({ pruneStaleEntries: false });
    await run('prune');
    expect(JSON.parse(manifest()).skills).toMatchObject([{ name: 'ct-one-tool' }]);
  });
});

describe('status', () => {
  it.each([[{}], [{ pruneStaleEntries: false }]])(
    'counts the entries by their status, and removes nothing, with %j',
    async (config) => {
      const { run } = await aRepository(config);
      const { json } = await run('status', '--json');
      expectValidReport(json());
      expect(json().summary).toMatchObject({
        discovered: 1,
        registered: 2,
        active: 1,
        inactive: 0,
        deprecated: 1,
        stale: 1,
        pruned: 0,
      });
      expect(json().skills).toEqual([
        expect.objectContaining({ name: 'ct-one-tool', status: 'unchanged', entryStatus: 'active' }),
        {
          name: 'ct-old-tool',
          path: 'skills/ct-old-tool',
          status: 'stale',
          changes: [],
          entryStatus: 'deprecated',
        },
      ]);
      const { stdout } = await run('status', '--format', 'text');
      expect(stdout).toContain('ct-old-tool  gone, deprecated  skills/ct-old-tool');
      expect(stdout).toContain('2 registered (1 active, 1 deprecated)');
      expect(stdout).not.toContain('removed');
    },
  );
});
