import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { leftoversIn } from '../support/a-folder.js';
import { manifestOf, manySkills, writeSkills } from '../support/many-skills.js';
import { endOf, runProgram, startProgram } from '../support/run-program.js';

/** Two hundred with `KILLS=200 npm run test:slow`. */
const KILLS = Number(process.env['KILLS'] ?? 12);
const SKILLS = 40;

/** Runs once per edition to know both complete manifests. */
async function bothEditions(root: string): Promise<readonly [string, string]> {
  const texts: string[] = [];
  for (const edition of ['first', 'second']) {
    writeSkills(root, SKILLS, edition);
    const run = await register(root);
    expect(run.code).toBe(0);
    texts.push(manifestOf(root));
  }
  return texts as unknown as readonly [string, string];
}

const register = (root: string) =>
  runProgram(['register', '--json'], { cwd: root, env: { SOURCE_DATE_EPOCH: '1700000000' } });

describe('killed runs', () => {
  it(`leaves the old or the new manifest complete, ${KILLS} times out of ${KILLS}, and the next run cleans up`, {
    timeout: 60_000 + KILLS * 1000,
  }, async () => {
    const root = manySkills(SKILLS);
    const [first, second] = await bothEditions(root);
    const { milliseconds } = await register(root);
    let killed = 0;
    for (let round = 0; round < KILLS; round++) {
      const edition = round % 2 === 0 ? 'first' : 'second';
      writeSkills(root, SKILLS, edition);
      const child = await startProgram(['register', '--json'], {
        cwd: root,
        env: { SOURCE_DATE_EPOCH: '1700000000' },
      });
      const end = endOf(child);
      // Nothing happens while Node starts; writing happens in the last third.
      await sleep(milliseconds * (0.4 + Math.random() * 0.9));
      child.kill('SIGKILL');
      if ((await end).signal === 'SIGKILL') killed++;
      expect([first, second]).toContain(manifestOf(root));
      expect(leftoversIn(root).length, 'left behind by this run alone').toBeLessThan(5);
    }
    expect(killed, 'runs that were still going').toBeGreaterThan(0);
    writeSkills(root, SKILLS, 'first');
    const last = await register(root);
    expect(last.code).toBe(0);
    expect(manifestOf(root)).toBe(first);
    expect(leftoversIn(root)).toEqual([]);
  });
});
