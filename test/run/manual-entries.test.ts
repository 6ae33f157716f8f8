import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';
import { aSkill } from '../support/inspect-text.js';
import { cli } from '../support/run-cli.js';

const skill = aSkill(
  'name: by-hand',
  'description: Registered by hand, outside the roots.',
  'version: 1.0.0',
);

/** A repository with one handwritten entry in the manifest. */
function anEntryAt(at: string, files: Readonly<Record<string, string>> = {}): string {
  const manifest = JSON.stringify({ skills: [{ name: 'by-hand', path: at }] });
  return aFolder({ 'skills/manifest.json': manifest, ...files });
}

async function validate(cwd: string, profile: string) {
  const { exitCode, json } = await cli(['validate', '--profile', profile, '--json'], { cwd });
  const { skills, diagnostics } = json();
  return { exitCode, skills, said: diagnostics.map(({ rule, message }) => `${rule}: ${message}`) };
}

describe('skills registered by hand', () => {
  it('does not read a manual entry through a link that leaves the repository', async () => {
    const cwd = anEntryAt('tools/by-hand', { 'tools/README.md': '' });
    fs.symlinkSync(aFolder({ 'SKILL.md': aSkill('name: secret') }), path.join(cwd, 'tools/by-hand'));
    for (const profile of ['agent-skills', 'cleo']) {
      const { exitCode, skills, said } = await validate(cwd, profile);
      expect({ exitCode, status: skills[0]?.status }).toEqual({ exitCode: 1, status: 'invalid' });
      expect(said).toContain(
        'link-refused: tools/by-hand/SKILL.md cannot be read: its directory points outside the repository.',
      );
      expect(said.join()).not.toContain('secret');
    }
  });

  it('reads a manual entry through a link only if the profile follows links', async () => {
    const cwd = anEntryAt('tools/by-hand', { 'tools/README.md': '', 'real/by-hand/SKILL.md': skill });
    fs.symlinkSync('../real/by-hand', path.join(cwd, 'tools/by-hand'));
    expect(await validate(cwd, 'agent-skills')).toMatchObject({ exitCode: 0 });
    const { exitCode, said } = await validate(cwd, 'cleo');
    expect(exitCode).toBe(1);
    expect(said).toContain(
      'link-refused: tools/by-hand/SKILL.md cannot be read: its directory is a symbolic link.',
    );
  });

  it.each(['../outside', '/etc', '~/skill', ''])('does not look for a manual entry at %j', async (at) => {
    const { skills } = await validate(anEntryAt(at), 'cleo');
    expect(skills).toEqual([]);
  });

  it('leaves a manual entry alone if the config excludes its directory', async () => {
    const config = JSON.stringify({ exclude: ['tools'] });
    const cwd = anEntryAt('tools/by-hand', {
      'tools/by-hand/SKILL.md': aSkill('name: by-hand'),
      'skill-registrar.json': config,
    });
    expect(await validate(cwd, 'cleo')).toMatchObject({ exitCode: 0, skills: [] });
  });

  it('applies the size limit to manual entries', async () => {
    const cwd = anEntryAt('tools/by-hand', { 'tools/by-hand/SKILL.md': skill + 'x'.repeat(1_048_576) });
    expect((await validate(cwd, 'cleo')).said.join()).toContain('file-size: tools/by-hand/SKILL.md');
  });
});
