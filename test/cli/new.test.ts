import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { cli } from '../support/run-cli.js';

describe('new', () => {
  it.each(['agent-skills', 'cleo', 'codelia'])(
    'new creates a skill that is valid under %s',
    async (profile) => {
      const cwd = aFolder();
      const name = profile === 'cleo' ? 'ct-release-notes' : 'release-notes';
      const made = await cli(['new', name, '--profile', profile, '--json'], { cwd });
      expect([made.exitCode, (made.json() as unknown as { file: string }).file]).toEqual([
        0,
        `${profile === 'codelia' ? '.agents/skills' : 'skills'}/${name}/SKILL.md`,
      ]);
      const checked = await cli(['validate', '--all', '--profile', profile, '--json'], { cwd });
      expect(checked.json().summary).toMatchObject({ discovered: 1, invalid: 0, errors: 0 });
    },
  );

  it('new overwrites nothing and rejects an invalid name', async () => {
    const cwd = aFolder({ 'skills/pdf/SKILL.md': 'mine' });
    expect((await cli(['new', 'pdf'], { cwd })).exitCode).toBe(2);
    expect(fs.readFileSync(path.join(cwd, 'skills/pdf/SKILL.md'), 'utf8')).toBe('mine');
    expect((await cli(['new', '../x'], { cwd })).exitCode).toBe(2);
    expect((await cli(['new', 'My Skill'], { cwd })).exitCode).toBe(2);
  });

  it('new creates the skill where the repository keeps its skills', async () => {
    const cwd = aFolder({ 'packages/a/skills/x/SKILL.md': '---\nname: x\ndescription: Does x.\n---\n' });
    expect(JSON.parse((await cli(['new', 'y', '--json'], { cwd })).stdout).file).toBe(
      'packages/a/skills/y/SKILL.md',
    );
  });
});

describe('validate with paths', () => {
  const files = {
    'skills/a/SKILL.md': '---\nname: a\ndescription: Does a.\n---\n',
    'drafts/b/SKILL.md': '---\nname: wrong\ndescription: Does b.\n---\n',
    'skill-registrar.json': '{ "roots": ["skills"] }',
  };

  it.each(['drafts/b', 'drafts/b/SKILL.md', './drafts'])(
    'validate checks a path outside the roots: %s',
    async (given) => {
      const { exitCode, json } = await cli(['validate', given, '--json'], { cwd: aFolder(files) });
      expect(exitCode).toBe(1);
      expect(json().skills.map(({ path: at }) => at)).toEqual(['drafts/b']);
    },
  );

  it('validate rejects a path that does not exist or is outside the repository', async () => {
    const cwd = aFolder(files);
    expect((await cli(['validate', 'drafts/none', '--json'], { cwd })).json().error.message).toBe(
      'drafts/none does not exist.',
    );
    expect((await cli(['validate', '../', '--json'], { cwd })).json().error.message).toContain(
      'is outside the repository',
    );
  });
});

describe('init', () => {
  it('init writes the roots it found, with patterns for many plugins, and names the manifest that register writes', async () => {
    const skill = (name: string) => `---\nname: ${name}\ndescription: Does ${name}.\n---\n`;
    const cwd = aFolder({
      ...Object.fromEntries(
        ['a', 'b', 'c'].map((name) => [`plugins/${name}/skills/${name}/SKILL.md`, skill(name)]),
      ),
      'scientific-skills/dna/SKILL.md': skill('dna'),
    });
    const survey = (await cli(['init', '--json'], { cwd })).json();
    const config = JSON.parse(fs.readFileSync(path.join(cwd, 'skill-registrar.json'), 'utf8'));
    expect(config.roots).toEqual(['plugins/*/skills', 'scientific-skills']);
    const registered = (await cli(['register', '--json'], { cwd })).json();
    expect(registered.summary.registered).toBe(4);
    expect(registered.manifest).toBe(survey.manifest);
  });
});
