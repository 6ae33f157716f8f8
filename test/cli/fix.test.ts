import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { cli } from '../support/run-cli.js';

const BROKEN = '---\nname: pdf\ndescription: Use when: a form is there\nversion: 1.0\n---\n\n# PDF  \n';
const FIXED = '---\nname: pdf\ndescription: "Use when: a form is there"\nversion: 1.0.0\n---\n\n# PDF  \n';
const FILE = 'skills/pdf/SKILL.md';
const aRepository = () => aFolder({ [FILE]: BROKEN });
const read = (root: string) => fs.readFileSync(path.join(root, FILE), 'utf8');

describe('--fix', () => {
  it('--fix writes the fixed skills and reports what is left', async () => {
    const cwd = aRepository();
    const run = await cli(['validate', '--fix', '--json'], { cwd });
    expectValidReport(run.json());
    expect(read(cwd)).toBe(FIXED);
    expect(run.exitCode).toBe(0);
    expect(run.json().fixes?.map(({ file, rule }) => [file, rule])).toEqual([
      [FILE, 'frontmatter-unquoted-colon'],
      [FILE, 'version-format'],
    ]);
    const again = await cli(['validate', '--fix', '--json'], { cwd });
    expect(again.json()).not.toHaveProperty('fixes');
    expect(read(cwd)).toBe(FIXED);
  });

  it('--fix fixes one mistake after the other where the first hides the rest', async () => {
    const broken = '---\nname: PDF\ndescription: Use when: asked\nlicense: MIT: really\nversion: 1\n---\n';
    const cwd = aFolder({ [FILE]: `\ufeff${broken}` });
    const run = await cli(['validate', '--fix', '--json'], { cwd });
    expect(read(cwd)).toBe(
      '---\nname: pdf\ndescription: "Use when: asked"\nlicense: "MIT: really"\nversion: 1.0.0\n---\n',
    );
    expect(run.exitCode).toBe(0);
  });

  it('--fix --dry-run shows a diff and writes nothing', async () => {
    const cwd = aRepository();
    const run = await cli(['validate', '--fix', '--dry-run', '--json'], { cwd });
    expect(run.json().diff).toContain('+description: "Use when: a form is there"');
    expect(run.json().fixes).toHaveLength(2);
    expect(read(cwd)).toBe(BROKEN);
    const text = await cli(['validate', '--fix', '--dry-run', '--format', 'text'], { cwd });
    expect(text.stdout + text.stderr).toContain('2 findings can be fixed with --fix.');
  });

  it('register --fix registers the fixed skills', async () => {
    const cwd = aRepository();
    const run = await cli(['register', '--fix', '--json'], { cwd });
    expect(run.exitCode).toBe(0);
    expect(run.json().skills).toMatchObject([{ name: 'pdf', status: 'registered' }]);
    expect(read(cwd)).toBe(FIXED);
  });

  it('--fix leaves skills alone that are not UTF-8 or in the home directory', async () => {
    const cwd = aRepository();
    const home = aFolder({ '.claude/skills/mine/SKILL.md': BROKEN.replace('name: pdf', 'name: mine') });
    const bytes = Buffer.concat([Buffer.from(BROKEN), Buffer.from([0xff])]);
    fs.mkdirSync(path.join(cwd, 'skills/odd'));
    fs.writeFileSync(path.join(cwd, 'skills/odd/SKILL.md'), bytes);
    const config = {
      profile: 'mine',
      profiles: { mine: { extends: 'agent-skills', roots: ['skills', '~/.claude/skills'] } },
    };
    fs.writeFileSync(path.join(cwd, 'skill-registrar.json'), JSON.stringify(config));
    const run = await cli(['validate', '--fix', '--home', '--json'], { cwd, env: { HOME: home } });
    expect(run.json().skills.map(({ path: at }) => at)).toContain('~/.claude/skills/mine');
    expect(run.json().fixes?.map(({ file }) => file)).toEqual([FILE, FILE]);
    expect(fs.readFileSync(path.join(cwd, 'skills/odd/SKILL.md'))).toEqual(bytes);
    expect(fs.readFileSync(path.join(home, '.claude/skills/mine/SKILL.md'), 'utf8')).toContain(
      'version: 1.0\n',
    );
  });

  it('--fix fixes the file behind a link that stays in the repository, and none outside', async () => {
    const outside = aFolder({ 'x.md': BROKEN });
    const cwd = aFolder({ 'commands/pdf.md': BROKEN });
    for (const name of ['pdf', 'far']) fs.mkdirSync(path.join(cwd, 'skills', name), { recursive: true });
    fs.symlinkSync('../../commands/pdf.md', path.join(cwd, FILE));
    fs.symlinkSync(path.join(outside, 'x.md'), path.join(cwd, 'skills/far/SKILL.md'));
    await cli(['validate', '--fix', '--json'], { cwd });
    expect(fs.lstatSync(path.join(cwd, FILE)).isSymbolicLink()).toBe(true);
    expect(fs.readFileSync(path.join(cwd, 'commands/pdf.md'), 'utf8')).toBe(FIXED);
    expect(fs.readFileSync(path.join(outside, 'x.md'), 'utf8')).toBe(BROKEN);
  });

  it('register --check --fix writes nothing', async () => {
    const cwd = aRepository();
    await cli(['register', '--fix', '--check', '--json'], { cwd });
    expect(read(cwd)).toBe(BROKEN);
  });

  describe('a file called skill.md', () => {
    const TEXT = '---\nname: pdf\ndescription: Fills PDF forms.\nversion: 1.0\n---\n';
    const aLowerCase = (text = TEXT) => aFolder({ 'skills/pdf/skill.md': text });
    const names = (root: string) => fs.readdirSync(path.join(root, 'skills/pdf'));

    it('is renamed to SKILL.md, with the other fixes in it', async () => {
      const cwd = aLowerCase();
      const run = await cli(['validate', '--fix', '--json'], { cwd });
      expect(run.exitCode).toBe(0);
      expect(names(cwd)).toEqual(['SKILL.md']);
      expect(read(cwd)).toBe(TEXT.replace('1.0', '1.0.0'));
      expect(run.json().fixes?.map(({ file, rule }) => [file, rule])).toEqual([
        [FILE, 'file-name-case'],
        [FILE, 'version-format'],
      ]);
      expect(run.json().diagnostics.map(({ rule }) => rule)).not.toContain('file-name-case');
      expect((await cli(['validate', '--fix', '--json'], { cwd })).json()).not.toHaveProperty('fixes');
    });

    it('is renamed in the diff of --dry-run, which git applies', async () => {
      const cwd = aLowerCase();
      const { diff } = (await cli(['validate', '--fix', '--dry-run', '--json'], { cwd })).json();
      expect(names(cwd)).toEqual(['skill.md']);
      execFileSync('git', ['apply', '-'], { cwd, input: diff });
      expect(names(cwd)).toEqual(['SKILL.md']);
      expect(read(cwd)).toBe(TEXT.replace('1.0', '1.0.0'));
    });

    it('is renamed under a profile that does not find it, unless it would be invalid there', async () => {
      const cwd = aLowerCase(TEXT.replace('1.0', '1.0.0'));
      await cli(['validate', '--fix', '--json', '--profile', 'cleo'], { cwd });
      expect(names(cwd)).toEqual(['SKILL.md']);
      const invalid = aLowerCase('# Notes\n');
      await cli(['validate', '--fix', '--json', '--profile', 'cleo'], { cwd: invalid });
      expect(names(invalid)).toEqual(['skill.md']);
    });
  });
});
