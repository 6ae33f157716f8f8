import { describe, expect, it } from 'vitest';
import { REPOSITORY_CONFIGS, USER_CONFIGS } from '../../src/config/foreign-config.js';
import { aFolder } from '../support/a-folder.js';
import { cli } from '../support/run-cli.js';
import { smallSkill } from '../support/skill-text.js';

const parse = (file: string, text: string) =>
  [...USER_CONFIGS, ...REPOSITORY_CONFIGS].find((config) => config.file === file)!.parse(file, text);

describe('.codelia/config.json', () => {
  it.each([
    [
      'only what it allows',
      { allow: [{ tool: 'skill_load', skill_name: 'a', note: 1 }] },
      { allow: [{ tool: 'skill_load', skill_name: 'a' }] },
    ],
    ['only what it denies', { deny: [{ tool: 'bash', command: 'rm' }] }, { deny: [{ tool: 'other' }] }],
    ['nothing', {}, {}],
  ])('permissions say %s', async (_, permissions, expected) => {
    expect(await parse('.codelia/config.json', JSON.stringify({ permissions }))).toEqual({
      permissions: expected,
    });
  });

  it('permissions in .codelia/config.json must be lists', async () => {
    await expect(parse('.codelia/config.json', '{"permissions":{"allow":"all"}}')).rejects.toThrow(
      '.codelia/config.json: "permissions.allow" must be array.',
    );
  });
});

describe('~/.agent/config.yaml', () => {
  it('~/.agent/config.yaml may have no skills', async () => {
    expect(await parse('~/.agent/config.yaml', 'model: x\n')).toEqual({});
  });

  it('is reported where it is wrong', async () => {
    const failure = (text: string) => parse('~/.agent/config.yaml', text).catch((error: unknown) => error);
    expect(await failure('skills:\n  disabled: 7\n')).toMatchObject({
      message: '~/.agent/config.yaml: "skills.disabled" must be array.',
      at: { span: { line: 2, column: 13 } },
    });
    expect(await failure('skills: [\n')).toMatchObject({
      message: expect.stringContaining('~/.agent/config.yaml is not valid YAML'),
    });
  });
});

describe('roots that a profile falls back to', () => {
  const config = (more: object = {}) =>
    JSON.stringify({
      profile: 'mine',
      profiles: { mine: { extends: 'cleo', roots: ['skills'], fallbackRoot: 'lib', ...more } },
    });
  const run = async (files: Record<string, string>, command = 'register') =>
    (await cli([command, '--json'], { cwd: aFolder(files) })).json();

  it('are scanned if no other root exists', async () => {
    const files = { 'skill-registrar.json': config(), 'lib/pdf/SKILL.md': smallSkill('pdf') };
    expect((await run(files, 'discover')).skills).toMatchObject([{ path: 'lib/pdf' }]);
    const both = { ...files, 'skills/docx/SKILL.md': smallSkill('docx') };
    expect((await run(both, 'discover')).skills).toMatchObject([{ path: 'skills/docx' }]);
  });

  it.each([
    ['skills', 'skills/x'],
    ['plugins/*/skills', 'plugins/a/skills/x'],
  ])('do not replace the root %s, which the manifest has entries in', async (root, path) => {
    const report = await run({
      'skill-registrar.json': config({ roots: [root] }),
      'lib/manifest.json': JSON.stringify({ skills: [{ name: 'x', path }] }),
      'lib/pdf/SKILL.md': smallSkill('pdf'),
    });
    expect(report.error.message).toBe(
      `The scan root ${root} does not exist, and the manifest has entries there. Nothing was changed.`,
    );
  });

  it('must have a skill at the expected depth', async () => {
    const report = await run({ 'skill-registrar.json': config(), 'lib/a/b/c/d/SKILL.md': smallSkill('d') });
    expect(report.error.message).toMatch(
      /^No skill was found: none of the scan roots of the profile mine exists/,
    );
  });

  it('are not used if the config names roots', async () => {
    const files = {
      'skill-registrar.json': JSON.stringify({ ...JSON.parse(config()), roots: ['tools'] }),
      'lib/pdf/SKILL.md': smallSkill('pdf'),
    };
    expect((await run(files)).error.message).toBe(
      'The scan root tools does not exist, and nothing can be scanned there. Nothing was changed.',
    );
  });
});
