import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder, type Files, writeFiles } from '../support/a-folder.js';
import { personalEnvironment } from '../support/packed-program.js';
import { cli } from '../support/run-cli.js';
import { smallSkill } from '../support/skill-text.js';

/** A folder with a fresh home directory, and the command line in it. */
function aPlace(files: Files = { 'skills/pdf/SKILL.md': smallSkill('pdf') }) {
  const root = aFolder(files);
  const env = personalEnvironment(aFolder());
  const run = (args: readonly string[], options: { cwd?: string; env?: Record<string, string> } = {}) =>
    cli(args, { cwd: path.join(root, options.cwd ?? '.'), env: { ...env, ...options.env } });
  const text = (...args: string[]) => run([...args, '--format', 'text']);
  const has = (file: string) => fs.existsSync(path.join(root, file));
  return { root, env, run, text, has };
}

const many = (count: number): Files =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`skills/s${index}/SKILL.md`, smallSkill(`s${index}`)]),
  );

describe('without a command', () => {
  it.each([
    [['regster'], 'Did you mean "register"?'],
    [['register', '--dryrun'], 'Did you mean --dry-run?'],
    [['register', '--profile', 'cloe'], 'Did you mean "cleo"?'],
    [['load', 'pfd'], 'Did you mean "pdf"?'],
    [['status', 'pdff'], 'Did you mean "pdf"?'],
  ])('suggests what was meant by %j', async (args, advice) => {
    const { exitCode, stderr } = await aPlace().text(...args);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(advice);
  });
});

describe('where it is started', () => {
  it('names skills, changes and files by paths that open from a subfolder', async () => {
    const { run } = aPlace({ '.git/HEAD': '', 'docs/x': '', 'skills/pdf/SKILL.md': smallSkill('pdf') });
    const from = async (...args: string[]) =>
      (await run([...args, '--format', 'text'], { cwd: 'docs' })).stdout;
    expect(await from('status')).toMatch(/^pdf {2}not registered {2}\.\.\/skills\/pdf$/m);
    expect(await from('register')).toContain('+ pdf  ../skills/pdf\n');
    expect(await from('register')).toContain('../skills/manifest.json is up to date.');
    expect(await from('search', '--list')).toBe('pdf  ../skills/pdf/SKILL.md\n');
    expect(await from('new', 'docx')).toContain('Created ../skills/docx/SKILL.md.');
  });

  it.each(['status', 'validate'])('%s works with a home directory that does not exist', async (command) => {
    const { run } = aPlace();
    const env = { HOME: '/nowhere/at/all' };
    for (const home of [[], ['--home']])
      expect((await run([command, ...home, '--json'], { env })).exitCode).toBe(0);
  });

  it('search finds the plugins of the user in a folder without skills', async () => {
    const { env, run } = aPlace({});
    writeFiles(env['HOME']!, {
      '.agent/config.yaml': 'skills:\n  plugins:\n    - url: https://github.com/user/pdf\n      name: pdf\n',
      '.agent/plugins/pdf/SKILL.md': smallSkill('pdf'),
    });
    const { exitCode, stdout } = await run(['search', '--list', '--home', '--json']);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout).catalog.skills).toMatchObject([{ name: 'pdf', scope: 'user' }]);
    const without = await run(['search', '--list', '--json']);
    expect(without.exitCode).toBe(0);
    expect(JSON.parse(without.stdout).catalog).toEqual({ skills: [], errors: [], truncated: false });
  });

  it('never writes the skills of the current project into the manifest of another', async () => {
    const { run, has } = aPlace({
      'other/SKILL.md': smallSkill('other'),
      'mine/.git/HEAD': '',
      'mine/skills/pdf/SKILL.md': smallSkill('pdf'),
    });
    const { exitCode, stderr } = await run(['register', '--manifest', '../out.json'], { cwd: 'mine' });
    expect(exitCode).toBe(3);
    expect(stderr).toContain('name the repository with --root');
    expect(has('out.json')).toBe(false);
  });

  it('--manifest with --root writes the skills of that repository', async () => {
    const { root, run } = aPlace({ 'mine/skills/pdf/SKILL.md': smallSkill('pdf') });
    expect(
      (await run(['register', '--root', '.', '--manifest', '../out.json'], { cwd: 'mine' })).exitCode,
    ).toBe(0);
    const { skills } = JSON.parse(fs.readFileSync(path.join(root, 'out.json'), 'utf8'));
    expect(skills.map(({ name }: { name: string }) => name)).toEqual(['pdf']);
  });

  it.each(['register', 'init', 'validate'])('%s refuses a root that does not exist', async (command) => {
    const { text, has } = aPlace();
    expect(await text(command, '--root', 'typo')).toMatchObject({
      exitCode: 3,
      stderr: 'error: --root typo does not exist.\n  fix: Check the path.\n',
    });
    expect(has('typo')).toBe(false);
  });

  it('a config file may be anywhere, and one that does not exist is named', async () => {
    const { run, text } = aPlace();
    const elsewhere = path.join(aFolder({ 'c.json': '{"level":"warn"}' }), 'c.json');
    expect((await run(['validate', '--config', elsewhere, '--json'])).exitCode).toBe(0);
    expect(await text('validate', '--config', 'none.json')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('The config file none.json does not exist.'),
    });
  });

  it('roots take the notation of a glob, and no manifest goes into a skill', async () => {
    const { run, has } = aPlace({
      'skill-registrar.json': '{"roots":["skills/*"]}',
      'skills/pdf/SKILL.md': smallSkill('pdf'),
    });
    expect(JSON.parse((await run(['register', '--json'])).stdout).summary).toMatchObject({ registered: 1 });
    expect(has('skills/manifest.json')).toBe(true);
    expect(has('skills/pdf/manifest.json')).toBe(false);
  });
});

describe('removing entries', () => {
  it('prune succeeds although another skill is invalid', async () => {
    const { root, run } = aPlace(many(3));
    await run(['register', '--json']);
    fs.rmSync(path.join(root, 'skills/s0'), { recursive: true });
    writeFiles(root, { 'skills/s1/SKILL.md': 'broken\n' });
    const { exitCode, stdout } = await run(['prune', '--json']);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout).summary).toMatchObject({ pruned: 1 });
  });

  it.each(['register', 'prune'])('%s asks for --force before it removes more than half', async (command) => {
    const { root, run, text } = aPlace(many(8));
    await run(['register', '--json']);
    const manifest = path.join(root, 'skills/manifest.json');
    const before = fs.readFileSync(manifest, 'utf8');
    for (const index of [0, 1, 2, 3, 4]) fs.rmSync(path.join(root, `skills/s${index}`), { recursive: true });
    expect(await text(command)).toMatchObject({
      exitCode: 3,
      stderr: expect.stringContaining('5 of 8 entries would be removed'),
    });
    expect(fs.readFileSync(manifest, 'utf8')).toBe(before);
    expect((await text(command, '--force')).exitCode).toBe(0);
    expect(JSON.parse(fs.readFileSync(manifest, 'utf8')).skills).toHaveLength(3);
  });
});

describe('what it says', () => {
  it('the total counts duplicates', async () => {
    const { text } = aPlace({
      'skills/pdf/SKILL.md': smallSkill('pdf'),
      '.claude/skills/pdf/SKILL.md': smallSkill('pdf'),
    });
    expect((await text('register')).stdout).toContain('2 skills: 1 registered, 1 duplicate;');
  });

  it('a check does not claim to have written a catalog', async () => {
    const { run, text, has } = aPlace({
      'skills/pdf/SKILL.md': smallSkill('pdf'),
      'skill-registrar.json': '{"catalogs":[{"file":"AGENTS.md","as":"markdown"}]}',
    });
    const { exitCode, stdout } = await text('register', '--check');
    expect(exitCode).toBe(1);
    expect(stdout).not.toMatch(/updated|written/);
    expect(has('AGENTS.md')).toBe(false);
    await run(['register', '--json']);
    expect((await text('register', '--check')).exitCode).toBe(0);
  });

  it.each(['text', 'json', 'github', 'sarif', 'gitlab', 'junit'])(
    'validate --profile all fails with an invalid skill in the format %s',
    async (format) => {
      const { run } = aPlace({ 'skills/x/SKILL.md': smallSkill('y') });
      const { exitCode, stdout } = await run(['validate', '--profile', 'all', '--format', format]);
      expect(exitCode).toBe(1);
      expect(stdout).toContain('name-matches-directory');
    },
  );

  it('a failed installation leaves nothing behind', async () => {
    const { root, run } = aPlace({});
    const env = { SKILL_REGISTRAR_ALLOW_FILE_URLS: '1' };
    expect((await run(['install', `file://${root}/nowhere`, '--json'], { env })).exitCode).toBe(3);
    expect(fs.readdirSync(root)).toEqual([]);
  });
});
