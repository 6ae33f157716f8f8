import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY_CONFIGS, USER_CONFIGS } from '../../src/config/config-files.js';
import { aFolder, type Files } from '../support/a-folder.js';
import { aGitRepository } from '../support/a-git-repository.js';
import { cli } from '../support/run-cli.js';

const SKILL = '---\nname: a\ndescription: Draws charts. Use when charts are needed.\n---\n[x](gone.md)\n';
const json = (value: unknown) => JSON.stringify(value, null, 2);

async function validate(files: Files) {
  const root = aFolder({ 'skills/a/SKILL.md': SKILL, ...files });
  const run = await cli(['validate', '--json', '--root', root]);
  const report = run.json();
  const severity = report.diagnostics.find(({ rule }) => rule === 'link-missing')?.severity;
  return { ...report, severity, exitCode: run.exitCode };
}

const aFile = (root: string, file: string) => fs.readFileSync(path.join(root, file), 'utf8');

const ERROR = { rules: { 'link-missing': 'error' } };

describe('"skill-registrar" in package.json', () => {
  it('uses "skill-registrar" in package.json if there is no config file', async () => {
    const { severity } = await validate({ 'package.json': json({ name: 'x', 'skill-registrar': ERROR }) });
    expect(severity).toBe('error');
  });

  it('ignores "skill-registrar" in package.json if there is a config file', async () => {
    const files = { 'package.json': json({ 'skill-registrar': ERROR }), 'skill-registrar.json': '{}' };
    expect((await validate(files)).severity).toBe('warning');
  });

  it.each([
    [
      'an unknown key',
      { 'skill-registrar': { roles: {} } },
      'package.json: "skill-registrar" has an unknown key "roles".',
      4,
    ],
    ['an unknown rule', { 'skill-registrar': { rules: { nope: 'off' } } }, '"nope"', 5],
    ['a config that is not an object', { 'skill-registrar': [] }, '"skill-registrar" must be an object', 3],
  ])('reports %s at its position in package.json', async (_, content, message, line) => {
    const report = await validate({ 'package.json': json({ name: 'x', ...content }) });
    expect(report.exitCode).toBe(2);
    expect(report.error).toMatchObject({
      code: 'E_CONFIG',
      message: expect.stringContaining(message),
      at: { file: 'package.json', line },
    });
  });

  it('ignores a broken package.json, or one without our key', async () => {
    expect((await validate({ 'package.json': '{ "name": ' })).exitCode).toBe(0);
    expect((await validate({ 'package.json': '[]' })).exitCode).toBe(0);
  });
});

describe('extends', () => {
  it('extends merges the rules of a file; own rules win, key by key', async () => {
    const report = await validate({
      'policy/base.json': json({ rules: { 'link-missing': 'error', 'body-size': 'off' }, level: 'warn' }),
      'skill-registrar.json': json({ extends: './policy/base.json', rules: { 'body-size': 'error' } }),
    });
    expect(report.severity).toBe('error');
    const strict = await validate({
      'policy/base.json': json({ ...ERROR, level: 'permissive' }),
      'skill-registrar.json': json({ extends: './policy/base.json', level: 'strict' }),
    });
    expect(strict.severity).toBe('error');
  });

  it('a config file outside the repository extends files and packages next to it', async () => {
    const root = aFolder({ 'skills/a/SKILL.md': SKILL });
    const elsewhere = aFolder({
      'policy/own.json': json({ extends: ['./base.json', 'shared'] }),
      'policy/base.json': json({ rules: { 'link-missing': 'off' } }),
      'node_modules/shared/skill-registrar.json': json(ERROR),
    });
    const run = await cli(['validate', '--json', '--root', root, '--config', `${elsewhere}/policy/own.json`]);
    const found = run.json().diagnostics.find(({ rule }) => rule === 'link-missing');
    expect(found?.severity).toBe('error');
  });

  it('an unknown profile in a config file outside the repository is reported', async () => {
    const root = aFolder({ 'skills/a/SKILL.md': SKILL });
    const file = `${aFolder({ 'own.json': json({ profile: 'nobody' }) })}/own.json`;
    const run = await cli(['validate', '--json', '--root', root, '--config', file]);
    expect(run.exitCode).toBe(2);
    expect(run.json().error).toMatchObject({
      code: 'E_CONFIG',
      message: `${file}: Unknown profile "nobody".`,
      at: { file, line: 1 },
    });
  });

  it.each([
    ['in the repository', 'own', 'own cannot be read: it is a directory.'],
    ['outside the repository', aFolder, /^Cannot read .*: it is a directory\.$/],
  ])('a config file %s that cannot be read is a bad config', async (_, place, message) => {
    const root = aFolder({ 'skills/a/SKILL.md': SKILL, 'own/x': '' });
    const file = typeof place === 'string' ? place : place();
    const run = await cli(['validate', '--json', '--root', root, '--config', file], { cwd: root });
    expect(run.exitCode).toBe(2);
    expect(run.json().error).toMatchObject({
      code: 'E_CONFIG',
      message: expect.stringMatching(message),
      at: { file, line: 1 },
    });
  });

  it('extends resolves an npm package, by name or by a file in it', async () => {
    const policy = json(ERROR);
    for (const [file, ref] of [
      ['node_modules/@acme/policy/skill-registrar.json', '@acme/policy'],
      ['node_modules/policy/strict.json', 'policy/strict.json'],
    ] as const) {
      const report = await validate({ [file]: policy, 'skill-registrar.json': json({ extends: ref }) });
      expect(report.severity).toBe('error');
    }
  });

  it('later extends win, and extended files may extend others', async () => {
    const report = await validate({
      'a.json': json({ rules: { 'link-missing': 'off' } }),
      'sub/b.json': json({ extends: '../c.json' }),
      'c.json': json(ERROR),
      'package.json': json({ 'skill-registrar': { extends: ['./a.json', './sub/b.json'] } }),
    });
    expect(report.severity).toBe('error');
  });

  it.each([
    ['a missing file', './gone.json', 'extends "./gone.json", which was not found', /relative to this file/],
    ['a missing package', '@acme/policy', 'which was not found', /npm install --save-dev @acme\/policy/],
    ['a file outside', '../../etc/policy.json', 'which was not found', /in the repository/],
    ['a path that leaves a package', 'policy/../../x.json', 'which was not found', /./],
    ['a URL', 'https://example.com/x.json', 'which was not found', /name of an npm package/],
    [
      'itself',
      './skill-registrar.json',
      'extends itself: skill-registrar.json → skill-registrar.json',
      /cycle/,
    ],
  ])('extends reports %s at its position', async (_, ref, message, fix) => {
    const report = await validate({ 'skill-registrar.json': json({ level: 'warn', extends: ref }) });
    expect(report.error).toMatchObject({
      code: 'E_CONFIG',
      message: expect.stringContaining(message),
      fix: expect.stringMatching(fix),
      at: { file: 'skill-registrar.json', line: 3 },
    });
  });

  it('extends rejects cycles, and keys that a shared config must not set', async () => {
    const cycle = await validate({
      'skill-registrar.json': json({ extends: './a.json' }),
      'a.json': json({ extends: './skill-registrar.json' }),
    });
    expect(cycle.error.message).toBe(
      'a.json extends itself: skill-registrar.json → a.json → skill-registrar.json.',
    );
    const outside = await validate({
      'skill-registrar.json': json({ extends: './a.json' }),
      'a.json': json({ manifest: '../out.json' }),
    });
    expect(outside.error).toMatchObject({ code: 'E_CONFIG', at: { file: 'a.json' } });
  });

  it('extends finds an installed package for the base of --since, where it is not committed', async () => {
    const repository = aGitRepository({
      '.gitignore': 'node_modules\n',
      'skills/a/SKILL.md': SKILL,
      'skill-registrar.json': json({ extends: 'policy' }),
    });
    repository.write({ 'node_modules/policy/skill-registrar.json': json(ERROR) });
    const run = await repository.run('validate', '--json', '--since', 'main');
    expect(run.json().summary).toMatchObject({ errors: 1, new: { errors: 0 } });
    expect(run.exitCode).toBe(0);
  });
});

const parse = (file: string, text: string) =>
  [...USER_CONFIGS, ...REPOSITORY_CONFIGS].find((config) => config.file === file)!.parse(file, text, null);

describe('.codelia/config.json', () => {
  it.each([
    [
      'only what it allows',
      { allow: [{ tool: 'skill_load', skill_name: 'a', note: 1 }] },
      { allow: [{ tool: 'skill_load', skill_name: 'a' }] },
    ],
    ['only what it denies', { deny: [{ tool: 'bash', command: 'rm' }] }, { deny: [{ tool: 'other' }] }],
    ['nothing', {}, {}],
  ])('.codelia/config.json: permissions may say %s', async (_, permissions, expected) => {
    expect(await parse('.codelia/config.json', JSON.stringify({ permissions }))).toEqual({
      permissions: expected,
    });
  });

  it('.codelia/config.json: permissions must be lists', async () => {
    await expect(parse('.codelia/config.json', '{"permissions":{"allow":"all"}}')).rejects.toThrow(
      '.codelia/config.json: "permissions.allow" must be an array.',
    );
  });
});

describe('~/.agent/config.yaml', () => {
  it('~/.agent/config.yaml may have no skills', async () => {
    expect(await parse('~/.agent/config.yaml', 'model: x\n')).toEqual({});
  });

  it('a mistake in ~/.agent/config.yaml is reported at its position', async () => {
    const failure = (text: string) => parse('~/.agent/config.yaml', text).catch((error: unknown) => error);
    expect(await failure('skills:\n  disabled: 7\n')).toMatchObject({
      message: '~/.agent/config.yaml: "skills.disabled" must be an array.',
      at: { span: { line: 2, column: 13 } },
    });
    expect(await failure('skills: [\n')).toMatchObject({
      message: expect.stringContaining('~/.agent/config.yaml is not valid YAML'),
    });
  });
});

describe('skill-registrar.json', () => {
  it('may have comments and commas at the end of lists', async () => {
    const text = '{\n  // Links must work.\n  "rules": { "link-missing": "error", /* yes */ },\n}\n';
    expect((await validate({ 'skill-registrar.json': text })).severity).toBe('error');
  });

  it('has positions after comments as in the file', async () => {
    const text =
      '{\n  // Nothing is about ships.\n  "expect": [{ "text": "sail a ship", "skill": "zeppelin" }]\n}\n';
    const root = aFolder({ 'skills/a/SKILL.md': SKILL, 'skill-registrar.json': text });
    const { diagnostics } = (await cli(['register', '--dry-run', '--json', '--root', root])).json();
    expect(diagnostics.find(({ rule }) => rule === 'expectation-failed')).toMatchObject({
      line: 3,
      column: 48,
      fix: 'There is no skill "zeppelin". Change this expectation.',
    });
  });

  it('guesses which skill an expectation means', async () => {
    const expectation = { text: 'sail a ship', skill: 'chart' };
    const root = aFolder({
      'skills/charts/SKILL.md': SKILL.replace('name: a', 'name: charts'),
      'skill-registrar.json': json({ expect: [expectation] }),
    });
    const { diagnostics } = (await cli(['register', '--dry-run', '--json', '--root', root])).json();
    expect(diagnostics.find(({ rule }) => rule === 'expectation-failed')).toMatchObject({
      fix: 'There is no skill "chart": did you mean "charts"?',
    });
  });

  it('keeps its comments: `skills disable` leaves the change to its author', async () => {
    const text = '{\n  // Ours.\n  "skills": {}\n}\n';
    const root = aFolder({ 'skills/a/SKILL.md': SKILL, 'skill-registrar.json': text });
    const run = await cli(['skills', 'disable', 'a', '--root', root]);
    expect(run.exitCode).not.toBe(0);
    expect(run.stderr).toContain('has comments, which this command would not keep');
    expect(aFile(root, 'skill-registrar.json')).toBe(text);
  });

  it('extends a preset: strict fails on warnings and runs every rule', async () => {
    const warned = await validate({
      'skill-registrar.json': json({ extends: 'skill-registrar:recommended' }),
    });
    expect(warned).toMatchObject({ exitCode: 0, severity: 'warning' });
    const strict = await validate({ 'skill-registrar.json': json({ extends: 'skill-registrar:strict' }) });
    expect(strict).toMatchObject({ exitCode: 1, severity: 'warning', success: false });
    const unknown = await validate({ 'skill-registrar.json': json({ extends: 'skill-registrar:strickt' }) });
    expect(unknown.error).toMatchObject({ code: 'E_CONFIG', fix: 'Did you mean "strict"?' });
    const bare = await validate({ 'skill-registrar.json': json({ extends: 'strict' }) });
    expect(bare.error?.fix).toBe('Write "skill-registrar:strict" for the preset.');
  });

  it('names everything that is wrong at once, with what was probably meant', async () => {
    const text = json({ clients: ['claude'], roles: {}, failOn: 'errors', rules: { 'name-match': 'off' } });
    const root = aFolder({ 'skills/a/SKILL.md': SKILL, 'skill-registrar.json': text });
    const run = await cli(['validate', '--root', root]);
    expect(run.exitCode).toBe(2);
    expect(run.stderr.match(/^error: /gm)).toHaveLength(4);
    expect(run.stderr).toContain('Did you mean "name-matches-directory"?');
    expect(run.stderr).toContain('Did you mean "claude-code"?');
    expect(run.stderr).toContain('Did you mean "rules"?');
    expect(run.stderr).toContain('Did you mean "error"?');
    const { error } = (await cli(['validate', '--json', '--root', root])).json();
    expect(error).toMatchObject({ others: new Array(3).fill({ code: 'E_CONFIG' }) });
  });
});
