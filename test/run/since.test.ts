import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { validate } from '../../src/index.js';
import { aFolder } from '../support/a-folder.js';
import { aGitRepository, type GitRepository, gitVariables } from '../support/a-git-repository.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { expectValidSarif } from '../support/expect-valid-sarif.js';
import { cli } from '../support/run-cli.js';

const WORDS = [
  'tables',
  'letters',
  'charts',
  'recipes',
  'routes',
  'budgets',
  'songs',
  'maps',
  'tests',
  'logs',
];

function good(name: string, body = ''): string {
  const topic = WORDS[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % WORDS.length];
  return `---\nname: ${name}\ndescription: Prepares ${topic} the way ${name} wants. Use when ${topic} need ${name}.\n---\n\n# ${name}\n${body}`;
}

/** Its name differs from its directory. */
function bad(name: string, body = ''): string {
  return good(name, body).replace(`name: ${name}\n`, `name: not-${name}\n`);
}

/** New findings as `file rule`. */
async function newFindings(repository: GitRepository, ...args: readonly string[]) {
  const run = await repository.run('validate', '--json', '--since', 'main', ...args);
  const report = run.json();
  expectValidReport(report);
  const found = report.diagnostics.filter(({ isNew, severity }) => isNew && severity !== 'notice');
  return {
    exitCode: run.exitCode,
    report,
    found: found.map(({ file, rule, line }) => `${file}:${line} ${rule}`),
  };
}

describe('validate --since', () => {
  it.each([
    {},
    { 'skill-registrar.json': '{ "profile": "cleo" }' },
    { 'skill-registrar.json': '{ "roots": ["skills"] }' },
  ])('--since compares the first skills of a repository with nothing: %j', async (config) => {
    const repository = aGitRepository({ 'README.md': '# Ours\n' });
    repository.git('switch', '--quiet', '--create', 'change');
    repository.write({ ...config, 'skills/first/SKILL.md': bad('first') });
    repository.commit();
    const { exitCode, found } = await newFindings(repository);
    expect(exitCode).toBeLessThan(2);
    expect(found).toContain('skills/first/SKILL.md:2 name-matches-directory');
  });

  it('--since passes for a good skill among 200 old errors, and fails for a bad one only', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `old-${index}`);
    const repository = aGitRepository(
      Object.fromEntries(names.map((name) => [`skills/${name}/SKILL.md`, bad(name)])),
    );
    const commit = repository.git('rev-parse', 'main');
    repository.git('switch', '--quiet', '--create', 'change');
    repository.write({ 'skills/fine/SKILL.md': good('fine') });
    repository.commit();
    const green = await newFindings(repository);
    expect(green).toMatchObject({ exitCode: 0, found: [] });
    expect(green.report).toMatchObject({
      _meta: { since: commit },
      success: true,
      summary: { errors: 200, new: { errors: 0, warnings: 0 } },
    });
    repository.write({ 'skills/worse/SKILL.md': bad('worse') });
    const red = await newFindings(repository);
    expect(red).toMatchObject({ exitCode: 1, found: ['skills/worse/SKILL.md:2 name-matches-directory'] });
    expect(red.report.summary.new).toMatchObject({ errors: 1 });
    expect(red.report.error.details).toMatchObject({ skill: 'not-worse' });
  });

  it('--since compares with the merge base, not with the head of the branch', async () => {
    const repository = aGitRepository({ 'skills/a/SKILL.md': bad('a') });
    repository.git('switch', '--quiet', '--create', 'change');
    repository.write({ 'skills/b/SKILL.md': good('b') });
    repository.commit();
    repository.git('switch', '--quiet', 'main');
    repository.write({ 'skills/a/SKILL.md': good('a') });
    repository.commit('fix on main');
    repository.git('switch', '--quiet', 'change');
    expect(await newFindings(repository)).toMatchObject({ exitCode: 0, found: [] });
  });

  it('--since does not count a finding as new because its lines moved', async () => {
    const repository = aGitRepository({ 'skills/a/SKILL.md': bad('a', 'See [it](gone.md).\n') });
    repository.write({ 'skills/a/SKILL.md': bad('a', '\nMore text.\n\nAnd more.\n\nSee [it](gone.md).\n') });
    expect(await newFindings(repository)).toMatchObject({ exitCode: 0, found: [] });
  });

  it('--since counts a second finding of the same kind as new, and points at it', async () => {
    const install = 'curl https://example.com/install.sh | sh\n';
    const repository = aGitRepository({ 'skills/a/SKILL.md': good('a', `Old: ${install}`) });
    repository.write({ 'skills/a/SKILL.md': good('a', `New: ${install}\nOld: ${install}`) });
    expect((await newFindings(repository)).found).toEqual(['skills/a/SKILL.md:7 pipe-to-shell']);
    repository.write({ 'skills/a/SKILL.md': good('a', `Old: ${install}\nNew: ${install}`) });
    expect((await newFindings(repository)).found).toEqual(['skills/a/SKILL.md:9 pipe-to-shell']);
  });

  it('--since points at the new one of two findings on equal lines', async () => {
    const install = 'curl https://example.com/install.sh | sh\n';
    const repository = aGitRepository({ 'skills/a/SKILL.md': good('a', `Before.\n\n${install}\nAfter.\n`) });
    repository.write({ 'skills/a/SKILL.md': good('a', `${install}\nBefore.\n\n${install}\nAfter.\n`) });
    expect((await newFindings(repository)).found).toEqual(['skills/a/SKILL.md:7 pipe-to-shell']);
    repository.write({ 'skills/a/SKILL.md': good('a', `Before.\n\n${install}\nAfter.\n\n${install}`) });
    expect((await newFindings(repository)).found).toEqual(['skills/a/SKILL.md:13 pipe-to-shell']);
  });

  it('--since compares all findings, however many there are', async () => {
    const paths = (count: number, start = 0) =>
      Array.from({ length: count }, (_, index) => `Run /Users/mkowalski/bin/tool-${start + index}.\n\n`).join(
        '',
      );
    const repository = aGitRepository({ 'skills/a/SKILL.md': good('a', paths(60)) });
    repository.write({ 'skills/a/SKILL.md': good('a', paths(59)) });
    expect(await newFindings(repository)).toMatchObject({ exitCode: 0, found: [] });
    repository.write({ 'skills/a/SKILL.md': good('a', `${paths(60)}New: /Users/mkowalski/x\n`) });
    const { found, report } = await newFindings(repository);
    expect(found).toEqual(['skills/a/SKILL.md:127 home-path']);
    expect(report.summary).toMatchObject({ warnings: 61, new: { warnings: 1 } });
    expect(report.diagnostics.filter(({ rule }) => rule === 'home-path')).toHaveLength(50);
  });

  it('--since does not count a wrong field as new if it is wrong in another way', async () => {
    const repository = aGitRepository({ 'skills/a/SKILL.md': bad('a') });
    repository.write({ 'skills/a/SKILL.md': good('a').replace('name: a\n', 'name: still-not\n') });
    expect(await newFindings(repository)).toMatchObject({ exitCode: 0, found: [] });
  });

  it('--since ignores changed numbers in a finding', async () => {
    const lines = (count: number) => 'A line of text.\n'.repeat(count);
    const repository = aGitRepository({ 'skills/a/SKILL.md': good('a', lines(520)) });
    repository.write({ 'skills/a/SKILL.md': good('a', lines(560)) });
    const { found, report } = await newFindings(repository);
    expect(report.diagnostics.map(({ rule }) => rule)).toContain('body-size');
    expect(found).toEqual([]);
  });

  it('--since counts a finding that names several things as new when it names another one', async () => {
    const names = ['w', 'x', 'y'];
    const repository = aGitRepository({
      ...Object.fromEntries(names.map((name) => [`skills/${name}/SKILL.md`, good(name)])),
      'skill-registrar.json': '{ "rules": { "skill-unreachable": "notice" } }\n',
    });
    const state = async () => {
      const run = await repository.run('validate', '--json', '--since', 'HEAD');
      return run.json().diagnostics.find(({ rule }) => rule === 'skill-unreachable')?.isNew;
    };
    expect(await state()).toBe(false);
    for (const gone of ['y', 'w']) {
      repository.remove(`skills/${gone}`);
      expect(await state()).toBe(false);
    }
    repository.write({ 'skills/z/SKILL.md': good('z') });
    expect(await state()).toBe(true);
  });

  it.each([
    ['renamed', 'skills/old', 'skills/new'],
    ['moved', 'skills/old', '.agents/skills/old'],
  ])('--since recognizes a skill that was %s', async (_, from, to) => {
    const text = good('old', 'See [it](gone.md) and [this](/etc/nothing).\n').replace(
      'name: old',
      'name: other',
    );
    const repository = aGitRepository({ [`${from}/SKILL.md`]: text, 'skills/b/SKILL.md': bad('b') });
    fs.mkdirSync(path.join(repository.root, path.dirname(to)), { recursive: true });
    fs.renameSync(path.join(repository.root, from), path.join(repository.root, to));
    expect(await newFindings(repository)).toMatchObject({ exitCode: 0, found: [] });
  });

  it('--since recognizes a renamed and moved skill by its description', async () => {
    const text = bad('old', 'See [it](gone.md).\n');
    const repository = aGitRepository({ 'skills/old/SKILL.md': text });
    repository.remove('skills/old');
    repository.write({ 'skills/new/SKILL.md': text.replace('name: not-old', 'name: not-new') });
    expect(await newFindings(repository)).toMatchObject({ exitCode: 0, found: [] });
  });

  it.each([
    [
      'most lines of its body',
      'See [it](gone.md).\nRead the file.\nAdd up the totals.\nWrite them down.\n',
      0,
    ],
    ['a few lines of its body', 'See [it](gone.md).\nAnother text.\nWith nothing\nin common.\n', 1],
  ])(
    '--since follows a renamed and moved skill with another description and %s',
    async (_, body, exitCode) => {
      const before = 'See [it](gone.md).\nRead the file.\nAdd up the totals.\nShow them.\n';
      const repository = aGitRepository({ 'skills/old/SKILL.md': bad('old', before) });
      repository.remove('skills/old');
      const text = bad('new', body).replace(/^description: .*/m, 'description: Says something else by now.');
      repository.write({ 'skills/new/SKILL.md': text });
      expect(await newFindings(repository)).toMatchObject({ exitCode });
    },
  );

  it('--since includes uncommitted and untracked changes', async () => {
    const repository = aGitRepository({ 'skills/a/SKILL.md': good('a') });
    repository.write({ 'skills/a/SKILL.md': bad('a'), 'skills/b/SKILL.md': bad('b') });
    expect((await newFindings(repository)).found).toEqual([
      'skills/a/SKILL.md:2 name-matches-directory',
      'skills/b/SKILL.md:2 name-matches-directory',
    ]);
  });

  it('--since counts only the named skills', async () => {
    const repository = aGitRepository({ 'skills/a/SKILL.md': good('a') });
    repository.write({ 'skills/b/SKILL.md': bad('b') });
    expect(await newFindings(repository, 'a')).toMatchObject({ exitCode: 0, found: [] });
    expect((await newFindings(repository, 'not-b')).exitCode).toBe(1);
  });

  it('--since checks the base with the current rules', async () => {
    const repository = aGitRepository({ 'skills/a/SKILL.md': good('a', 'See [it](gone.md).\n') });
    const config = JSON.stringify({ rules: { 'link-missing': 'error' } });
    repository.write({ 'skill-registrar.json': config, 'skills/b/SKILL.md': good('b', '[x](y.md)\n') });
    expect(await newFindings(repository)).toMatchObject({
      exitCode: 1,
      found: ['skills/b/SKILL.md:7 link-missing'],
    });
  });

  it('--since finds old skills in roots that the change adds or removes', async () => {
    const repository = aGitRepository({
      'old/a/SKILL.md': bad('a'),
      'other/b/SKILL.md': bad('b'),
      'skill-registrar.json': JSON.stringify({ roots: ['old'] }),
    });
    repository.git('mv', 'old', 'new');
    repository.write({ 'skill-registrar.json': JSON.stringify({ roots: ['new', 'other'] }) });
    expect(await newFindings(repository)).toMatchObject({ exitCode: 0, found: [] });
  });

  it('--since works in a subdirectory of the repository', async () => {
    const repository = aGitRepository({
      'packages/x/skills/a/SKILL.md': bad('a'),
      'skills/a/SKILL.md': good('a'),
    });
    repository.write({ 'packages/x/skills/b/SKILL.md': bad('b') });
    const { found } = await newFindings(repository, '--root', 'packages/x');
    expect(found).toEqual(['skills/b/SKILL.md:2 name-matches-directory']);
  });

  it('--since reads a base with a broken config file and manifest', async () => {
    const repository = aGitRepository({
      'skills/a/SKILL.md': bad('a'),
      'skills/manifest.json': '{ "skills": [',
      'skill-registrar.json': '{',
    });
    repository.write({ 'skill-registrar.json': '{}', 'skills/manifest.json': '{}' });
    expect(await newFindings(repository)).toMatchObject({ exitCode: 0 });
  });

  it('--since writes nothing, moves no branch and runs no hook', async () => {
    const repository = aGitRepository({ 'skills/a/SKILL.md': bad('a') });
    const mark = path.join(repository.root, 'ran');
    for (const hook of ['post-checkout', 'post-index-change', 'reference-transaction']) {
      const file = path.join(repository.root, '.git/hooks', hook);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, `#!/bin/sh\necho ran > ${mark}\n`, { mode: 0o755 });
    }
    repository.git('config', 'core.fsmonitor', `echo ran > ${mark}; false`);
    repository.git('config', 'core.pager', `sh -c 'echo ran > ${mark}'`);
    repository.write({ 'skills/a/SKILL.md': bad('a', 'More.\n') });
    fs.rmSync(mark, { force: true });
    const state = () =>
      fs
        .readdirSync(path.join(repository.root, '.git'), { recursive: true, encoding: 'utf8' })
        .sort()
        .map((name) => `${name} ${fs.statSync(path.join(repository.root, '.git', name)).mtimeMs}`);
    const before = state();
    await newFindings(repository);
    expect(state()).toEqual(before);
    expect(fs.existsSync(mark)).toBe(false);
  });

  it('the library supports --since', async () => {
    const repository = aGitRepository({ 'skills/a/SKILL.md': bad('a') });
    const { exitCode, report } = await validate({ root: repository.root, since: 'main' });
    expect(exitCode).toBe(0);
    expect(report.diagnostics.find(({ severity }) => severity === 'error')?.isNew).toBe(false);
    expect(report.diagnostics.every(({ isNew }) => isNew === false)).toBe(true);
  });
});

describe('output of --since', () => {
  async function aChange() {
    const repository = aGitRepository({
      'skills/a/SKILL.md': bad('a', '[x](gone.md) [y](lost.md)\n'),
      'skills/b/SKILL.md': bad('b'),
    });
    repository.write({ 'skills/c/SKILL.md': bad('c') });
    return { repository, id: repository.git('rev-parse', '--short=12', 'main') };
  }

  it('--since prints new findings and folds old ones into one line per rule', async () => {
    const { repository, id } = await aChange();
    const { stdout } = await repository.run('validate', '--format', 'text', '--since', 'main');
    expect(stdout).toMatch(/skills\/c\/SKILL\.md:2:7 +error/);
    expect(stdout).not.toContain('skills/a/SKILL.md');
    expect(stdout).toContain(`Also in ${id}, not counted:\n`);
    expect(stdout).toContain('  2  link-missing\n  2  name-matches-directory\n');
    expect(stdout).toMatch(new RegExp(`1 new error(, 1 new notice)? since ${id}, \\d findings before\\.`));
    const { stderr } = await repository.run('validate', '--json', '--profile', 'cleo', '--since', 'main');
    expect(stderr).toContain("Skill 'not-c' failed");
    expect(stderr).not.toContain("Skill 'not-a' failed");
  });

  it('--since annotates only new findings', async () => {
    const { repository } = await aChange();
    const { stdout } = await repository.run('validate', '--format', 'github', '--since', 'main');
    expect(stdout.match(/^::error/gm)).toHaveLength(1);
    expect(stdout).toContain('skills/c/SKILL.md');
  });

  it('--since sets baselineState in SARIF', async () => {
    const { repository } = await aChange();
    const { stdout } = await repository.run('validate', '--format', 'sarif', '--since', 'main');
    const log = JSON.parse(stdout);
    expectValidSarif(log);
    const results: { level: string; baselineState: string }[] = log.runs[0].results;
    const states = results.filter(({ level }) => level !== 'note').map(({ baselineState }) => baselineState);
    expect(states.sort()).toEqual(['new', 'unchanged', 'unchanged', 'unchanged', 'unchanged']);
  });
});

describe('register --check --since', () => {
  const check = async (repository: GitRepository) => {
    const run = await repository.run('register', '--check', '--json', '--since', 'main');
    const drift = run.json().diagnostics.find(({ rule }) => rule === 'manifest-drift');
    return { exitCode: run.exitCode, isNew: drift?.isNew };
  };

  async function aRegistered() {
    const repository = aGitRepository({
      'skills/a/SKILL.md': good('a'),
      'skills/b/SKILL.md': good('b'),
      'docs/note.md': '',
    });
    await repository.run('register', '--json');
    return repository;
  }

  it('--check --since passes with drift that the base has', async () => {
    const repository = await aRegistered();
    repository.write({
      'skills/c/SKILL.md': good('c'),
      'skills/b/SKILL.md': good('b').replace('Prepares', 'Makes'),
    });
    repository.commit('drift');
    repository.write({ 'docs/note.md': 'changed' });
    expect(await check(repository)).toEqual({ exitCode: 0, isNew: false });
  });

  it('--check --since fails for drift that the change causes', async () => {
    const repository = await aRegistered();
    repository.write({ 'skills/c/SKILL.md': good('c') });
    repository.commit('drift');
    repository.write({ 'skills/d/SKILL.md': good('d') });
    expect(await check(repository)).toEqual({ exitCode: 1, isNew: true });
    await repository.run('register', '--json');
    expect(await check(repository)).toEqual({ exitCode: 0, isNew: undefined });
  });

  it('--check --since fails for a description that changes again, and for a deleted manifest', async () => {
    const repository = await aRegistered();
    repository.write({ 'skills/b/SKILL.md': good('b').replace('Prepares', 'Makes') });
    repository.commit('drift');
    expect(await check(repository)).toEqual({ exitCode: 0, isNew: false });
    repository.write({ 'skills/b/SKILL.md': good('b').replace('Prepares', 'Draws') });
    expect(await check(repository)).toEqual({ exitCode: 1, isNew: true });
    repository.git('checkout', '--quiet', '--', '.');
    repository.remove('skills/manifest.json');
    expect(await check(repository)).toEqual({ exitCode: 1, isNew: true });
  });

  it('--check --since passes without a manifest if there never was one', async () => {
    const repository = aGitRepository({ 'skills/a/SKILL.md': good('a') });
    repository.write({ 'skills/b/SKILL.md': good('b') });
    expect(await check(repository)).toEqual({ exitCode: 0, isNew: false });
  });

  it('--check --since compares other generated files line by line', async () => {
    const output = { kind: 'readme-table', file: 'README.md' };
    const repository = aGitRepository({
      'skills/a/SKILL.md': good('a'),
      'README.md': '# Skills\n',
      'skill-registrar.json': JSON.stringify({ outputs: [output] }),
    });
    await repository.run('register', '--json');
    repository.commit('register');
    const stale = async () => {
      const run = await repository.run('register', '--check', '--json', '--since', 'HEAD');
      const found = run.json().diagnostics.filter(({ rule }) => rule === 'output-stale');
      return { exitCode: run.exitCode, isNew: found.map(({ isNew }) => isNew) };
    };
    const readme = fs.readFileSync(path.join(repository.root, 'README.md'), 'utf8');
    repository.write({ 'README.md': readme.replace('Prepares', 'Prepared') });
    expect(await stale()).toEqual({ exitCode: 1, isNew: [true] });
    repository.commit('stale');
    expect(await stale()).toEqual({ exitCode: 0, isNew: [false] });
  });
});

describe('errors of --since', () => {
  it.each([
    ['an unknown branch', 'origin/main', 'git does not know "origin/main".', /git fetch origin main/],
    ['an unknown commit', 'deadbeef', 'git does not know "deadbeef".', /git fetch origin deadbeef/],
  ])('--since explains what to do for %s', async (_, ref, message, fix) => {
    const repository = aGitRepository({ 'skills/a/SKILL.md': good('a') });
    const run = await repository.run('validate', '--json', '--since', ref);
    expect(run.exitCode).toBe(2);
    expectValidReport(run.json());
    expect(run.json().error).toMatchObject({ code: 'E_USAGE', message, fix: expect.stringMatching(fix) });
  });

  it('--since rejects a ref that looks like an option', async () => {
    const repository = aGitRepository({ 'skills/a/SKILL.md': good('a') });
    const run = await repository.run('validate', '--json', '--since=--help');
    expect(run.json().error).toMatchObject({ code: 'E_USAGE', message: '"--help" is not a ref.' });
  });

  it('--since explains what to do outside git, without commits, and without git', async () => {
    const root = aFolder({ 'skills/a/SKILL.md': good('a') });
    const env = gitVariables(root);
    const run = () => cli(['validate', '--json', '--since', 'main'], { cwd: root, env });
    expect((await run()).json().error).toMatchObject({
      code: 'E_FILE',
      message: 'This is not a git repository.',
    });
    execFileSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: root, env });
    expect((await run()).json().error).toMatchObject({ code: 'E_USAGE' });
    env['PATH'] = aFolder();
    const without = await run();
    expect(without.exitCode).toBe(3);
    expect(without.json().error).toMatchObject({ code: 'E_FILE', message: 'git is not installed.' });
  });

  it('--since explains what to do in a shallow clone without the commit', async () => {
    const origin = aGitRepository({ 'skills/a/SKILL.md': good('a') });
    origin.git('switch', '--quiet', '--create', 'change');
    origin.write({ 'skills/b/SKILL.md': good('b') });
    origin.commit();
    origin.write({ 'skills/c/SKILL.md': good('c') });
    origin.commit();
    const clone = aFolder();
    const env = gitVariables(aFolder());
    const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, env, stdio: 'pipe' });
    git('clone', '--quiet', '--depth=1', '--branch=change', `file://${origin.root}`, '.');
    const run = () => cli(['validate', '--json', '--since', 'origin/main'], { cwd: clone, env });
    expect((await run()).json().error).toMatchObject({
      message: 'git does not know "origin/main".',
      fix: expect.stringContaining('git fetch --unshallow'),
    });
    git('fetch', '--quiet', '--depth=1', 'origin', 'main:refs/remotes/origin/main');
    expect((await run()).json().error).toMatchObject({
      message: 'The commit that HEAD and "origin/main" have in common is not in this shallow clone.',
      fix: expect.stringContaining('fetch-depth: 0'),
    });
    git('fetch', '--quiet', '--unshallow');
    expect((await run()).exitCode).toBe(0);
  });

  it('--since cannot be used with --profile all', async () => {
    const repository = aGitRepository({ 'skills/a/SKILL.md': good('a') });
    const run = await repository.run('validate', '--json', '--profile', 'all', '--since', 'main');
    expect(run.json().error).toMatchObject({ code: 'E_USAGE' });
  });
});
