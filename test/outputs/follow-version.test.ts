import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aGitRepository, type GitRepository } from '../support/a-git-repository.js';

const skill = (more: string) =>
  `---\nname: pdf\ndescription: Fills in PDF forms. Use when a PDF form has to be filled.\n${more}---\n\n# PDF\n`;
const PLUGIN = '{ "name": "p",  "version": "1.0.0", "description": "HAND" }\n';
const FILES = {
  'p/.claude-plugin/plugin.json': PLUGIN,
  'p/.codex-plugin/plugin.json': PLUGIN,
  'p/gemini-extension.json': PLUGIN,
  'p/skills/pdf/SKILL.md': skill('metadata:\n  version: "1.0.0"\n'),
  'p/skills/pdf/notes.md': 'version: 1.0.0\n',
  '.claude-plugin/marketplace.json':
    '{ "name": "m", "owner": { "name": "A" }, "metadata": { "version": "0.9.0" }, "plugins": [{ "name": "p", "source": "./p", "version": "1.0.0" }, { "name": "far", "source": { "source": "github", "repo": "a/b" }, "version": "7.0.0" }] }\n',
};
const config = (versionFrom: string) => ({
  'skill-registrar.json': JSON.stringify({ versionFrom, manifest: 'manifest.json' }),
});
const read = ({ root }: GitRepository, file: string) => fs.readFileSync(path.join(root, file), 'utf8');

describe('versionFrom', () => {
  it('sets one version wherever there is one, and a second run changes nothing', async () => {
    const repository = aGitRepository({
      ...FILES,
      'package.json': '{ "version": "2.1.0" }',
      ...config('package.json'),
    });
    const check = await repository.run('register', '--check');
    expect(check.exitCode).toBe(1);
    const stale = check.json().diagnostics.filter(({ rule }) => rule === 'output-stale');
    expect(stale.map(({ file }) => file)).toEqual([
      '.claude-plugin/marketplace.json',
      'p/.claude-plugin/plugin.json',
      'p/.codex-plugin/plugin.json',
      'p/gemini-extension.json',
      'p/skills/pdf/SKILL.md',
    ]);
    expect((await repository.run('register')).exitCode).toBe(0);
    for (const file of [
      'p/.claude-plugin/plugin.json',
      'p/.codex-plugin/plugin.json',
      'p/gemini-extension.json',
    ])
      expect(read(repository, file)).toBe(PLUGIN.replace('1.0.0', '2.1.0'));
    expect(read(repository, 'p/skills/pdf/SKILL.md')).toBe(skill('metadata:\n  version: "2.1.0"\n'));
    expect(read(repository, 'p/skills/pdf/notes.md')).toBe('version: 1.0.0\n');
    const marketplace = read(repository, '.claude-plugin/marketplace.json');
    expect(marketplace).toBe(
      FILES['.claude-plugin/marketplace.json'].replace('0.9.0', '2.1.0').replace('1.0.0', '2.1.0'),
    );
    expect(JSON.parse(read(repository, 'manifest.json')).skills[0].version).toBe('2.1.0');
    repository.commit();
    await repository.run('register');
    expect(repository.git('status', '--porcelain')).toBe('');
  });

  it.each([
    ['pyproject.toml', '[project]\nversion = "3.0.0"\n', 'pyproject.toml'],
    ['Cargo.toml', '[workspace.package]\nversion = "3.0.0"\n', 'Cargo.toml'],
    ['a/b.json', '{ "release": { "number": "3.0.0" } }', 'a/b.json#release.number'],
  ])('reads %s', async (file, text, versionFrom) => {
    const repository = aGitRepository({ ...FILES, [file]: text, ...config(versionFrom) });
    await repository.run('register');
    expect(read(repository, 'p/.claude-plugin/plugin.json')).toContain('"version": "3.0.0"');
  });

  it('reads the newest tag', async () => {
    const repository = aGitRepository({ ...FILES, ...config('tag') });
    repository.git('tag', 'v1.1.0');
    repository.commit('next', '--allow-empty');
    repository.git('tag', 'v1.2.0');
    await repository.run('register');
    expect(read(repository, 'p/.claude-plugin/plugin.json')).toContain('"version": "1.2.0"');
  });

  it.each(['package.json', 'tag', 'skill-registrar.json#manifest'])(
    'says that %s has no version',
    async (versionFrom) => {
      const repository = aGitRepository({ ...FILES, ...config(versionFrom) });
      const { exitCode, json } = await repository.run('register');
      expect(exitCode).toBe(2);
      expect(json().error?.message).toContain('"versionFrom" cannot be used');
    },
  );

  it('names every place of other versions', async () => {
    const files = { ...FILES, 'p/.codex-plugin/plugin.json': PLUGIN.replace('1.0.0', '1.1.0') };
    const { json } = await aGitRepository(files).run('validate');
    const [finding] = json().diagnostics.filter(({ rule }) => rule === 'versions-differ');
    expect(finding?.message).toBe(
      'The plugin "p" has version 1.0.0 here and 1.1.0 in p/.codex-plugin/plugin.json, 1.0.0 in p/.claude-plugin/plugin.json.',
    );
  });
});
