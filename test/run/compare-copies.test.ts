import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { cli } from '../support/run-cli.js';

const skill = (name: string, body = '') =>
  `---\nname: ${name}\ndescription: Does ${name} in a test.\n---\n${body}`;
const LOOSE = JSON.stringify({ rules: { 'name-matches-directory': 'off' } });

describe('skills of the same name', () => {
  const pathOf = async (files: Readonly<Record<string, string>>) => {
    const cwd = aFolder({ 'skill-registrar.json': LOOSE, ...files });
    const { json } = await cli(['register', '--dry-run', '--json'], { cwd });
    return json().skills.find(({ status }) => status !== 'skipped')?.path;
  };

  it('the directory that equals the name wins', async () => {
    const files = {
      'skills/form-old/SKILL.md': skill('forms', 'Old.\n'),
      'skills/forms/SKILL.md': skill('forms'),
    };
    expect(await pathOf(files)).toBe('skills/forms');
    expect(await pathOf({ ...files, 'skills/a-forms/SKILL.md': skill('forms') })).toBe('skills/forms');
  });

  it('of two such directories, the registered one wins', async () => {
    const files = { 'skills/a/forms/SKILL.md': skill('forms'), 'skills/b/forms/SKILL.md': skill('forms') };
    const manifest = JSON.stringify({ skills: [{ name: 'forms', path: 'skills/b/forms' }] });
    expect(await pathOf(files)).toBe('skills/a/forms');
    expect(await pathOf({ ...files, 'skills/manifest.json': manifest })).toBe('skills/b/forms');
  });

  it('names the files in which copies differ, up to three', async () => {
    const copy = (folder: string, text: string) => ({
      [`${folder}/forms/SKILL.md`]: skill('forms'),
      ...Object.fromEntries(
        ['a', 'b', 'c', 'd'].map((name) => [`${folder}/forms/references/${name}.md`, text]),
      ),
    });
    const cwd = aFolder({ ...copy('.agents/skills', 'one'), ...copy('.claude/skills', 'two') });
    const { json } = await cli(['validate', '--json'], { cwd });
    expect(json().diagnostics.find(({ rule }) => rule === 'duplicate-name')?.message).toMatch(
      /They differ in references\/a\.md, references\/b\.md, references\/c\.md and 1 more file\.$/,
    );
  });
});
