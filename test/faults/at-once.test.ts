import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { leftoversIn } from '../support/a-folder.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { manifestOf, manySkills, writeSkills } from '../support/many-skills.js';
import { endOf, runProgram, startProgram } from '../support/run-program.js';

const env = { SOURCE_DATE_EPOCH: '1700000000' };
const ROUNDS = 3;

describe('concurrent runs', () => {
  it('six concurrent runs of register succeed with one result', async () => {
    const root = manySkills(10);
    const alone = await runProgram(['register', '--json'], { cwd: root, env });
    expect(alone.code).toBe(0);
    const expected = manifestOf(root);
    fs.rmSync(path.join(root, 'skills/manifest.json'));
    const runs = await Promise.all(
      Array.from({ length: 6 }, () => runProgram(['register', '--json'], { cwd: root, env })),
    );
    for (const run of runs) {
      expect(run.stderr).toBe('');
      expect(run.code).toBe(0);
      expectValidReport(run.json());
    }
    expect(manifestOf(root)).toBe(expected);
    expect(leftoversIn(root)).toEqual([]);
  });

  it('keeps what another process writes during the run', async () => {
    const root = manySkills(20);
    const { milliseconds } = await runProgram(['register', '--json'], { cwd: root, env });
    for (let round = 0; round < ROUNDS; round++) {
      writeSkills(root, 20, `edition ${round} of the`);
      const run = await startProgram(['register', '--json'], { cwd: root, env });
      const end = endOf(run);
      await sleep(milliseconds * (0.3 + (round / ROUNDS) * 0.8));
      run.kill('SIGSTOP');
      addByHand(root, `by-hand-${round}`);
      run.kill('SIGCONT');
      const { code, stderr } = await end;
      expect(stderr).not.toContain('    at ');
      expect(code).toBe(0);
    }
    const names = JSON.parse(manifestOf(root)).skills.map(({ name }: { name: string }) => name);
    expect(names).toEqual(
      expect.arrayContaining(Array.from({ length: ROUNDS }, (_, round) => `by-hand-${round}`)),
    );
  });
});

/** Adds an entry for a directory outside the roots, atomically, as an editor would. */
function addByHand(root: string, name: string): void {
  fs.mkdirSync(path.join(root, 'other', name), { recursive: true });
  fs.writeFileSync(
    path.join(root, 'other', name, 'SKILL.md'),
    `---\nname: ${name}\ndescription: Kept by hand.\n---\n`,
  );
  const manifest = JSON.parse(manifestOf(root));
  manifest.skills.push({ name, path: `other/${name}`, description: 'Kept by hand.' });
  const draft = path.join(root, 'manifest.draft');
  fs.writeFileSync(draft, `${JSON.stringify(manifest, null, 2)}\n`);
  fs.renameSync(draft, path.join(root, 'skills/manifest.json'));
}
