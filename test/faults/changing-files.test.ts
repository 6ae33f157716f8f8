import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectValidReport } from '../support/expect-valid-report.js';
import { manifestOf, manySkills } from '../support/many-skills.js';
import { cli } from '../support/run-cli.js';

/** Changes the skills again and again during the runs. */
function disturb(root: string, statements: string): Worker {
  const code = `
    const fs = require('node:fs');
    const { skills } = require('node:worker_threads').workerData;
    const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    const text = fs.readFileSync(skills + '/skill-0/SKILL.md', 'utf8');
    for (let n = 0; ; n++) { ${statements} pause(); }`;
  const worker = new Worker(code, { eval: true, workerData: { skills: path.join(root, 'skills') } });
  onTestFinished(async () => void (await worker.terminate()));
  return worker;
}

/** Runs for a while; every run ends with a valid report, and the unchanged skills stay registered. */
async function runFor(root: string, milliseconds: number) {
  const seen = new Set<string>();
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    const run = await cli(['register', '--json', '--root', root], { env: { CI: '1' } });
    expectValidReport(run.json());
    expect([0, 1]).toContain(run.exitCode);
    for (const { rule } of run.json().diagnostics) seen.add(rule);
    const manifest = JSON.parse(manifestOf(root));
    const names = manifest.skills.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['skill-1', 'skill-2', 'skill-3']));
  }
  return seen;
}

describe('files that change during a run', () => {
  it('directories that appear and disappear affect no other skill', async () => {
    const root = manySkills(4);
    const worker = disturb(
      root,
      `fs.rmSync(skills + '/skill-0', { recursive: true, force: true }); pause();
       fs.mkdirSync(skills + '/skill-0', { recursive: true }); fs.writeFileSync(skills + '/skill-0/SKILL.md', text);`,
    );
    await runFor(root, 700);
    await worker.terminate();
  });

  it('files that are being rewritten are read completely or reported', async () => {
    const root = manySkills(4);
    const worker = disturb(
      root,
      `fs.writeFileSync(skills + '/skill-0/SKILL.md', text.repeat(1 + (n % 50))); pause();
       fs.truncateSync(skills + '/skill-0/SKILL.md', 10); pause();
       fs.writeFileSync(skills + '/skill-0/SKILL.md', text);`,
    );
    const seen = await runFor(root, 700);
    await worker.terminate();
    expect(seen.size).toBeGreaterThan(0);
  });
});
