import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../support/a-folder.js';

const LAUNCHER = path.resolve(import.meta.dirname, '../../dist/cli/index.js');
const SKILL = '---\nname: alpha\ndescription: Does the work of alpha when asked.\n---\n\n# Alpha\n';

/** The bundle as people start it, on their own machine. */
function start(args: readonly string[], options: { cwd: string; env?: Record<string, string> }) {
  const env = { PATH: process.env['PATH'] ?? '', ...options.env };
  const { status, stdout, stderr } = spawnSync(process.execPath, [LAUNCHER, ...args], {
    cwd: options.cwd,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function filesBelow(folder: string): readonly string[] {
  if (!fs.existsSync(folder)) return [];
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const aRepository = () => aFolder({ 'skills/alpha/SKILL.md': SKILL });

describe('the program, started twice', () => {
  it('keeps its compiled code in the cache of its user, and says the same with it', () => {
    const cwd = aRepository();
    const env = { HOME: aFolder() };
    const without = start(['validate', '--no-cache'], {
      cwd,
      env: { ...env, NODE_DISABLE_COMPILE_CACHE: '1' },
    });
    const first = start(['validate', '--no-cache'], { cwd, env });
    const code = path.join(env.HOME, '.cache/skill-registrar/code');
    expect(filesBelow(code)).toContainEqual(expect.stringMatching(/^validate-program\.js-\d+\.code$/));
    const second = start(['validate', '--no-cache'], { cwd, env });
    expect(first).toEqual(without);
    expect(second).toEqual(without);
    expect(JSON.parse(second.stdout)).toMatchObject({ success: true });
  });

  it('finds its late parts either way', () => {
    const cwd = aRepository();
    const env = { HOME: aFolder() };
    const help = start(['register', '--help'], { cwd, env: { CI: 'true' } });
    expect(help.stdout).toContain('skill-registrar register');
    for (const _ of ['first', 'second']) expect(start(['register', '--help'], { cwd, env })).toEqual(help);
  });

  it.each([
    ['on a runner', { CI: 'true' }],
    ['where Node.js is told to keep none', { NODE_DISABLE_COMPILE_CACHE: '1' }],
  ])('keeps nothing %s', (_where, variables) => {
    const home = aFolder();
    expect(
      start(['validate', '--no-cache'], { cwd: aRepository(), env: { HOME: home, ...variables } }).status,
    ).toBe(0);
    expect(filesBelow(home)).toEqual([]);
  });

  it('keeps nothing of a command that does not exist', () => {
    const home = aFolder();
    expect(start(['validat'], { cwd: aRepository(), env: { HOME: home } }).status).toBe(2);
    expect(filesBelow(home)).toEqual([]);
  });
});

describe.skipIf(process.platform === 'win32')('a current directory that was removed', () => {
  it('is told in words, and no stack', () => {
    const folder = aFolder();
    const command = 'rmdir "$PWD" && exec "$NODE" "$LAUNCHER" validate --format text';
    const { status, stderr } = spawnSync('sh', ['-c', command], {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', HOME: aFolder(), NODE: process.execPath, LAUNCHER },
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^error: The current directory does not exist any more\.\n {2}fix: /);
    expect(status).toBe(3);
  });
});

describe('a place that a pull request can reach', () => {
  it('is not used for code when it lies below the current directory', () => {
    const cwd = aRepository();
    const env = { XDG_CACHE_HOME: path.join(cwd, 'cache') };
    expect(start(['validate', '--no-cache'], { cwd, env }).status).toBe(0);
    expect(filesBelow(env.XDG_CACHE_HOME)).toEqual([]);
  });

  it('is not used for code when it lies in a checkout', () => {
    const checkout = aFolder({ '.git/HEAD': 'ref: refs/heads/main\n' });
    const env = { XDG_CACHE_HOME: path.join(checkout, 'cache') };
    expect(start(['validate', '--no-cache'], { cwd: aRepository(), env }).status).toBe(0);
    expect(filesBelow(env.XDG_CACHE_HOME)).toEqual([]);
  });

  it('is not used for code when a link leads into it', () => {
    const cwd = aRepository();
    fs.mkdirSync(path.join(cwd, 'cache'));
    const home = aFolder();
    fs.symlinkSync(path.join(cwd, 'cache'), path.join(home, '.cache'));
    expect(start(['validate', '--no-cache'], { cwd, env: { HOME: home } }).status).toBe(0);
    expect(filesBelow(path.join(cwd, 'cache'))).toEqual([]);
  });
});
