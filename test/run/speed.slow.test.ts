import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { cpuTime } from '../support/cpu-time.js';
import { EPOCH } from '../support/golden-case.js';
import { cli } from '../support/run-cli.js';
import { skillText } from '../support/skill-text.js';

const env = { SOURCE_DATE_EPOCH: EPOCH, CI: 'true' };

function repositoryOf(count: number): string {
  const skills = Array.from({ length: count }, (_, index): [string, string] => {
    const name = `ct-tool-n${index}`;
    const description = `Does the work of number ${index} and of nobody else in this repository`;
    return [`skills/${name}/SKILL.md`, skillText({ name, description, version: '1.0.0' })];
  });
  return aFolder({ '.cleo/config.json': '{}\n', ...Object.fromEntries(skills) });
}

async function timed(root: string) {
  const before = cpuTime();
  const run = await cli(['register'], { cwd: root, env });
  return { run, cpuMilliseconds: cpuTime() - before };
}

describe('speed', () => {
  it('registers 50 skills in under five seconds and updates the manifest in under one', async () => {
    const root = repositoryOf(50);
    const first = await timed(root);
    expect(first.run).toMatchObject({ exitCode: 0 });
    expect(first.run.json().summary).toMatchObject({ discovered: 50, registered: 50 });
    expect(first.cpuMilliseconds).toBeLessThan(5000);
    const file = join(root, 'skills/ct-tool-n7/SKILL.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('1.0.0', '1.0.1'));
    const second = await timed(root);
    expect(second.run.json().summary).toMatchObject({ updated: 1, unchanged: 49 });
    expect(second.cpuMilliseconds).toBeLessThan(1000);
  });

  it('writes only what changed in a thousand skills', async () => {
    const root = repositoryOf(1000);
    await timed(root);
    const manifest = join(root, 'skills/manifest.json');
    expect(statSync(manifest).size).toBeLessThan(1_200_000);
    const before = readFileSync(manifest, 'utf8').split('\n');
    const file = join(root, 'skills/ct-tool-n500/SKILL.md');
    writeFileSync(file, readFileSync(file, 'utf8').replace('1.0.0', '1.0.1'));
    const later = { ...env, SOURCE_DATE_EPOCH: '1769603696' };
    await cli(['register'], { cwd: root, env: later });
    const after = readFileSync(manifest, 'utf8').split('\n');
    expect(after.filter((line, index) => line !== before[index])).toEqual([
      '    "lastUpdated": "2026-01-28T12:34:56Z",',
      '      "version": "1.0.1",',
    ]);
  });
});
