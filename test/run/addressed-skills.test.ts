import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { cli } from '../support/run-cli.js';
import { smallSkill } from '../support/skill-text.js';

const READS_PDF = 'Reads PDF files and extracts tables. Use when the user asks to read a PDF';
const skill = (name: string, description: string) =>
  `---\nname: ${name}\ndescription: ${description}.\n---\n\n# ${name}\n\nText.\n`;

const FILES = {
  'skills/small/skill.md': smallSkill('small'),
  'skills/read-pdf/SKILL.md': skill('read-pdf', READS_PDF),
  'skills/read-pdfs/SKILL.md': skill('read-pdfs', `${READS_PDF} file`),
  'skills/outer/SKILL.md': smallSkill('outer'),
  'skills/outer/inner/SKILL.md': smallSkill('inner'),
};

interface Found {
  readonly rule: string;
  readonly file: string;
}

describe('a skill that is named', () => {
  const findingsIn = async (cwd: string, ...args: string[]): Promise<readonly Found[]> => {
    const run = await cli(['validate', '--json', ...args], { cwd });
    return run.json().diagnostics.map(({ rule, file }: Found) => ({ rule, file }));
  };

  it.each([
    ['small', 'skills/small', 'file-name-case'],
    ['read-pdfs', 'skills/read-pdfs/SKILL.md', 'similar-description'],
    ['outer', './skills/outer', 'nested-skill'],
  ])('%s has the same findings by its name, by its path and in the whole run', async (name, at, rule) => {
    const cwd = aFolder(FILES);
    const whole = (await findingsIn(cwd)).filter(({ file }) => file.startsWith(`skills/${name}/`));
    expect(whole.map((found) => found.rule)).toContain(rule);
    expect(await findingsIn(cwd, name)).toEqual(whole);
    expect(await findingsIn(cwd, at)).toEqual(whole);
  });

  it('is the only one that is fixed', async () => {
    const broken = (name: string) => `---\nname: ${name}\ndescription: Reads: files\n---\n\n# A\n`;
    for (const asked of ['a', 'skills/a']) {
      const root = aFolder({ 'skills/a/SKILL.md': broken('a'), 'skills/b/SKILL.md': broken('b') });
      await cli(['validate', asked, '--fix'], { cwd: root });
      const read = (name: string) => fs.readFileSync(path.join(root, `skills/${name}/SKILL.md`), 'utf8');
      expect([read('a') === broken('a'), read('b') === broken('b')]).toEqual([false, true]);
    }
  });
});
