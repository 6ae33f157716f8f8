import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SkillsConfig } from '../../../src/agent/plugins/plugin-config.js';
import { aFolder } from '../../support/a-folder.js';
import { cli } from '../../support/run-cli.js';
import { smallSkill } from '../../support/skill-text.js';
import { GitRepository, removeFirstStates } from './a-git-repository.js';

afterAll(removeFirstStates);

const CONFIG = `# mine
model: 'gpt'
skills:
  userDir: "~/.agent/skills"
  plugins:
  - url: "https://github.com/user/other"
    ref: 'v1.0.0'
    enabled: false # for now
    name: "other"
    installedAt: "2024-01-04T15:20:00Z"
  disabledBundled: [x]
list: [a, b]
`;

function aMachine(files: Record<string, string>, config: string | null = CONFIG) {
  const home = aFolder(config === null ? {} : { '.agent/config.yaml': config });
  const root = aFolder({ 'skill-registrar.json': '{"profile":"harness"}', ...files });
  const env = { HOME: home, PATH: process.env['PATH'] ?? '', SKILL_REGISTRAR_ALLOW_FILE_URLS: '1' };
  const run = (...args: string[]) => cli([...args, '--root', root], { cwd: root, env });
  const runIn = (more: Record<string, string>, ...args: string[]) =>
    cli([...args, '--root', root], { cwd: root, env: { ...env, ...more } });
  return {
    home,
    root,
    run,
    runIn,
    config: () => fs.readFileSync(path.join(home, '.agent/config.yaml'), 'utf8'),
  };
}

describe('config of the agent harness', () => {
  it('keeps quotes, key order, comments and lists of what is not changed', async () => {
    const machine = aMachine({});
    await machine.run('plugins', 'enable', 'other', '--home');
    expect(machine.config()).toBe(CONFIG.replace('enabled: false', 'enabled: true'));
    const indented = 'skills:\n  plugins:\n    - "https://github.com/user/other"\n';
    const config = new SkillsConfig(indented, '~/.agent/config.yaml');
    expect(config.with({ disabled: ['x'] })).toBe(`${indented}  disabled:\n    - x\n`);
  });

  it('disables a bundled skill in the home directory where the repository disables others', async () => {
    const machine = aMachine({
      'src/_bundled_skills/gh/SKILL.md': smallSkill('gh'),
      'src/_bundled_skills/on/SKILL.md': smallSkill('on'),
      'src/_bundled_skills/x/SKILL.md': smallSkill('x'),
      'skill-registrar.json': '{"profile":"harness","skills":{"disabledBundled":["gh"]}}',
    });
    const names = async () =>
      ((await machine.run('search', '--list', '--home', '--json')).json() as never)['catalog']['skills'];
    expect(await names()).toMatchObject([{ name: 'on' }]);
    expect((await machine.run('plugins', 'disable', 'on', '--home')).stdout).toBe('on is now disabled.\n');
    expect(await names()).toEqual([]);
    expect((await machine.run('plugins', 'enable', 'gh', '--home')).stdout).toBe(
      'gh is still disabled by another config file.\n',
    );
    expect((await machine.run('plugins', 'enable', 'on', '--home')).stdout).toBe('on is now enabled.\n');
    expect(await names()).toMatchObject([{ name: 'on' }]);
  });

  it('takes absolute directories below the home directory', async () => {
    const machine = aMachine({}, null);
    const { home } = machine;
    fs.mkdirSync(path.join(home, '.agent'));
    fs.writeFileSync(
      path.join(home, '.agent/config.yaml'),
      `skills:\n  userDir: ${home}/own\n  pluginsDir: "${home}/kept"\n`,
    );
    for (const [folder, name] of [
      ['own', 'helper'],
      ['kept', 'extra'],
    ] as const) {
      fs.mkdirSync(path.join(home, folder, name), { recursive: true });
      fs.writeFileSync(path.join(home, folder, name, 'SKILL.md'), smallSkill(name));
    }
    const { stdout } = await machine.run('search', '--list', '--home');
    expect(stdout).toContain('helper');
    expect(stdout).toContain('extra');
    fs.writeFileSync(path.join(home, '.agent/config.yaml'), 'skills:\n  pluginsDir: /etc/plugins\n');
    expect((await machine.run('search', '--list', '--home')).exitCode).toBe(2);
    fs.writeFileSync(path.join(home, '.agent/config.yaml'), 'skills:\n  bundled: /opt\n');
    const wrong = await machine.run('search', '--list', '--home', '--json');
    expect(wrong.json().error).toMatchObject({ code: 'E_CONFIG', at: { line: 2, column: 12 } });
  });
});

describe('plugins of the agent harness', () => {
  it('says that a project skill has the same name, and which one is used', async () => {
    const source = new GitRepository({ 'SKILL.md': smallSkill('mine') });
    const machine = aMachine({ '.agent/skills/mine/SKILL.md': smallSkill('mine') });
    const { stdout } = await machine.run('install', source.url);
    const file = `${machine.root}/.agent/skills/mine/SKILL.md`;
    expect(stdout.split('\n')[1]).toBe(
      `  The project skill ${file} has the same name: agents now get the plugin instead.`,
    );
    const other = aMachine({
      'skills/mine/SKILL.md': smallSkill('mine', 'Own.'),
      'skill-registrar.json': '{"profile":"agent-skills"}',
    });
    expect((await other.run('install', source.url)).stdout).toContain('agents keep getting that one');
    expect((await other.run('load', 'mine', '--body')).stdout).toContain('Own.');
  });

  it.each([
    ['install', 'https://github.com/user/other'],
    ['plugins', 'update'],
    ['plugins', 'disable', 'other'],
    ['skills', 'disable', 'x'],
  ])('refuses to write for --home in CI: %s %s', async (...args) => {
    const machine = aMachine({});
    const before = fs.readdirSync(machine.root);
    const { exitCode, stderr } = await machine.runIn({ CI: 'true' }, ...args, '--home');
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`${args[0]} --home does not work in CI.`);
    expect(fs.readdirSync(machine.root)).toEqual(before);
  });

  it('installs a commit by a short id, and pins it; a branch of that name comes first', async () => {
    const source = new GitRepository({ 'SKILL.md': smallSkill('mine') });
    const first = source.git('rev-parse', 'HEAD').trim();
    const second = source.commit({ 'new.md': 'new' });
    const machine = aMachine({});
    const install = async (name: string, ref: string) =>
      (await machine.run('install', source.url, '--ref', ref, '--name', name, '--json')).json();
    expect(await install('one', first.slice(0, 8))).toMatchObject({
      plugin: { commit: first, isPinned: true },
    });
    source.git('branch', first.slice(0, 9), second);
    expect(await install('two', first.slice(0, 9))).toMatchObject({
      plugin: { commit: second, isPinned: false },
    });
    expect((await machine.run('install', source.url, '--ref', '0000000')).exitCode).toBe(3);
  });

  it('`plugins` alone shows the actions', async () => {
    const { exitCode, stdout } = await aMachine({}).run('plugins');
    expect(exitCode).toBe(0);
    for (const action of ['list', 'enable', 'disable', 'update', 'remove'])
      expect(stdout).toContain(`plugins ${action} `);
  });
});
