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

  it('register --check --fix writes nothing', async () => {
    const cwd = aRepository();
    await cli(['register', '--fix', '--check', '--json'], { cwd });
    expect(read(cwd)).toBe(BROKEN);
  });
});
