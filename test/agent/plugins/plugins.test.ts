import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { installSkill } from '../../../src/agent/design-documents.js';
import { runGit } from '../../../src/agent/plugins/git.js';
import { installPlugin } from '../../../src/agent/plugins/install.js';
import { uninstallPlugin, updatePlugins } from '../../../src/agent/plugins/manage.js';
import type { PluginHost } from '../../../src/agent/plugins/open-plugins.js';
import {
  addPlugin,
  removePlugin,
  SkillsConfig,
  toggleBundled,
  toggleDisabled,
} from '../../../src/agent/plugins/plugin-config.js';
import type { FileStore } from '../../../src/files/workspace.js';
import { WorkspaceError } from '../../../src/files/workspace.js';
import { openPlugins } from '../../../src/index.js';
import { aFolder, writeFiles } from '../../support/a-folder.js';
import { cli } from '../../support/run-cli.js';
import { smallSkill } from '../../support/skill-text.js';
import { GitRepository, removeFirstStates } from './a-git-repository.js';
import { serveGit } from './an-https-server.js';

afterAll(removeFirstStates);

const SKILL = { 'SKILL.md': smallSkill('my-skill'), 'references/a.md': 'a' };

/** A repository to install into, and the command line in it. */
function aHost(files: Readonly<Record<string, string>> = {}) {
  const root = aFolder({ 'skills/own/SKILL.md': smallSkill('own'), ...files });
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: aFolder(),
    SKILL_REGISTRAR_ALLOW_FILE_URLS: '1',
  };
  const plugins = path.join(root, '.agent/plugins');
  return {
    root,
    env,
    plugins,
    run: (command: string, ...args: string[]) =>
      cli([command, '--root', root, '--json', ...args], { env, cwd: root }),
    config: () => JSON.parse(fs.readFileSync(path.join(root, 'skill-registrar.json'), 'utf8')),
    /** Everything in `.agent` and whether there is a config: a failure must change neither. */
    traces: () => ({
      agent: fs.existsSync(path.join(root, '.agent'))
        ? fs.readdirSync(path.join(root, '.agent'), { recursive: true, encoding: 'utf8' })
        : null,
      config: fs.existsSync(path.join(root, 'skill-registrar.json')),
    }),
  };
}

const NOTHING = { agent: null, config: false };

describe('install', () => {
  it('install clones and checks a skill, names its directory after it and records it in the config', async () => {
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
            commit: source.git('rev-parse', 'HEAD').trim(),
          },
        ],
      },
    });
    expect(fs.readdirSync(path.join(host.root, '.agent'))).toEqual(['plugins']);
  });

  it('install leaves out `.git`, so that committing the plugin stores its files', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    await host.run('install', source.url);
    expect(fs.readdirSync(path.join(host.plugins, 'my-skill')).sort()).toEqual([
      '.skill-registrar-plugin.json',
      'SKILL.md',
      'references',
    ]);
  });

  it('an installed skill appears in search and load at once, except under a profile without plugins', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    expect((await host.run('search', 'my-skill')).exitCode).toBe(1);
    await host.run('install', source.url);
    expect((await host.run('search', 'my-skill')).json()).toMatchObject({ count: 1 });
    expect((await host.run('load', 'my-skill', '--body')).json().text).toContain('Do it.');
    for (const profile of ['codelia', 'pipeline'])
      expect((await host.run('search', 'my-skill', '--profile', profile)).json()).toMatchObject({ count: 0 });
  });

  it.each(['codelia', 'pipeline'])('install refuses to run under the profile %s', async (profile) => {
    const host = aHost();
    const { exitCode, json } = await host.run('install', new GitRepository(SKILL).url, '--profile', profile);
    expect(exitCode).toBe(2);
    expect(json().error.message).toBe(`The profile ${profile} does not use plugins.`);
    expect(host.traces()).toEqual(NOTHING);
  });

  it.each(['codelia', 'pipeline'])('shows and updates no plugin under the profile %s', async (profile) => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    await host.run('install', source.url);
    source.commit({ 'new.md': 'new' });
    expect((await host.run('plugins', 'list', '--profile', profile)).json()).toMatchObject({ plugins: [] });
    expect((await host.run('plugins', 'update', '--profile', profile)).json()).toMatchObject({
      updates: [],
    });
  });

  it('install keeps the formatting of an existing config', async () => {
    const source = new GitRepository(SKILL);
    const text = '{\n\t"level": "warn",\n\t"skills": { "plugins": [] }\n}\n';
    const host = aHost({ 'skill-registrar.json': text });
    expect((await host.run('install', source.url)).exitCode).toBe(0);
    const after = fs.readFileSync(path.join(host.root, 'skill-registrar.json'), 'utf8');
    expect(after.startsWith('{\n\t"level": "warn",\n\t"skills": { "plugins": [')).toBe(true);
    expect(host.config().skills.plugins).toHaveLength(1);
  });

  it('install pins a tag or a commit, and follows a branch', async () => {
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

  it('install --name installs under another name, which agents use', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    await host.run('install', source.url, '--name', 'renamed');
    expect(fs.existsSync(path.join(host.plugins, 'renamed/SKILL.md'))).toBe(true);
    expect((await host.run('load', 'renamed')).exitCode).toBe(0);
    expect((await host.run('load', 'my-skill')).exitCode).toBe(2);
  });

  it('install --home installs for every repository', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    const file = path.join(host.env.HOME, '.agent/config.yaml');
    writeFiles(host.env.HOME, { '.agent/config.yaml': '# mine\nmodel: gpt\nskills:\n  userDir: ~/own\n' });
    await host.run('install', source.url, '--home');
    expect(fs.existsSync(path.join(host.env.HOME, '.agent/plugins/my-skill/SKILL.md'))).toBe(true);
    expect(host.traces()).toEqual(NOTHING);
    expect(fs.readFileSync(file, 'utf8')).toMatch(
      /^# mine\nmodel: gpt\nskills:\n {2}userDir: ~\/own\n {2}plugins:\n {4}- url: file:/,
    );
    const other = aFolder({ 'skills/own/SKILL.md': smallSkill('own') });
    const elsewhere = async (...args: string[]) =>
      (await cli([...args, '--root', other, '--json', '--home'], { env: host.env, cwd: other })).json();
    expect(await elsewhere('search', 'my-skill')).toMatchObject({ count: 1 });
    expect(await elsewhere('plugins', 'list')).toMatchObject({
      plugins: [{ name: 'my-skill', scope: 'user' }],
    });
    expect((await host.run('search', 'my-skill')).json()).toMatchObject({ count: 0 });
    expect(await elsewhere('plugins', 'disable', 'my-skill')).toMatchObject({ changed: true });
    expect(await elsewhere('search', 'my-skill')).toMatchObject({ count: 0 });
    expect(await elsewhere('plugins', 'remove', 'my-skill')).toMatchObject({ removed: 'my-skill' });
    expect(fs.readFileSync(file, 'utf8')).toContain('# mine\nmodel: gpt\n');
  });

  it('--home also shows the plugins of the repository', async () => {
    const host = aHost();
    await host.run('install', new GitRepository(SKILL).url);
    await host.run('install', new GitRepository({ 'SKILL.md': smallSkill('other') }).url, '--home');
    for (const name of ['my-skill', 'other'])
      expect((await host.run('search', name, '--home')).json(), name).toMatchObject({ count: 1 });
    expect((await host.run('plugins', 'list', '--home')).json()).toMatchObject({
      plugins: [
        { name: 'my-skill', scope: 'repo', isInstalled: true },
        { name: 'other', scope: 'user', isInstalled: true },
      ],
    });
  });

  it('install --path installs a directory of the repository', async () => {
    const source = new GitRepository({ 'skills/pdf/SKILL.md': smallSkill('pdf'), 'skills/pdf/a.md': 'a' });
    const host = aHost();
    expect((await host.run('install', source.url, '--path', 'skills/pdf')).exitCode).toBe(0);
    expect(fs.readdirSync(path.join(host.plugins, 'pdf')).sort()).toEqual([
      '.skill-registrar-plugin.json',
      'SKILL.md',
      'a.md',
    ]);
    expect(host.config().skills.plugins).toMatchObject([{ name: 'pdf', path: 'skills/pdf' }]);
    const commit = source.commit({ 'skills/pdf/SKILL.md': smallSkill('pdf', 'Version two.') });
    expect((await host.run('plugins', 'update')).json()).toMatchObject({ updates: [{ to: commit }] });
    expect((await host.run('load', 'pdf', '--body')).json().text).toBe('Version two.');
    expect((await host.run('install', source.url, '--path', 'skills/gone')).exitCode).toBe(1);
    expect((await host.run('install', source.url, '--path', '../x')).exitCode).toBe(2);
  });

  it('install picks skills by name, or all, from a repository with several', async () => {
    const source = new GitRepository({
      'skills/pdf/SKILL.md': smallSkill('pdf'),
      'skills/docx/SKILL.md': smallSkill('docx'),
      '.claude/skills/notes/SKILL.md': smallSkill('notes'),
    });
    const unclear = aHost();
    const { exitCode, json } = await unclear.run('install', source.url);
    expect(exitCode).toBe(2);
    expect(json().error).toMatchObject({
      message: `${source.url} has 3 skills: docx, notes, pdf.`,
      fix: 'Name the ones to install after the URL, or use --all.',
    });
    expect(unclear.traces()).toEqual(NOTHING);
    const some = aHost();
    expect((await some.run('install', source.url, 'pdf', 'notes')).json()).toMatchObject({
      plugins: [{ name: 'pdf' }, { name: 'notes' }],
    });
    expect(fs.readdirSync(some.plugins).sort()).toEqual(['notes', 'pdf']);
    const unknown = await some.run('install', source.url, 'xlsx');
    expect(unknown.json().error.fix).toBe('Choose from: docx, notes, pdf.');
    const renamed = await some.run('install', source.url, '--all', '--name', 'x');
    expect(renamed.json().error.message).toBe('--name needs exactly one skill.');
    const all = aHost();
    await all.run('install', source.url, '--all');
    expect(fs.readdirSync(all.plugins).sort()).toEqual(['docx', 'notes', 'pdf']);
    expect(all.config().skills.plugins).toHaveLength(3);
  });

  it('install asks for a path if two skills of a repository have the same name', async () => {
    const source = new GitRepository({
      'b/pdf/SKILL.md': smallSkill('pdf'),
      'a/pdf/SKILL.md': smallSkill('pdf'),
    });
    const { json } = await aHost().run('install', source.url, 'pdf');
    expect(json().error).toMatchObject({
      message: `${source.url} has more than one skill named "pdf".`,
      fix: 'Choose one with --path a/pdf or --path b/pdf.',
    });
  });

  it('install finds the only skill of a repository in any directory', async () => {
    const host = aHost();
    const source = new GitRepository({
      'README.md': '# x',
      'packages/a/skills/pdf/SKILL.md': smallSkill('pdf'),
    });
    expect((await host.run('install', source.url)).json()).toMatchObject({ plugin: { name: 'pdf' } });
  });

  it('install treats owner/repo as a repository on GitHub', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    writeFiles(host.env.HOME, {
      '.gitconfig': `[url "${source.url}"]\n\tinsteadOf = https://github.com/owner/repo\n`,
    });
    const { exitCode } = await host.run('install', 'owner/repo');
    expect(exitCode).toBe(0);
    expect(host.config().skills.plugins[0].url).toBe('https://github.com/owner/repo');
  });

  it('install says that registries are not supported yet', async () => {
    const host = aHost();
    const { exitCode, json } = await host.run('install', 'ct-docs-write');
    expect(exitCode).toBe(2);
    expect(json().error).toMatchObject({
      message: expect.stringContaining('needs a remote registry, which is not supported yet'),
      fix: expect.stringContaining('skill-registrar install owner/repo'),
    });
  });

  it('install returns the result that the agent harness documents', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    const plugins = await openPlugins({ root: host.root, environment: { variables: host.env } });
    expect(await installSkill({ url: source.url }, plugins)).toEqual({
      success: true,
      skillName: 'my-skill',
      path: path.join(host.plugins, 'my-skill'),
    });
    expect(await installSkill({ url: 'http://example.com/x' }, plugins)).toMatchObject({
      success: false,
      error: expect.stringContaining('is not an https URL'),
    });
  });

  it('install uses HTTPS, and only with a server it can trust', async () => {
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

describe('rejected plugins', () => {
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
  ])('install rejects this as a source: %s', async (_what, url) => {
    const host = aHost();
    const { exitCode, json } = await host.run('install', '--', url);
    expect(exitCode).toBe(2);
    expect(json().error).toMatchObject({
      code: 'E_USAGE',
      message: expect.stringContaining('is not an https URL'),
    });
    expect(json().error.message).not.toContain('secret');
    expect(host.traces()).toEqual(NOTHING);
  });

  it('install rejects a URL with a user name or a password, which would end up in the config', async () => {
    for (const url of ['https://user:secret@example.com/x', 'https://token@example.com/x']) {
      const host = aHost();
      const { exitCode, json } = await host.run('install', url);
      expect(exitCode).toBe(2);
      expect(json().error.message).toContain('user name or a password');
      expect(json().error.message).not.toContain('secret');
      expect(host.traces()).toEqual(NOTHING);
    }
  });

  it('install rejects file: URLs unless they are allowed', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    const { SKILL_REGISTRAR_ALLOW_FILE_URLS: _, ...env } = host.env;
    expect((await cli(['install', source.url, '--root', host.root, '--json'], { env })).exitCode).toBe(2);
  });

  it.each(['--upload-pack=x', '-x', '../x', 'a..b', 'a b', 'x;y', '$(x)', ''])(
    'install rejects the ref %j',
    async (ref) => {
      const source = new GitRepository(SKILL);
      const host = aHost();
      const { exitCode, json } = await host.run('install', source.url, `--ref=${ref}`);
      expect(exitCode).toBe(2);
      expect(json().error.message).toMatch(/is not a branch, tag or commit|needs a value|no value|empty/);
      expect(host.traces()).toEqual(NOTHING);
    },
  );

  it.each(['../x', 'A', 'a b', '.', 'a/b', 'x'.repeat(65)])('install rejects the name %j', async (name) => {
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
  ])('install rejects a repository with %s', async (_what, files) => {
    const source = new GitRepository(files);
    const host = aHost();
    const { exitCode, json } = await host.run('install', source.url);
    expect([1, 2]).toContain(exitCode);
    expect(json().success).toBe(false);
    expect(host.traces()).toEqual(NOTHING);
  });

  it('install lists each finding in an invalid skill', async () => {
    const source = new GitRepository({ 'SKILL.md': '---\nname: my-skill\n---\n' });
    const { exitCode, json } = await aHost().run('install', source.url);
    expect(exitCode).toBe(1);
    expect(json().error).toMatchObject({
      code: 'E_VALIDATION_ERROR',
      details: { skill: 'my-skill', path: source.url, errors: ['`description` is missing.'] },
    });
  });

  it('install rejects a link that leaves the repository, even through another link', async () => {
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

  it('install reports a URL or a ref that does not exist', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    const { exitCode, json } = await host.run('install', `${source.url}-gone`);
    expect(exitCode).toBe(3);
    const { message, fix } = json().error;
    expect(fix).toBe('Check the URL, the ref and your access to it.');
    expect(message).not.toContain(fix);
    expect((await host.run('install', source.url, '--ref', 'gone')).exitCode).toBe(3);
    expect((await host.run('install', source.url, '--ref', 'a'.repeat(40))).exitCode).toBe(3);
    expect(host.traces()).toEqual(NOTHING);
  });

  it('install rejects a second plugin with the same name', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    await host.run('install', source.url);
    const before = host.traces();
    const config = host.config();
    const { exitCode, json } = await host.run('install', source.url);
    expect(exitCode).toBe(2);
    expect(json().error.message).toBe('A plugin named "my-skill" is already installed.');
    expect(host.traces()).toEqual(before);
    expect(host.config()).toEqual(config);
  });

  it('an install, update or removal is undone when the config cannot be written', async () => {
    const source = new GitRepository(SKILL);
    const root = aFolder({ 'skills/own/SKILL.md': smallSkill('own') });
    const failing: FileStore = {
      read: () => null,
      update: () => Promise.reject(new WorkspaceError('The disk is full.', 'skill-registrar.json')),
      remove: () => Promise.resolve(false),
    };
    const variables = { ...process.env, SKILL_REGISTRAR_ALLOW_FILE_URLS: '1' };
    const opened = await openPlugins({ root, environment: { variables } });
    const host: PluginHost = { ...opened, store: failing };
    await expect(installPlugin({ url: source.url }, host)).rejects.toThrow('The disk is full.');
    expect(fs.existsSync(path.join(root, '.agent'))).toBe(false);

    writeFiles(root, {
      '.agent/plugins/my-skill/SKILL.md': 'old',
      '.agent/plugins/my-skill/.skill-registrar-plugin.json': '{}',
    });
    const tracked = {
      ...host,
      plugins: [{ url: source.url, name: 'my-skill', enabled: true, scope: 'repo' as const }],
    };
    await expect(updatePlugins('my-skill', tracked)).rejects.toThrow('The disk is full.');
    await expect(uninstallPlugin('my-skill', tracked)).rejects.toThrow('The disk is full.');
    expect(fs.readFileSync(path.join(root, '.agent/plugins/my-skill/SKILL.md'), 'utf8')).toBe('old');
    expect(fs.readdirSync(path.join(root, '.agent'))).toEqual(['plugins']);
  });

  it('install rejects a plugins directory that is a link out of the repository', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    const elsewhere = aFolder();
    fs.symlinkSync(elsewhere, path.join(host.root, '.agent'));
    expect((await host.run('install', source.url)).exitCode).toBe(3);
    expect(fs.readdirSync(elsewhere)).toEqual([]);
  });

  it('install rejects a plugins directory that is a link into the git directory', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost({ '.git/x/.keep': '' });
    fs.symlinkSync('.git/x', path.join(host.root, '.agent'));
    const { exitCode, stderr } = await host.run('install', source.url);
    expect(exitCode).toBe(3);
    expect(stderr).toContain('points into a git directory');
    expect(fs.readdirSync(path.join(host.root, '.git/x'))).toEqual(['.keep']);
  });

  it('install runs no hooks, filters or submodules of the repository', async () => {
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
  });
});

describe('plugins', () => {
  async function anInstalled(...args: string[]) {
    const source = new GitRepository(SKILL);
    const host = aHost();
    await host.run('install', source.url, ...args);
    return { source, host };
  }

  it('plugins list shows each plugin with its source and commit', async () => {
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

  it('plugins list reads plugins given as plain URLs, and says which are missing', async () => {
    const host = aHost({
      'skill-registrar.json': '{"skills":{"plugins":["https://example.com/u/gone.git"]}}',
    });
    expect((await host.run('plugins', 'list')).json()).toMatchObject({
      plugins: [{ name: 'gone', url: 'https://example.com/u/gone.git', enabled: true, isInstalled: false }],
    });
  });

  it('plugins disable and enable remove a plugin from search and bring it back', async () => {
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

  it('plugins enable and disable work for bundled skills, and reject other skills', async () => {
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
    expect(refused.json().error.message).toBe(
      '"mine" is a project skill; only plugins and bundled skills can be disabled here.',
    );
    const enabled = await host.run('plugins', 'enable', 'mine', ...harness);
    expect(enabled.json().error).toMatchObject({
      message: '"mine" is a project skill; only plugins and bundled skills can be enabled here.',
      fix: 'Use `skill-registrar skills enable mine` instead.',
    });
    expect((await host.run('plugins', 'disable', 'nobody', ...harness)).exitCode).toBe(2);
  });

  it('plugins disable explains why a skill copied by hand cannot be disabled', async () => {
    const host = aHost();
    writeFiles(host.env.HOME, { '.agent/plugins/mine/SKILL.md': smallSkill('mine') });
    const refused = await host.run('plugins', 'disable', 'mine', '--profile', 'harness', '--home');
    expect(refused.exitCode).toBe(2);
    expect(refused.json().error).toMatchObject({
      message: '"mine" is not tracked under `skills.plugins`, so it cannot be disabled as a plugin.',
      fix: 'Use `skill-registrar skills disable mine` instead.',
    });
  });

  it('plugins update moves to the head of the branch, and says when there is nothing new', async () => {
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

  it('plugins update keeps the old version when the new one is invalid or cannot be fetched', async () => {
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

  it('plugins update keeps a pinned plugin', async () => {
    const source = new GitRepository(SKILL);
    source.git('tag', 'v1');
    const host = aHost();
    await host.run('install', source.url, '--ref', 'v1');
    source.commit({ 'new.md': 'new' });
    expect((await host.run('plugins', 'update')).json()).toMatchObject({ updates: [{ status: 'pinned' }] });
    expect(fs.existsSync(path.join(host.plugins, 'my-skill/new.md'))).toBe(false);
  });

  it('plugins remove deletes a plugin from the disk and from the config', async () => {
    const { host } = await anInstalled();
    expect((await host.run('plugins', 'remove', 'my-skill')).exitCode).toBe(0);
    expect(host.traces()).toEqual({ agent: null, config: true });
    expect(host.config().skills.plugins).toEqual([]);
    expect((await host.run('plugins', 'remove', 'my-skill')).exitCode).toBe(2);
  });

  it.each([
    ['plugins/mine/SKILL.md', ['plugins', 'plugins/mine', 'plugins/mine/SKILL.md']],
    ['notes.md', ['notes.md']],
  ])('plugins remove keeps a directory with something else in it: %s', async (file, kept) => {
    const { host } = await anInstalled();
    writeFiles(path.join(host.root, '.agent'), { [file]: smallSkill('mine') });
    expect((await host.run('plugins', 'remove', 'my-skill')).exitCode).toBe(0);
    expect(host.traces().agent?.sort()).toEqual(kept);
  });

  it('no config file makes the whole repository the plugins directory', async () => {
    const config = { skills: { pluginsDir: '.', plugins: [{ url: 'https://example.com/x', name: 'x' }] } };
    const root = aFolder({ 'x/SKILL.md': smallSkill('x') });
    const file = path.join(aFolder(), 'config.json');
    fs.writeFileSync(file, JSON.stringify(config));
    const { exitCode } = await cli(['plugins', 'remove', 'x', '--root', root, '--config', file], {
      cwd: root,
    });
    expect(exitCode).toBe(2);
    expect(fs.readdirSync(root)).toEqual(['x']);
  });

  it('plugin commands touch nothing outside the plugins directory, whatever the config contains', async () => {
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

  it('two simultaneous installs keep both plugins', async () => {
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

describe('plugins list --all', () => {
  it('plugins list --all groups skills by source, with symbol, state and missing commands', async () => {
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

describe('plugins in text format', () => {
  const inText = (host: ReturnType<typeof aHost>, ...args: string[]) =>
    cli(['plugins', '--root', host.root, '--format', 'text', ...args], { env: host.env });

  it('plugins list says that there are none, and suggests known names', async () => {
    const host = aHost();
    expect((await inText(host, 'list')).stdout).toBe('No plugin is installed.\n');
    expect((await inText(host, 'update')).stdout).toBe('No plugin is installed.\n');
    expect((await inText(host, 'remove')).stderr).toContain('plugins remove needs a name.');
    expect((await inText(host, 'remove', 'x')).stderr).toContain(
      'fix: Install one with `skill-registrar install <git url>`.',
    );
  });

  it('plugins list shows a pinned, a disabled and a missing plugin', async () => {
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
    expect((await inText(host, 'remove', 'nobody')).stderr).toContain(
      'Use one of the installed plugins: my-skill.',
    );
  });
});

describe('git', () => {
  const options = { env: process.env, allowsFileUrls: false };

  it('reports that git is missing', async () => {
    const gone = { ...options, env: { PATH: aFolder() } };
    await expect(runGit(['status'], aFolder(), gone)).rejects.toThrow('git is not installed.');
  });

  it('stops git when it takes too long', async () => {
    const slow = aFolder({ git: '#!/bin/sh\nexec sleep 30\n' });
    fs.chmodSync(path.join(slow, 'git'), 0o755);
    const env = { PATH: `${slow}:${process.env['PATH']}` };
    await expect(runGit(['clone'], aFolder(), { ...options, env, timeoutMs: 200 })).rejects.toThrow(
      'took too long',
    );
  });

  it('git never uses another transport, even if the environment allows it', async () => {
    const source = new GitRepository(SKILL);
    const env = { ...process.env, GIT_ALLOW_PROTOCOL: 'file:ext', GIT_CONFIG_GLOBAL: '/dev/null' };
    const clone = ['clone', '--', source.url, 'x'];
    await expect(runGit(clone, aFolder(), { env, allowsFileUrls: false })).rejects.toThrow(
      "transport 'file' not allowed",
    );
  });

  it('environment variables do not redirect git to another repository', async () => {
    const other = new GitRepository(SKILL);
    const env = { ...process.env, GIT_DIR: path.join(other.folder, '.git') };
    await expect(runGit(['rev-parse', 'HEAD'], aFolder(), { ...options, env })).rejects.toThrow(
      'not a git repository',
    );
  });
});

describe('plugins in a config that changes concurrently', () => {
  const aConfig = (text: string) => new SkillsConfig(text, 'skill-registrar.json');

  it('never adds the same name twice, and reports one that is gone', () => {
    const config = aConfig('{"skills":{"plugins":[{"url":"https://example.com/a.git"}]}}');
    const plugin = { url: 'https://example.com/b', name: 'a', enabled: true, scope: 'repo' } as const;
    expect(() => addPlugin(config, plugin)).toThrow('A plugin named "a" is already installed.');
    expect(() => removePlugin(config, 'gone')).toThrow('no longer tracks a plugin named "gone"');
    expect(() => addPlugin(aConfig('{'), plugin)).toThrow('is not valid JSON');
  });

  it('changes the list of bundled skills only if that has an effect', () => {
    const gh = { name: 'gh', isOffByDefault: false, enabled: ['other'] };
    expect(toggleBundled(aConfig('{}'), gh, true)).toBe('{}');
    const off = toggleBundled(aConfig('{}'), gh, false);
    expect(toggleBundled(aConfig(off), gh, false)).toBe(off);
    expect(JSON.parse(toggleBundled(aConfig(off), gh, true))).toEqual({ skills: { disabledBundled: [] } });
  });

  it('keeps the other bundled skills on when one that is off by default is enabled', () => {
    const gh = { name: 'gh', isOffByDefault: true, enabled: ['other'] };
    expect(JSON.parse(toggleBundled(aConfig('{}'), gh, true))).toEqual({
      skills: { enabledBundled: ['other', 'gh'] },
    });
    const listed = '{"skills":{"enabledBundled":["a"],"disabledBundled":["b","gh"]}}';
    expect(JSON.parse(toggleBundled(aConfig(listed), gh, true))).toEqual({
      skills: { enabledBundled: ['a', 'gh'], disabledBundled: ['b'] },
    });
  });

  it('edits the lists of a YAML config, and keeps its comments', () => {
    const config = (text: string) => new SkillsConfig(text, '~/.agent/config.yaml');
    const off = toggleDisabled(config('# mine\nskills:\n  disabled:\n    - a\n'), 'b', false);
    expect(off).toBe('# mine\nskills:\n  disabled:\n    - a\n    - b\n');
    expect(toggleDisabled(config(off), 'a', true)).toBe('# mine\nskills:\n  disabled:\n    - b\n');
    expect(toggleDisabled(config(''), 'a', false)).toBe('skills:\n  disabled:\n    - a\n');
  });
});

describe('skills.pluginsDir', () => {
  it.each([
    ['tools/plugins', 'tools/plugins'],
    ['./tools//plugins/', 'tools/plugins'],
  ])('skills.pluginsDir %j is %s in the repository', async (pluginsDir, directory) => {
    const source = new GitRepository(SKILL);
    const host = aHost({ 'skill-registrar.json': JSON.stringify({ skills: { pluginsDir } }) });
    expect((await host.run('install', source.url)).exitCode).toBe(0);
    expect(fs.existsSync(path.join(host.root, directory, 'my-skill/SKILL.md'))).toBe(true);
  });

  it.each(['../elsewhere', '/etc', '.git/plugins', '~/../x', '~/mine', '.', './'])(
    'skills.pluginsDir %j is rejected',
    async (pluginsDir) => {
      const source = new GitRepository(SKILL);
      const host = aHost({ 'skill-registrar.json': JSON.stringify({ skills: { pluginsDir } }) });
      expect((await host.run('install', source.url)).exitCode).toBe(2);
      expect(fs.readdirSync(host.root)).toEqual(['skill-registrar.json', 'skills']);
    },
  );

  it('skills.pluginsDir of the user may be in the home directory', async () => {
    const source = new GitRepository(SKILL);
    const host = aHost();
    writeFiles(host.env.HOME, { '.agent/config.yaml': 'skills:\n  pluginsDir: mine/plugins\n' });
    await host.run('install', source.url, '--home');
    expect(fs.existsSync(path.join(host.env.HOME, 'mine/plugins/my-skill/SKILL.md'))).toBe(true);
  });
});
