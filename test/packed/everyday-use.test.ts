import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aFolder, type Files, writeFiles } from '../support/a-folder.js';
import { packedProgram, personalEnvironment } from '../support/packed-program.js';
import { smallSkill } from '../support/skill-text.js';

/** A folder with a fresh home directory, and the installed program in it. */
function aPlace(files: Files = { 'skills/pdf/SKILL.md': smallSkill('pdf') }) {
  const root = aFolder(files);
  const env = personalEnvironment(aFolder());
  const run = (args: readonly string[], options: { cwd?: string; env?: Record<string, string> } = {}) => {
    const cwd = path.join(root, options.cwd ?? '.');
    const { status, stdout, stderr } = spawnSync(process.execPath, [packedProgram(), ...args], {
      cwd,
      env: { ...env, ...options.env },
      encoding: 'utf8',
      timeout: 30_000,
    });
    return { status, stdout, stderr };
  };
  const text = (...args: string[]) => run([...args, '--format', 'text']);
  const has = (file: string) => fs.existsSync(path.join(root, file));
  return { root, env, run, text, has };
}

const many = (count: number): Files =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`skills/s${index}/SKILL.md`, smallSkill(`s${index}`)]),
  );

describe('without a command', () => {
  it('prints help without arguments, and the version with -v', () => {
    const { run } = aPlace();
    expect(run([])).toMatchObject({ status: 0, stderr: '', stdout: run(['--help']).stdout });
    expect(run(['-v'])).toMatchObject({ status: 0, stdout: run(['--version']).stdout });
  });

  it.each([
    [['regster'], 'Did you mean "register"?'],
    [['register', '--dryrun'], 'Did you mean --dry-run?'],
    [['register', '--profile', 'cloe'], 'Did you mean "cleo"?'],
    [['load', 'pfd'], 'Did you mean "pdf"?'],
    [['status', 'pdff'], 'Did you mean "pdf"?'],
  ])('suggests what was meant by %j', (args, advice) => {
    const { status, stderr } = aPlace().text(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(advice);
  });
});

describe('where it is started', () => {
  it('works from a subfolder, with paths that open from there', () => {
    const { run, has } = aPlace({
      '.git/HEAD': '',
      'docs/a/x': '',
      'skills/x/SKILL.md': smallSkill('y'),
      'skills/z/SKILL.md': smallSkill('z'),
    });
    const { status, stdout } = run(['register', '--format', 'text'], { cwd: 'docs/a' });
    expect(status).toBe(1);
    expect(stdout).toContain('../../skills/x/SKILL.md:2:7 error name-matches-directory');
    expect(has('skills/manifest.json')).toBe(true);
  });

  it('names skills, changes and files by paths that open from a subfolder', () => {
    const { run } = aPlace({ '.git/HEAD': '', 'docs/x': '', 'skills/pdf/SKILL.md': smallSkill('pdf') });
    const from = (...args: string[]) => run([...args, '--format', 'text'], { cwd: 'docs' }).stdout;
    expect(from('status')).toMatch(/^pdf {2}not registered {2}\.\.\/skills\/pdf$/m);
    expect(from('register')).toContain('+ pdf  ../skills/pdf\n');
    expect(from('register')).toContain('../skills/manifest.json is up to date.');
    expect(from('search', '--list')).toBe('pdf  ../skills/pdf/SKILL.md\n');
    expect(from('new', 'docx')).toContain('Created ../skills/docx/SKILL.md.');
  });

  it('prints annotations on GitHub Actions', () => {
    const { run } = aPlace({ 'skills/x/SKILL.md': smallSkill('y') });
    const env = { GITHUB_ACTIONS: 'true', CI: 'true' };
    expect(run(['validate'], { env }).stdout).toMatch(/^::error file=skills\/x\/SKILL\.md,line=2,/);
  });

  it.each(['status', 'validate'])('%s works with a home directory that does not exist', (command) => {
    const { run } = aPlace();
    const env = { HOME: '/nowhere/at/all' };
    for (const home of [[], ['--home']]) expect(run([command, ...home, '--json'], { env }).status).toBe(0);
  });

  it('search finds the plugins of the user in a folder without skills', () => {
    const { env, run } = aPlace({});
    writeFiles(env['HOME']!, {
      '.agent/config.yaml': 'skills:\n  plugins:\n    - url: https://github.com/user/pdf\n      name: pdf\n',
      '.agent/plugins/pdf/SKILL.md': smallSkill('pdf'),
    });
    const { status, stdout } = run(['search', '--list', '--home', '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout).catalog.skills).toMatchObject([{ name: 'pdf', scope: 'user' }]);
    const without = run(['search', '--list', '--json']);
    expect(without.status).toBe(0);
    expect(JSON.parse(without.stdout).catalog).toEqual({ skills: [], errors: [], truncated: false });
  });

  it('never writes the skills of the current project into the manifest of another', () => {
    const { run, has } = aPlace({
      'other/SKILL.md': smallSkill('other'),
      'mine/.git/HEAD': '',
      'mine/skills/pdf/SKILL.md': smallSkill('pdf'),
    });
    const { status, stderr } = run(['register', '--manifest', '../out.json'], { cwd: 'mine' });
    expect(status).toBe(3);
    expect(stderr).toContain('name the repository with --root');
    expect(has('out.json')).toBe(false);
  });

  it('--manifest with --root writes the skills of that repository', () => {
    const { root, run } = aPlace({ 'mine/skills/pdf/SKILL.md': smallSkill('pdf') });
    expect(run(['register', '--root', '.', '--manifest', '../out.json'], { cwd: 'mine' }).status).toBe(0);
    const { skills } = JSON.parse(fs.readFileSync(path.join(root, 'out.json'), 'utf8'));
    expect(skills.map(({ name }: { name: string }) => name)).toEqual(['pdf']);
  });

  it.each(['register', 'init', 'validate'])('%s refuses a root that does not exist', (command) => {
    const { text, has } = aPlace();
    expect(text(command, '--root', 'typo')).toMatchObject({
      status: 3,
      stderr: 'error: --root typo does not exist.\n  fix: Check the path.\n',
    });
    expect(has('typo')).toBe(false);
  });

  it('a config file may be anywhere, and one that does not exist is named', () => {
    const { run, text } = aPlace();
    const elsewhere = path.join(aFolder({ 'c.json': '{"level":"warn"}' }), 'c.json');
    expect(run(['validate', '--config', elsewhere, '--json']).status).toBe(0);
    expect(text('validate', '--config', 'none.json')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('The config file none.json does not exist.'),
    });
  });

  it('roots take the notation of a glob, and no manifest goes into a skill', () => {
    const { run, has } = aPlace({
      'skill-registrar.json': '{"roots":["skills/*"]}',
      'skills/pdf/SKILL.md': smallSkill('pdf'),
    });
    expect(JSON.parse(run(['register', '--json']).stdout).summary).toMatchObject({ registered: 1 });
    expect(has('skills/manifest.json')).toBe(true);
    expect(has('skills/pdf/manifest.json')).toBe(false);
  });
});

describe('removing entries', () => {
  it('prune succeeds although another skill is invalid', () => {
    const { root, run } = aPlace(many(3));
    run(['register', '--json']);
    fs.rmSync(path.join(root, 'skills/s0'), { recursive: true });
    writeFiles(root, { 'skills/s1/SKILL.md': 'broken\n' });
    const { status, stdout } = run(['prune', '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout).summary).toMatchObject({ pruned: 1 });
  });

  it.each(['register', 'prune'])('%s asks for --force before it removes more than half', (command) => {
    const { root, run, text } = aPlace(many(8));
    run(['register', '--json']);
    const manifest = path.join(root, 'skills/manifest.json');
    const before = fs.readFileSync(manifest, 'utf8');
    for (const index of [0, 1, 2, 3, 4]) fs.rmSync(path.join(root, `skills/s${index}`), { recursive: true });
    expect(text(command)).toMatchObject({
      status: 3,
      stderr: expect.stringContaining('5 of 8 entries would be removed'),
    });
    expect(fs.readFileSync(manifest, 'utf8')).toBe(before);
    expect(text(command, '--force').status).toBe(0);
    expect(JSON.parse(fs.readFileSync(manifest, 'utf8')).skills).toHaveLength(3);
  });
});

describe('what it says', () => {
  it('the total counts duplicates', () => {
    const { text } = aPlace({
      'skills/pdf/SKILL.md': smallSkill('pdf'),
      '.claude/skills/pdf/SKILL.md': smallSkill('pdf'),
    });
    expect(text('register').stdout).toContain('2 skills: 1 registered, 1 duplicate;');
  });

  it('a check does not claim to have written a catalog', () => {
    const { run, text, has } = aPlace({
      'skills/pdf/SKILL.md': smallSkill('pdf'),
      'skill-registrar.json': '{"catalogs":[{"file":"AGENTS.md","as":"markdown"}]}',
    });
    const { status, stdout } = text('register', '--check');
    expect(status).toBe(1);
    expect(stdout).not.toMatch(/updated|written/);
    expect(has('AGENTS.md')).toBe(false);
    run(['register', '--json']);
    expect(text('register', '--check').status).toBe(0);
  });

  it.each(['text', 'json', 'github', 'sarif', 'gitlab', 'junit'])(
    'validate --profile all fails with an invalid skill in the format %s',
    (format) => {
      const { run } = aPlace({ 'skills/x/SKILL.md': smallSkill('y') });
      const { status, stdout } = run(['validate', '--profile', 'all', '--format', format]);
      expect(status).toBe(1);
      expect(stdout).toContain('name-matches-directory');
    },
  );

  it('a failed installation leaves nothing behind', () => {
    const { root, run } = aPlace({});
    const env = { SKILL_REGISTRAR_ALLOW_FILE_URLS: '1' };
    expect(run(['install', `file://${root}/nowhere`, '--json'], { env }).status).toBe(3);
    expect(fs.readdirSync(root)).toEqual([]);
  });
});

describe('the MCP server', () => {
  const ListSkills = z.looseObject({ skills: z.array(z.looseObject({ uri: z.string() })) });

  it('offers tools, resources, a prompt and the skills extension to the SDK client, twice in a row', async () => {
    const { root, env } = aPlace();
    for (const _ of [1, 2]) {
      const client = new Client({ name: 'test', version: '1' });
      const args = [packedProgram(), 'mcp'];
      await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: root, env }));
      const { skills } = await client.request({ method: 'skills/list', params: {} }, ListSkills);
      expect(skills).toHaveLength(1);
      const [content] = (await client.readResource({ uri: skills[0]!.uri })).contents;
      expect(content).toMatchObject({ mimeType: 'text/markdown', text: smallSkill('pdf') });
      const prompt = await client.getPrompt({ name: 'skills' });
      expect(JSON.stringify(prompt.messages)).toContain('- pdf: ');
      await client.close();
    }
  });

  it('reports start-up errors on stderr only', () => {
    const { status, stdout, stderr } = aPlace({ 'skill-registrar.json': '{' }).run(['mcp']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('skill-registrar.json is not valid JSON');
  });
});
