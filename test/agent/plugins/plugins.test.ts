import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runGit } from '../../../src/agent/plugins/git.js';
import { installPlugin, type PluginHost } from '../../../src/agent/plugins/install-plugin.js';
import { uninstallPlugin, updatePlugins } from '../../../src/agent/plugins/manage-plugins.js';
import { addPlugin, removePlugin, toggleBundled } from '../../../src/agent/plugins/plugin-list.js';
import { WorkspaceError } from '../../../src/files/workspace.js';
import type { FileStore } from '../../../src/request.js';
import { aFolder, writeFiles } from '../../support/a-folder.js';
import { cli } from '../../support/run-cli.js';
import { smallSkill } from '../../support/skill-text.js';
import { GitRepository } from './a-git-repository.js';
import { serveGit } from './an-https-server.js';

const SKILL = { 'SKILL.md': smallSkill('my-skill'), 'references/a.md': 'a' };

/** A repository to install into, and the command line in it. */
function aHost(files: Readonly<Record<string, string>> = {}) {
  const root = aFolder({ 'skills/own/SKILL.md': smallSkill('own'), ...files });
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: aFolder(),
    SKILL_REGISTRAR_ALLOW_FILE_URLS: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
  };
  const plugins = path.join(root, '.agent/plugins');
  return {
    root,
    env,
    plugins,
    run: (command: string, ...args: string[]) =>
      cli([command, '--root', root, '--json', ...args], { env, cwd: root }),
    config: () => JSON.parse(fs.readFileSync(path.join(root, 'skill-registrar.json'), 'utf8')),
    /** Everything below `.agent`, and whether there is a config: what a failure must leave as it was. */
    traces: () => ({
      agent: fs.existsSync(path.join(root, '.agent'))
        ? fs
            .readdirSync(path.join(root, '.agent'), { recursive: true, encoding: 'utf8' })
            .filter((name) => name !== 'plugins')
        : [],
      config: fs.existsSync(path.join(root, 'skill-registrar.json')),
    }),
  };
}

const NOTHING = { agent: [], config: false };

describe('install (S2-21, S2-23)', () => {
  it('clones, checks, names the directory after the skill and tracks it in the config', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    const { exitCode, json } = await host.run('install', source.url);
    expect(exitCode).toBe(0);
    expect(json()).toMatchObject({
      success: true,
      plugin: { name: 'my-skill', path: path.join(host.plugins, 'my-skill'), isPinned: false },
    });
    expect(fs.readFileSync(path.join(host.plugins, 'my-skill/references/a.md'), 'utf8')).toBe('a');
    expect(host.config()).toEqual({
      skills: {
        plugins: [
          {
            url: source.url,
            name: 'my-skill',
            enabled: true,
            installedAt: expect.stringMatching(/^\d{4}-.*Z$/),
          },
        ],
      },
    });
    expect(fs.readdirSync(path.join(host.root, '.agent'))).toEqual(['plugins']);
  });

  it('clones one commit only', async () => {
    const source = new GitRepository(SKILL);
    source.commit({ 'more.md': 'more' });
    const host = aHost();
    await host.run('install', source.url);
    expect(fs.existsSync(path.join(host.plugins, 'my-skill/.git/shallow'))).toBe(true);
  });

  it('makes the skill visible to search and load at once, under every profile', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    expect((await host.run('search', 'my-skill')).exitCode).toBe(1);
    await host.run('install', source.url);
    expect((await host.run('search', 'my-skill')).json()).toMatchObject({ count: 1 });
    expect((await host.run('load', 'my-skill', '--body')).json().text).toContain('Do it.');
    expect((await host.run('search', 'my-skill', '--profile', 'codelia')).json()).toMatchObject({ count: 1 });
  });

  it('keeps the formatting of a config that is there', async () => {
    const source = new GitRepository(SKILL);
    const text = '{\n\t"level": "warn",\n\t"skills": { "plugins": [] }\n}\n';
    const host = aHost({ 'skill-registrar.json': text });
    expect((await host.run('install', source.url)).exitCode).toBe(0);
    const after = fs.readFileSync(path.join(host.root, 'skill-registrar.json'), 'utf8');
    expect(after.startsWith('{\n\t"level": "warn",\n\t"skills": { "plugins": [')).toBe(true);
    expect(host.config().skills.plugins).toHaveLength(1);
  });

  it('pins a tag and a commit, and follows a branch', async () => {
    const source = new GitRepository(SKILL);
    const first = source.git('rev-parse', 'HEAD').trim();
    source.git('tag', 'v1.0.0');
    source.git('branch', 'stable/1.x');
    const second = source.commit({ 'new.md': 'new' });
    for (const [ref, commit, isPinned] of [
      ['v1.0.0', first, true],
      [first, first, true],
      ['stable/1.x', first, false],
      ['main', second, false],
    ] as const) {
      const host = aHost();
      const { json } = await host.run('install', source.url, '--ref', ref);
      expect(json(), ref).toMatchObject({ plugin: { commit, isPinned } });
      expect(host.config().skills.plugins[0].ref).toBe(ref);
    }
  });

  it('takes another name with --name, under which agents find it', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    await host.run('install', source.url, '--name', 'renamed');
    expect(fs.existsSync(path.join(host.plugins, 'renamed/SKILL.md'))).toBe(true);
    expect((await host.run('load', 'renamed')).exitCode).toBe(0);
    expect((await host.run('load', 'my-skill')).exitCode).toBe(2);
  });

  it('installs into the home directory with --home', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    await host.run('install', source.url, '--home');
    expect(fs.existsSync(path.join(host.env.HOME, '.agent/plugins/my-skill/SKILL.md'))).toBe(true);
    expect(fs.existsSync(host.plugins)).toBe(false);
    expect((await host.run('search', 'my-skill', '--home')).json()).toMatchObject({ count: 1 });
  });

  it('installs over https, and only from a server it can trust', async () => {
    const source = new GitRepository(SKILL);
    const server = await serveGit(path.dirname(source.folder));
    const host = aHost();
    const url = `${server.origin}/${path.basename(source.folder)}/.git`;
    try {
      const distrusted = await host.run('install', url);
      expect(distrusted.exitCode).toBe(3);
      expect(host.traces()).toEqual(NOTHING);
      const env = { ...host.env, GIT_SSL_CAINFO: server.certificate };
      const trusted = await cli(['install', url, '--root', host.root, '--json'], { env });
      expect(trusted.json()).toMatchObject({ success: true, plugin: { name: 'my-skill' } });
      source.commit({ 'SKILL.md': smallSkill('my-skill', 'Version two.') });
      const updated = await cli(['plugins', 'update', '--root', host.root, '--json'], { env });
      expect(updated.json()).toMatchObject({ updates: [{ name: 'my-skill', status: 'updated' }] });
    } finally {
      await server.close();
    }
  });
});

describe('install refuses, and leaves nothing behind', () => {
  it.each([
    ['http', 'http://example.com/x'],
    ['http with a password', 'http://user:secret@example.com/x'],
    ['ssh', 'ssh://git@example.com/x'],
    ['the short form of ssh', 'git@example.com:user/x.git'],
    ['git', 'git://example.com/x'],
    ['a helper that runs a program', 'ext::sh -c "touch pwned"'],
    ['an option', '--upload-pack=touch pwned'],
    ['a path', '/tmp/x'],
    ['a line break', 'https://example.com/x\nfoo'],
    ['nothing', ''],
  ])('an address of %s', async (_what, url) => {
    const host = aHost();
    const { exitCode, json } = await host.run('install', '--', url);
    expect(exitCode).toBe(2);
    expect(json().error).toMatchObject({
      code: 'E_USAGE',
      message: expect.stringContaining('is no https address'),
    });
    expect(json().error.message).not.toContain('secret');
    expect(host.traces()).toEqual(NOTHING);
  });

  it('an address with a user name or a password, which would land in the config', async () => {
    for (const url of ['https://user:secret@example.com/x', 'https://token@example.com/x']) {
      const host = aHost();
      const { exitCode, json } = await host.run('install', url);
      expect(exitCode).toBe(2);
      expect(json().error.message).toContain('user name or a password');
      expect(json().error.message).not.toContain('secret');
      expect(host.traces()).toEqual(NOTHING);
    }
  });

  it('file: addresses, unless they are allowed', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    const { SKILL_REGISTRAR_ALLOW_FILE_URLS: _, ...env } = host.env;
    expect((await cli(['install', source.url, '--root', host.root, '--json'], { env })).exitCode).toBe(2);
  });

  it.each(['--upload-pack=x', '-x', '../x', 'a..b', 'a b', 'x;y', '$(x)', ''])('the ref %j', async (ref) => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    const { exitCode, json } = await host.run('install', source.url, `--ref=${ref}`);
    expect(exitCode).toBe(2);
    expect(json().error.message).toMatch(/is no branch, tag or commit|needs a value|no value|empty/);
    expect(host.traces()).toEqual(NOTHING);
  });

  it.each(['../x', 'A', 'a b', '.', 'a/b', 'x'.repeat(65)])('the name %j', async (name) => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    expect((await host.run('install', source.url, `--name=${name}`)).exitCode).toBe(2);
    expect(host.traces()).toEqual(NOTHING);
  });

  it.each([
    ['no SKILL.md', { 'README.md': '# x' }],
    ['a broken SKILL.md', { 'SKILL.md': '---\nname: [\n---\n' }],
    ['no description', { 'SKILL.md': '---\nname: x\n---\n' }],
    ['a name with a path in it', { 'SKILL.md': '---\nname: ../../evil\ndescription: Does evil.\n---\n' }],
  ])('a repository with %s', async (_what, files) => {
    const source = new GitRepository(files);
    const host = aHost();
    const { exitCode, json } = await host.run('install', source.url);
    expect([1, 2]).toContain(exitCode);
    expect(json().success).toBe(false);
    expect(host.traces()).toEqual(NOTHING);
  });

  it('says finding by finding what is wrong with a skill', async () => {
    const source = new GitRepository({ 'SKILL.md': '---\nname: my-skill\n---\n' });
    const { exitCode, json } = await aHost().run('install', source.url);
    expect(exitCode).toBe(1);
    expect(json().error).toMatchObject({
      code: 'E_VALIDATION_ERROR',
      details: { skill: 'my-skill', path: source.url, errors: ['Missing required field: description'] },
    });
  });

  it('a link that leads out of the repository, even by way of another link', async () => {
    for (const [link, target] of [
      ['references/out', '/etc/passwd'],
      ['out', '../../..'],
      ['references/git', '../.git/config'],
      ['dangling', 'nowhere'],
    ] as const) {
      const source = new GitRepository(SKILL);
      fs.symlinkSync(target, path.join(source.folder, link));
      source.commit({});
      const host = aHost();
      const { exitCode, json } = await host.run('install', source.url);
      expect(exitCode, link).toBe(1);
      expect(json().error.message).toContain(link);
      expect(host.traces()).toEqual(NOTHING);
    }
    const harmless = new GitRepository(SKILL);
    fs.symlinkSync('references/a.md', path.join(harmless.folder, 'inside.md'));
    harmless.commit({});
    expect((await aHost().run('install', harmless.url)).exitCode).toBe(0);
  });

  it('an address or a ref that does not exist', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    const { exitCode, json } = await host.run('install', `${source.url}-gone`);
    expect(exitCode).toBe(3);
    const { message, fix } = json().error;
    expect(fix).toBe('Check the address, the ref and your access to it.');
    expect(message).not.toContain(fix);
    expect((await host.run('install', source.url, '--ref', 'gone')).exitCode).toBe(3);
    expect((await host.run('install', source.url, '--ref', 'a'.repeat(40))).exitCode).toBe(3);
    expect(host.traces()).toEqual(NOTHING);
  });

  it('a second plugin of the same name', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    await host.run('install', source.url);
    const before = host.traces();
    const config = host.config();
    const { exitCode, json } = await host.run('install', source.url);
    expect(exitCode).toBe(2);
    expect(json().error.message).toBe('There is a plugin named "my-skill" already.');
    expect(host.traces()).toEqual(before);
    expect(host.config()).toEqual(config);
  });

  it('when the config cannot be written: neither a new plugin nor an update nor a removal stays', async () => {
    const source = new GitRepository(SKILL);
    const root = aFolder();
    const failing: FileStore = {
      read: () => null,
      update: () => Promise.reject(new WorkspaceError('The disk is full.', 'skill-registrar.json')),
    };
    const host: PluginHost = {
      baseDirectory: root,
      pluginsDirectory: path.join(root, '.agent/plugins'),
      config: 'skill-registrar.json',
      store: failing,
      plugins: [],
      git: { env: process.env, allowsFileUrls: true },
      now: () => new Date(0),
      inspect: async () => ({ name: 'my-skill', errors: [] }),
    };
    await expect(installPlugin({ url: source.url }, host)).rejects.toThrow('The disk is full.');
    expect(fs.readdirSync(path.join(root, '.agent'), { recursive: true })).toEqual(['plugins']);

    writeFiles(root, { '.agent/plugins/my-skill/SKILL.md': 'old' });
    const tracked = { ...host, plugins: [{ url: source.url, name: 'my-skill', enabled: true }] };
    await expect(updatePlugins('my-skill', tracked)).rejects.toThrow('The disk is full.');
    await expect(uninstallPlugin('my-skill', tracked)).rejects.toThrow('The disk is full.');
    expect(fs.readFileSync(path.join(root, '.agent/plugins/my-skill/SKILL.md'), 'utf8')).toBe('old');
    expect(fs.readdirSync(path.join(root, '.agent'))).toEqual(['plugins']);
  });

  it('a plugins directory that is a link out of the repository', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    const elsewhere = aFolder();
    fs.symlinkSync(elsewhere, path.join(host.root, '.agent'));
    expect((await host.run('install', source.url)).exitCode).toBe(3);
    expect(fs.readdirSync(elsewhere)).toEqual([]);
  });

  it('a plugins directory that is a link into the git directory', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost({ '.git/x/.keep': '' });
    fs.symlinkSync('.git/x', path.join(host.root, '.agent'));
    const { exitCode, stderr } = await host.run('install', source.url);
    expect(exitCode).toBe(3);
    expect(stderr).toContain('leads into a git directory');
    expect(fs.readdirSync(path.join(host.root, '.git/x'))).toEqual(['.keep']);
  });

  it('hooks, filters and submodules: nothing of the repository runs', async () => {
    const marker = path.join(aFolder(), 'ran');
    const source = new GitRepository({
      ...SKILL,
      '.gitattributes': '* filter=evil\n',
      '.gitmodules': `[submodule "sub"]\n\tpath = sub\n\turl = ext::sh -c "touch ${marker}"\n`,
      '.githooks/post-checkout': `#!/bin/sh\ntouch ${marker}\n`,
    });
    fs.chmodSync(path.join(source.folder, '.githooks/post-checkout'), 0o755);
    source.git('config', 'core.hooksPath', '.githooks');
    const host = aHost();
    expect((await host.run('install', source.url)).exitCode).toBe(0);
    expect(fs.existsSync(marker)).toBe(false);
    expect(fs.existsSync(path.join(host.plugins, 'my-skill/.git/hooks'))).toBe(false);
  });
});

describe('plugins (S2-22)', () => {
  async function anInstalled(...args: string[]) {
    const source = new GitRepository(SKILL);
    const host = aHost();
    await host.run('install', source.url, ...args);
    return { source, host };
  }

  it('lists what is installed, where from, at which commit', async () => {
    const { source, host } = await anInstalled();
    const { json } = await host.run('plugins', 'list');
    expect(json()).toMatchObject({
      _meta: { operation: 'plugins', profile: 'agent-skills', profileReason: 'default' },
      plugins: [
        {
          name: 'my-skill',
          url: source.url,
          enabled: true,
          isInstalled: true,
          isPinned: false,
          commit: source.git('rev-parse', 'HEAD').trim(),
        },
      ],
    });
    const text = await cli(['plugins', 'list', '--root', host.root], { env: host.env, isTty: true });
    expect(text.stdout).toMatch(/^my-skill {2}enabled {2}[0-9a-f]{12} {2}file:/);
  });

  it('reads plugins that are plain addresses, and says which are missing', async () => {
    const host = aHost({
      'skill-registrar.json': '{"skills":{"plugins":["https://example.com/u/gone.git"]}}',
    });
    expect((await host.run('plugins', 'list')).json()).toMatchObject({
      plugins: [{ name: 'gone', url: 'https://example.com/u/gone.git', enabled: true, isInstalled: false }],
    });
  });

  it('switches a plugin off and on: it disappears from search and comes back', async () => {
    const { host } = await anInstalled();
    expect((await host.run('plugins', 'disable', 'my-skill')).json()).toMatchObject({
      enabled: false,
      changed: true,
    });
    expect(host.config().skills.plugins[0].enabled).toBe(false);
    expect((await host.run('search', 'my-skill')).exitCode).toBe(1);
    expect((await host.run('plugins', 'disable', 'my-skill')).json()).toMatchObject({ changed: false });
    await host.run('plugins', 'enable', 'my-skill');
    expect((await host.run('search', 'my-skill')).exitCode).toBe(0);
  });

  it('switches bundled skills, and refuses for all others', async () => {
    const host = aHost({
      'src/_bundled_skills/gh/SKILL.md': smallSkill('gh'),
      '.agent/skills/mine/SKILL.md': smallSkill('mine'),
    });
    const harness = ['--profile', 'harness'];
    await host.run('plugins', 'disable', 'gh', ...harness);
    expect(host.config()).toEqual({ skills: { disabledBundled: ['gh'] } });
    expect((await host.run('search', 'gh', ...harness)).exitCode).toBe(1);
    await host.run('plugins', 'enable', 'gh', ...harness);
    expect((await host.run('search', 'gh', ...harness)).exitCode).toBe(0);
    const refused = await host.run('plugins', 'disable', 'mine', ...harness);
    expect(refused.exitCode).toBe(2);
    expect(refused.json().error.message).toBe('"mine" is a project skill, which cannot be switched off.');
    expect((await host.run('plugins', 'disable', 'nobody', ...harness)).exitCode).toBe(2);
  });

  it('says of a skill that somebody put among the plugins by hand why it cannot be switched off (S2-22)', async () => {
    const host = aHost();
    writeFiles(host.env.HOME, { '.agent/plugins/mine/SKILL.md': smallSkill('mine') });
    const refused = await host.run('plugins', 'disable', 'mine', '--profile', 'harness', '--home');
    expect(refused.exitCode).toBe(2);
    expect(refused.json().error).toMatchObject({
      message:
        '"mine" was not installed by `install` and is not tracked under `skills.plugins`: it cannot be switched off.',
      fix: 'Install it from its repository, or remove its directory to be rid of it.',
    });
  });

  it('updates to the head of the branch, and says when there is nothing new', async () => {
    const { source, host } = await anInstalled();
    expect((await host.run('plugins', 'update', 'my-skill')).json()).toMatchObject({
      updates: [{ status: 'unchanged' }],
    });
    const commit = source.commit({ 'SKILL.md': smallSkill('my-skill', 'Version two.') });
    expect((await host.run('plugins', 'update')).json()).toMatchObject({
      updates: [{ status: 'updated', to: commit }],
    });
    expect((await host.run('load', 'my-skill', '--body')).json().text).toBe('Version two.');
    expect(fs.readdirSync(path.join(host.root, '.agent'))).toEqual(['plugins']);
  });

  it('keeps the old version when the new one is invalid or cannot be had', async () => {
    const { source, host } = await anInstalled();
    const before = fs.readFileSync(path.join(host.plugins, 'my-skill/SKILL.md'), 'utf8');
    source.commit({ 'SKILL.md': '---\nname: my-skill\n---\n' });
    const invalid = await host.run('plugins', 'update');
    expect(invalid.exitCode).toBe(1);
    expect(invalid.json()).toMatchObject({ updates: [{ status: 'failed' }] });
    fs.renameSync(source.folder, `${source.folder}-gone`);
    expect((await host.run('plugins', 'update')).json()).toMatchObject({ updates: [{ status: 'failed' }] });
    fs.renameSync(`${source.folder}-gone`, source.folder);
    expect(fs.readFileSync(path.join(host.plugins, 'my-skill/SKILL.md'), 'utf8')).toBe(before);
    expect(fs.readdirSync(path.join(host.root, '.agent'))).toEqual(['plugins']);
  });

  it('leaves a pinned plugin where it is', async () => {
    const source = new GitRepository(SKILL);
    source.git('tag', 'v1');
    const host = aHost();
    await host.run('install', source.url, '--ref', 'v1');
    source.commit({ 'new.md': 'new' });
    expect((await host.run('plugins', 'update')).json()).toMatchObject({ updates: [{ status: 'pinned' }] });
    expect(fs.existsSync(path.join(host.plugins, 'my-skill/new.md'))).toBe(false);
  });

  it('removes a plugin from the disk and from the config', async () => {
    const { host } = await anInstalled();
    expect((await host.run('plugins', 'remove', 'my-skill')).exitCode).toBe(0);
    expect(fs.readdirSync(host.plugins)).toEqual([]);
    expect(host.config().skills.plugins).toEqual([]);
    expect((await host.run('plugins', 'remove', 'my-skill')).exitCode).toBe(2);
  });

  it('touches nothing outside its directory for names and addresses that a config brings along', async () => {
    const precious = aFolder({ 'SKILL.md': smallSkill('precious') });
    const name = path.relative('/x/.agent/plugins', precious);
    for (const plugin of [
      { url: 'https://example.com/x', name: `../../..${precious}` },
      { url: 'https://example.com/x', name },
      { url: 'https://example.com/x', name: '..' },
    ]) {
      const host = aHost({ 'skill-registrar.json': JSON.stringify({ skills: { plugins: [plugin] } }) });
      const { exitCode, json } = await host.run('plugins', 'remove', '--', plugin.name);
      expect(exitCode).toBe(2);
      expect(json().error.message).toContain('cannot be the name of a plugin');
      expect(fs.existsSync(path.join(host.root, 'skill-registrar.json'))).toBe(true);
    }
    expect(fs.existsSync(path.join(precious, 'SKILL.md'))).toBe(true);
    const evil = { url: 'ext::sh -c "touch pwned"', name: 'x' };
    const host = aHost({ 'skill-registrar.json': JSON.stringify({ skills: { plugins: [evil] } }) });
    expect((await host.run('plugins', 'update')).json()).toMatchObject({ updates: [{ status: 'failed' }] });
  });

  it('keeps both of two plugins that are installed at the same time', async () => {
    const [one, two] = [new GitRepository(SKILL), new GitRepository({ 'SKILL.md': smallSkill('other') })];
    const host = aHost();
    const runs = await Promise.all([host.run('install', one.url), host.run('install', two.url)]);
    expect(runs.map((run) => run.exitCode)).toEqual([0, 0]);
    expect(
      host
        .config()
        .skills.plugins.map((plugin: { name: string }) => plugin.name)
        .sort(),
    ).toEqual(['my-skill', 'other']);
  });
});

describe('plugins list --all (S2-20)', () => {
  it('groups skills by source, with symbol, state and what is missing', async () => {
    const long = 'Expert guidance for using the GitHub command line on every day of the week and more.';
    const host = aHost();
    writeFiles(host.root, {
      'src/_bundled_skills/hello-world/SKILL.md': smallSkill('hello-world'),
      'src/_bundled_skills/gh/SKILL.md': `---\nname: gh\ndescription: ${long}\nmetadata:\n  requires: nonexistent-command-12345\n---\n# gh\n`,
      'src/_bundled_skills/off/SKILL.md': smallSkill('off'),
      '.claude/skills/mine/SKILL.md': smallSkill('mine'),
      'skill-registrar.json': '{"profile":"harness","skills":{"disabledBundled":["off"]}}',
    });
    const { stdout } = await cli(['plugins', 'list', '--all', '--root', host.root], {
      env: host.env,
      isTty: true,
    });
    expect(stdout).toBe(
      [
        '[Bundled Skills]',
        '  ✗ gh',
        '      Expert guidance for using the GitHub command line on ever... (unavailable)',
        '      missing commands: nonexistent-command-12345',
        '  ✓ hello-world',
        '      Does hello-world well. (enabled)',
        '  ○ off',
        '      Does off well. (disabled)',
        '',
        '[Claude Skills]',
        '  ✓ mine',
        '      Does mine well. (enabled)',
        '',
      ].join('\n'),
    );
  });
});

describe('plugins in words', () => {
  const inText = (host: ReturnType<typeof aHost>, ...args: string[]) =>
    cli(['plugins', '--root', host.root, '--format', 'text', ...args], { env: host.env });

  it('say that there is none, which is meant, and what is known', async () => {
    const host = aHost();
    expect((await inText(host, 'list')).stdout).toBe('No plugin is installed.\n');
    expect((await inText(host, 'update')).stdout).toBe('No plugin is installed.\n');
    expect((await inText(host, 'remove')).stderr).toContain('No plugin named to remove.');
    expect((await inText(host, 'remove', 'x')).stderr).toContain('No plugin is installed.');
  });

  it('show a pinned, a disabled and a missing one', async () => {
    const source = new GitRepository(SKILL);
    source.git('tag', 'v1');
    const host = aHost();
    await host.run('install', source.url, '--ref', 'v1');
    await host.run('plugins', 'disable', 'my-skill');
    expect((await inText(host, 'list')).stdout).toMatch(
      /^my-skill {2}disabled {2}[0-9a-f]{12} pinned {2}file:\S+ @ v1\n$/,
    );
    expect((await inText(host, 'update')).stdout).toMatch(/^my-skill: pinned at [0-9a-f]{12}\n$/);
    expect((await inText(host, 'enable', 'my-skill')).stdout).toBe('my-skill is now enabled.\n');
    fs.rmSync(path.join(host.plugins, 'my-skill'), { recursive: true });
    expect((await inText(host, 'list')).stdout).toContain('missing');
    expect((await inText(host, 'update')).stdout).toMatch(/^my-skill: updated to [0-9a-f]{12}\n$/);
    expect((await inText(host, 'remove', 'nobody')).stderr).toContain('Installed are: my-skill.');
  });

  it('know an installed plugin whose refs git has packed', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    await host.run('install', source.url);
    const data = path.join(host.plugins, 'my-skill/.git');
    const commit = fs.readFileSync(path.join(data, 'refs/heads/main'), 'utf8').trim();
    fs.rmSync(path.join(data, 'refs/heads/main'));
    fs.writeFileSync(path.join(data, 'packed-refs'), `# pack-refs with: peeled\n${commit} refs/heads/main\n`);
    expect((await host.run('plugins', 'list')).json()).toMatchObject({
      plugins: [{ commit, isPinned: false }],
    });
  });
});

describe('git', () => {
  const options = { env: process.env, allowsFileUrls: false };

  it('is missed in words', async () => {
    const gone = { ...options, env: { PATH: aFolder() } };
    await expect(runGit(['status'], aFolder(), gone)).rejects.toThrow('git is not installed.');
  });

  it('is stopped when it takes too long', async () => {
    const slow = aFolder({ git: '#!/bin/sh\nexec sleep 30\n' });
    fs.chmodSync(path.join(slow, 'git'), 0o755);
    const env = { PATH: `${slow}:${process.env['PATH']}` };
    await expect(runGit(['clone'], aFolder(), { ...options, env, timeoutMs: 200 })).rejects.toThrow(
      'took too long',
    );
  });

  it('never goes by another transport, even when the environment allows it', async () => {
    const source = new GitRepository(SKILL);
    const env = { ...process.env, GIT_ALLOW_PROTOCOL: 'file:ext', GIT_CONFIG_GLOBAL: '/dev/null' };
    const clone = ['clone', '--', source.url, 'x'];
    await expect(runGit(clone, aFolder(), { env, allowsFileUrls: false })).rejects.toThrow(
      "transport 'file' not allowed",
    );
  });

  it('is not led to another repository by the environment', async () => {
    const other = new GitRepository(SKILL);
    const env = { ...process.env, GIT_DIR: path.join(other.folder, '.git') };
    await expect(runGit(['rev-parse', 'HEAD'], aFolder(), { ...options, env })).rejects.toThrow(
      'not a git repository',
    );
  });
});

describe('the list of plugins in a config that changes meanwhile', () => {
  const config = '{"skills":{"plugins":[{"url":"https://example.com/a.git"}]}}';

  it('never gets the same name twice, and misses what has gone', () => {
    const plugin = { url: 'https://example.com/b', name: 'a', enabled: true };
    expect(() => addPlugin(config, plugin)).toThrow('There is a plugin named "a" already.');
    expect(() => removePlugin(config, 'gone')).toThrow('does not track a plugin named "gone" any more');
    expect(() => addPlugin('{', plugin)).toThrow('The config is no JSON');
  });

  it('switches a bundled skill only where that changes something', () => {
    expect(toggleBundled('{}', 'gh', true)).toBe('{}');
    const off = toggleBundled('{}', 'gh', false);
    expect(toggleBundled(off, 'gh', false)).toBe(off);
    expect(JSON.parse(toggleBundled(off, 'gh', true))).toEqual({ skills: { disabledBundled: [] } });
  });
});

describe('skills.pluginsDir', () => {
  it.each([
    ['tools/plugins', 'tools/plugins'],
    ['./tools//plugins/', 'tools/plugins'],
    ['~/mine', '.agent/plugins'],
  ])('%j leads to a directory of the repository', async (pluginsDir, directory) => {
    const source = new GitRepository(SKILL);
    const host = aHost({ 'skill-registrar.json': JSON.stringify({ skills: { pluginsDir } }) });
    expect((await host.run('install', source.url)).exitCode).toBe(0);
    expect(fs.existsSync(path.join(host.root, directory, 'my-skill/SKILL.md'))).toBe(true);
  });

  it.each(['../elsewhere', '/etc', '.git/plugins', '~/../x'])('%j is refused', async (pluginsDir) => {
    const source = new GitRepository(SKILL);
    const host = aHost({ 'skill-registrar.json': JSON.stringify({ skills: { pluginsDir } }) });
    expect((await host.run('install', source.url)).exitCode).toBe(2);
    expect(fs.readdirSync(host.root)).toEqual(['skill-registrar.json', 'skills']);
  });

  it('may lie in the home directory with --home', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost({ 'skill-registrar.json': '{"skills":{"pluginsDir":"~/mine/plugins"}}' });
    await host.run('install', source.url, '--home');
    expect(fs.existsSync(path.join(host.env.HOME, 'mine/plugins/my-skill/SKILL.md'))).toBe(true);
  });
});
