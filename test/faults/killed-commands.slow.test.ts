import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { leftoversIn } from '../support/a-folder.js';
import { aGitRepository, type GitRepository } from '../support/a-git-repository.js';
import { endOf, runProgram, startProgram } from '../support/run-program.js';

/** Two hundred over all commands with `KILLS=200 npm run test:slow`. */
const KILLS = Number(process.env['KILLS'] ?? 12);
const SKILLS = 25;
const COPIES = { kind: 'copies', from: 'skills', to: '.agents/skills' };
const HAND_WRITTEN = '# Notes\n\nWritten by hand.\n';

interface KilledCommand {
  readonly args: readonly string[];
  /** Changes the repository, so that the command has work to do. */
  readonly change: (repository: GitRepository, round: number) => void;
}

/** Skills with something that `--fix` repairs, in one of two editions. */
function writeSkills({ write }: GitRepository, round: number): void {
  const edition = round % 2 === 0 ? 'first' : 'second';
  const files = Array.from({ length: SKILLS }, (_, index) => {
    const head = `name: skill-${index}\ndescription: Does the ${edition} thing number ${index}.  \nmetadata:\n  version: 1.0.0\n`;
    return [
      `skills/skill-${index}/SKILL.md`,
      `---\n${head}---\n# Skill ${index}\n\n${'Text. '.repeat(200)}\n`,
    ];
  });
  write(Object.fromEntries(files));
}

const COMMANDS: Readonly<Record<string, KilledCommand>> = {
  register: { args: ['register', '--json'], change: writeSkills },
  fix: { args: ['validate', '--fix', '--json'], change: writeSkills },
  bump: { args: ['bump', '--since', 'HEAD', '--json'], change: writeSkills },
  site: { args: ['site', '--out', 'public', '--json'], change: writeSkills },
  'copies, also of an index': { args: ['register', '--force', '--json'], change: writeSkills },
};

function aRepository(): GitRepository {
  const repository = aGitRepository({
    'NOTES.md': HAND_WRITTEN,
    'public/NOTES.md': HAND_WRITTEN,
    'skill-registrar.json': JSON.stringify({ outputs: [{ kind: 'well-known' }, COPIES] }),
  });
  writeSkills(repository, 0);
  repository.commit();
  return repository;
}

/** Every SKILL.md and copy of one is complete: frontmatter that is closed, and the last word. */
function brokenSkills({ root }: GitRepository): readonly string[] {
  const files = Array.from({ length: SKILLS }, (_, index) =>
    path.join(root, `skills/skill-${index}/SKILL.md`),
  );
  const copies = files
    .map((file) => file.replace('/skills/', '/.agents/skills/'))
    .filter((file) => fs.existsSync(file));
  const isComplete = (file: string) =>
    /^---\n[\s\S]*\n---\n[\s\S]*Text\. ?\n$/.test(fs.readFileSync(file, 'utf8'));
  return [...files, ...copies].filter((file) => !isComplete(file));
}

describe('killed commands', () => {
  const rounds = Math.ceil(KILLS / Object.keys(COMMANDS).length);

  it.each(Object.entries(COMMANDS))(
    `%s loses nothing when it is killed ${rounds} times, and the next run is clean`,
    { timeout: 120_000 + KILLS * 5000 },
    async (_, { args, change }) => {
      const repository = aRepository();
      const options = {
        cwd: repository.root,
        env: { SOURCE_DATE_EPOCH: '1700000000', HOME: repository.root },
      };
      const { milliseconds } = await runProgram(args, options);
      for (let round = 1; round <= rounds; round++) {
        change(repository, round);
        const child = await startProgram(args, options);
        const end = endOf(child);
        await sleep(milliseconds * (0.3 + Math.random() * 0.9));
        child.kill('SIGKILL');
        await end;
        expect(brokenSkills(repository)).toEqual([]);
        for (const file of ['NOTES.md', 'public/NOTES.md'])
          expect(fs.readFileSync(path.join(repository.root, file), 'utf8')).toBe(HAND_WRITTEN);
      }
      change(repository, 0);
      const last = await runProgram(args, options);
      expect(last.code, last.stdout + last.stderr).toBeLessThan(2);
      const again = await runProgram(args, options);
      expect(again.code, again.stdout + again.stderr).toBeLessThan(2);
      expect(leftoversIn(repository.root)).toEqual([]);
      expect(fs.existsSync(path.join(repository.root, 'public/.skill-registrar-site.tmp'))).toBe(false);
    },
  );
});
