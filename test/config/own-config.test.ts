import { describe, expect, it } from 'vitest';
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

const ERROR = { rules: { 'link-missing': 'error' } };

describe('"skill-registrar" in package.json', () => {
  it('is the config where there is no config file', async () => {
    const { severity } = await validate({ 'package.json': json({ name: 'x', 'skill-registrar': ERROR }) });
    expect(severity).toBe('error');
  });

  it('gives way to a config file', async () => {
    const files = { 'package.json': json({ 'skill-registrar': ERROR }), 'skill-registrar.json': '{}' };
    expect((await validate(files)).severity).toBe('warning');
  });

  it.each([
    ['an unknown key', { 'skill-registrar': { roles: {} } }, 'package.json has an unknown key "roles".', 4],
    ['an unknown rule', { 'skill-registrar': { rules: { nope: 'off' } } }, '"nope"', 5],
    ['a config that is not an object', { 'skill-registrar': [] }, '"skill-registrar" must be object', 3],
  ])('is refused at its place with %s', async (_, content, message, line) => {
    const report = await validate({ 'package.json': json({ name: 'x', ...content }) });
    expect(report.exitCode).toBe(2);
    expect(report.error).toMatchObject({
      code: 'E_CONFIG',
      message: expect.stringContaining(message),
      at: { file: 'package.json', line },
    });
  });

  it('does not make a broken or foreign package.json our concern', async () => {
    expect((await validate({ 'package.json': '{ "name": ' })).exitCode).toBe(0);
    expect((await validate({ 'package.json': '[]' })).exitCode).toBe(0);
  });
});

describe('extends', () => {
  it('takes the rules of a file and lets the own ones win, key by key', async () => {
    const report = await validate({
      'policy/base.json': json({ rules: { 'link-missing': 'error', 'body-size': 'off' }, level: 'warn' }),
      'skill-registrar.json': json({ extends: './policy/base.json', rules: { 'body-size': 'error' } }),
    });
    expect(report.severity).toBe('error');
  });

  it('takes an npm package, by its name or by a file in it', async () => {
    const policy = json(ERROR);
    for (const [file, ref] of [
      ['node_modules/@acme/policy/skill-registrar.json', '@acme/policy'],
      ['node_modules/policy/strict.json', 'policy/strict.json'],
    ] as const) {
      const report = await validate({ [file]: policy, 'skill-registrar.json': json({ extends: ref }) });
      expect(report.severity).toBe('error');
    }
  });

  it('lets later ones win, and extended files extend others', async () => {
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
    ['a path in a package that climbs', 'policy/../../x.json', 'which was not found', /./],
    ['an address', 'https://example.com/x.json', 'which was not found', /name of an npm package/],
    [
      'itself',
      './skill-registrar.json',
      'extends itself: skill-registrar.json → skill-registrar.json',
      /cycle/,
    ],
  ])('is refused at its place for %s', async (_, ref, message, fix) => {
    const report = await validate({ 'skill-registrar.json': json({ level: 'warn', extends: ref }) });
    expect(report.error).toMatchObject({
      code: 'E_CONFIG',
      message: expect.stringContaining(message),
      fix: expect.stringMatching(fix),
      at: { file: 'skill-registrar.json', line: 3 },
    });
  });

  it('is refused for a cycle of files, and for what a policy must not do', async () => {
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

  it('finds an installed package for the base of --since too, where it is not committed', async () => {
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
