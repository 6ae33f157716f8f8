import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { discoveredSkill } from '../../src/agent/design-documents.js';
import { materializeSkill } from '../../src/agent/materialize.js';
import { readCopyableTree, renderSkillTree } from '../../src/agent/skill-files.js';
import { openSession, openSkills, SkillContextProvider } from '../../src/index.js';
import { readFieldsByLine } from '../../src/skill/parse-skill.js';
import { aFolder, type Files, writeFiles } from '../support/a-folder.js';
import { expectValidReport } from '../support/expect-valid-report.js';
import { cli } from '../support/run-cli.js';
import { smallSkill } from '../support/skill-text.js';
import { aRepository } from './a-repository.js';

const FILES = {
  'skills/release-notes/SKILL.md': smallSkill('release-notes', 'Draft them.'),
  'skills/release-notes/references/style.md': 'Be brief.',
  'skills/repo-review/SKILL.md': smallSkill('repo-review'),
};

function inFolder(files: Files = FILES, home = aFolder()) {
  const root = aFolder(files);
  const env = { HOME: home, PATH: process.env['PATH'] ?? '' };
  const json = async (...args: string[]) => {
    const run = await cli([...args, '--root', root, '--json'], { cwd: root, env });
    expectValidReport(run.json());
    // biome-ignore lint/suspicious/noExplicitAny: every command has its own fields
    return { ...run, document: run.json() as any };
  };
  const text = (...args: string[]) => cli([...args, '--root', root, '--format', 'text'], { cwd: root, env });
  const config = () => JSON.parse(fs.readFileSync(path.join(root, 'skill-registrar.json'), 'utf8'));
  return { root, home, json, text, config };
}

describe('bundled skills', () => {
  const files = {
    'src/_bundled_skills/on/SKILL.md': smallSkill('on'),
    'src/_bundled_skills/off/SKILL.md': smallSkill('off', undefined, { default_enabled: 'false' }),
    'skill-registrar.json': '{"profile":"toolset"}',
  };
  const names = async ({ json }: ReturnType<typeof inFolder>) =>
    (await json('search', '--list')).document.catalog.skills.map(({ name }: { name: string }) => name);

  it('`plugins enable` turns on bundled skills that are off by default, and keeps the others on', async () => {
    const folder = inFolder(files);
    expect(await names(folder)).toEqual(['on']);
    expect((await folder.text('plugins', 'enable', 'off')).stdout).toBe('off is now enabled.\n');
    expect(await names(folder)).toEqual(['off', 'on']);
    expect((await folder.text('plugins', 'enable', 'off')).stdout).toBe('off is already enabled.\n');
    expect((await folder.text('plugins', 'disable', 'off')).stdout).toBe('off is now disabled.\n');
    expect(await names(folder)).toEqual(['on']);
    expect((await folder.text('plugins', 'disable', 'off')).stdout).toBe('off is already disabled.\n');
  });

  it('`enabledBundled` turns on bundled skills', async () => {
    const config = '{"profile":"toolset","skills":{"enabledBundled":["off"]}}';
    expect(await names(inFolder({ ...files, 'skill-registrar.json': config }))).toEqual(['off']);
  });

  it('`default_enabled` turns off bundled skills only', async () => {
    const own = {
      '.agent/skills/mine/SKILL.md': smallSkill('mine', undefined, { default_enabled: 'false' }),
    };
    expect(await names(inFolder({ ...files, ...own }))).toEqual(['mine', 'on']);
  });
});

describe('home configuration', () => {
  it('reads directories and bundled skills from ~/.agent/config.yaml with --home', async () => {
    const home = aFolder({
      '.agent/config.yaml': 'skills:\n  userDir: own\n  disabledBundled: [gh]\n  pluginsDir: ~/kept\n',
      'own/helper/SKILL.md': smallSkill('helper'),
      'kept/extra/SKILL.md': smallSkill('extra'),
      '.agent/plugins/unused/SKILL.md': smallSkill('unused'),
    });
    const { json } = inFolder(
      {
        'src/_bundled_skills/gh/SKILL.md': smallSkill('gh'),
        'skill-registrar.json': '{"profile":"harness"}',
      },
      home,
    );
    const list = async (...args: string[]) =>
      (await json('search', '--list', ...args)).document.catalog.skills.map(
        ({ name }: { name: string }) => name,
      );
    expect(await list('--home')).toEqual(['extra', 'helper']);
    expect(await list()).toEqual(['gh']);
  });

  it('reports wrong types in the home configuration at their position', async () => {
    const home = aFolder({ '.agent/config.yaml': 'model: x\nskills:\n  disabledBundled: gh\n' });
    const { exitCode, document } = await inFolder(FILES, home).json('search', '--list', '--home');
    expect(exitCode).toBe(2);
    expect(document.error).toMatchObject({
      code: 'E_CONFIG',
      message: '~/.agent/config.yaml: "skills.disabledBundled" must be an array.',
      at: { line: 3, column: 20 },
    });
    const broken = aFolder({ '.agent/config.yaml': 'skills: [\n' });
    expect((await inFolder(FILES, broken).json('search', 'x', '--home')).document.error.message).toContain(
      'is not valid YAML',
    );
  });

  it("the project's .codelia/config.json overrides the one at home", async () => {
    const home = aFolder({
      '.codelia/config.json': '{"skills":{"search":{"defaultLimit":1,"maxLimit":9}}}',
    });
    const files = {
      '.agents/skills/one-tool/SKILL.md': smallSkill('one-tool'),
      '.agents/skills/two-tool/SKILL.md': smallSkill('two-tool'),
      '.codelia/x': '',
    };
    expect((await inFolder(files, home).json('search', 'tool', '--home')).document).toMatchObject({
      count: 1,
      truncated: true,
    });
    const own = { ...files, '.codelia/config.json': '{"skills":{"search":{"defaultLimit":2}}}' };
    expect((await inFolder(own, home).json('search', 'tool', '--home')).document).toMatchObject({ count: 2 });
    const limited = { ...files, '.codelia/config.json': '{"skills":{"initial":{"maxEntries":1}}}' };
    expect((await inFolder(limited).json('catalog')).document).toMatchObject({ shown: 1, total: 2 });
    const off = { ...files, '.codelia/config.json': '{"skills":{"enabled":false}}' };
    expect((await inFolder(off).json('catalog')).document).toMatchObject({ text: null, shown: 0 });
    const wrong = { ...files, '.codelia/config.json': '{"skills":{"enabled":"no"}}' };
    expect((await inFolder(wrong).json('catalog')).document.error).toMatchObject({
      message: '.codelia/config.json: "skills.enabled" must be true or false.',
      at: { line: 1, column: 22 },
    });
  });

  it('does not read the home configuration in CI, and says so', async () => {
    const root = aFolder(FILES);
    const { stderr } = await cli(['search', '--list', '--home', '--root', root], {
      env: { CI: 'true', HOME: aFolder() },
    });
    expect(stderr).toContain('--home is ignored in CI');
  });

  it('accepts --home when the home directory does not exist', async () => {
    const { json } = inFolder(FILES, '/nonexistent/home');
    expect((await json('search', 'release-notes', '--home')).exitCode).toBe(0);
    expect((await json('validate', '--home')).exitCode).toBe(0);
  });
});

describe('skills enable and disable', () => {
  it('skills enable and disable edit a list in the config that every command respects', async () => {
    const { json, text, config, root } = inFolder({
      ...FILES,
      'skills/release-notes/SKILL.md': smallSkill('release-notes', 'Draft.', { keywords: '[changelog]' }),
    });
    await json('register');
    expect((await text('skills', 'disable', 'Release Notes')).stdout).toBe(
      'release-notes is now disabled.\n',
    );
    expect(config()).toEqual({ skills: { disabled: ['release-notes'] } });
    expect((await text('skills', 'disable', 'release-notes')).stdout).toBe(
      'release-notes is already disabled.\n',
    );
    expect((await json('search', 'release')).document).toMatchObject({ count: 0 });
    expect((await json('load', 'release-notes')).exitCode).toBe(2);
    expect((await json('resources', 'release-notes')).exitCode).toBe(2);
    expect((await json('match', 'release-notes')).exitCode).toBe(1);
    expect((await json('catalog')).document.text).not.toContain('release-notes');
    expect((await json('dispatch', 'update the changelog')).exitCode).toBe(1);
    expect((await json('mentions', '$release-notes')).exitCode).toBe(1);
    await json('catalog', '--write', 'AGENTS.md');
    expect(fs.readFileSync(path.join(root, 'AGENTS.md'), 'utf8')).not.toContain('release-notes');
    expect((await text('skills', 'list')).stdout).toContain('○ release-notes');
    expect((await json('skills', 'enable', 'release-notes')).document).toMatchObject({
      name: 'release-notes',
      enabled: true,
      changed: true,
    });
    expect((await json('search', 'release')).document).toMatchObject({ count: 1 });
  });

  it('skills enable and disable edit the home configuration with --home', async () => {
    const { json, home, root } = inFolder();
    await json('skills', 'disable', 'repo-review', '--home');
    expect(fs.readFileSync(path.join(home, '.agent/config.yaml'), 'utf8')).toBe(
      'skills:\n  disabled:\n    - repo-review\n',
    );
    expect(fs.existsSync(path.join(root, 'skill-registrar.json'))).toBe(false);
    expect((await json('search', 'repo-review', '--home')).exitCode).toBe(1);
    expect((await json('search', 'repo-review')).exitCode).toBe(0);
  });

  it('skills enable suggests the skill that may be meant', async () => {
    const { json } = inFolder();
    const { exitCode, document } = await json('skills', 'disable', 'repo-reviw');
    expect(exitCode).toBe(2);
    expect(document.error).toMatchObject({
      message: 'There is no skill "repo-reviw".',
      fix: 'Did you mean "repo-review"?',
    });
  });
});

describe('frontmatter', () => {
  it('uses `metadata.tags` as search keywords and as tags in catalog and manifest', async () => {
    const { root, json } = inFolder({
      'skills/gh/SKILL.md': smallSkill('gh', undefined, { metadata: '{ tags: "GitHub pull-requests" }' }),
    });
    await json('register');
    const manifest = JSON.parse(fs.readFileSync(path.join(root, 'skills/manifest.json'), 'utf8'));
    expect(manifest.skills[0].tags).toEqual(['github', 'pull-requests']);
    expect((await json('search', 'github')).document).toMatchObject({
      results: [{ name: 'gh' }],
    });
    const { catalog } = await openSkills({ root });
    expect(catalog.skills[0]?.tags).toEqual(['github', 'pull-requests']);
  });

  it('the library checks on the PATH for commands that a skill requires', async () => {
    const root = aFolder({
      '.agent/skills/x/SKILL.md': smallSkill('x', undefined, {
        metadata: '{ requires: "sh nonexistent-command-12345" }',
      }),
    });
    const { catalog } = await openSkills({ root, profile: 'harness' });
    expect(catalog.skills).toMatchObject([
      { available: false, unavailableReason: 'missing commands: nonexistent-command-12345' },
    ]);
  });

  it('leaves out an invalid skill with the kind of its error', async () => {
    const root = aFolder({
      '.agent/skills/a/SKILL.md': '# no frontmatter',
      '.agent/skills/b/SKILL.md': smallSkill('other'),
      'elsewhere/SKILL.md': smallSkill('link'),
    });
    fs.symlinkSync('../../elsewhere', path.join(root, '.agent/skills/link'));
    const { catalog } = await openSkills({ root, profile: 'harness' });
    expect(catalog.errors.map(({ path: file, kind }) => [path.basename(path.dirname(file)), kind])).toEqual([
      ['a', 'PARSE_ERROR'],
      ['b', 'VALIDATION_ERROR'],
      ['link', 'SECURITY_ERROR'],
    ]);
  });

  it('keeps a name and a description that YAML reads as numbers as they are written', async () => {
    const text = '---\nname: 42\ndescription: 1.10\n---\nDo it.\n';
    const { json } = inFolder({ 'skills/42/SKILL.md': text });
    expect((await json('search', '--list')).document.catalog.skills).toMatchObject([
      { name: '42', description: '1.10' },
    ]);
  });

  it.each([
    ['>-', 'folded\n  into one', 'folded into one'],
    ['|', 'kept\n  apart', 'kept\napart'],
    ['>', 'first\n\n  second', 'first  second'],
  ])('reads a block scalar %s line by line where YAML fails', (mark, lines, expected) => {
    const source = `name: x\ndescription: ${mark}\n  ${lines}\nextra: [broken\n`;
    expect(readFieldsByLine(source)).toEqual({ name: 'x', description: expected });
  });

  it('recommends license and metadata under codelia, too', async () => {
    const { json } = inFolder({ '.agents/skills/x/SKILL.md': smallSkill('x') });
    const { document } = await json('validate', '--profile', 'codelia');
    const messages = document.diagnostics.map(({ message }: { message: string }) => message);
    for (const field of ['version', 'license', 'metadata'])
      expect(messages).toContainEqual(expect.stringContaining(field));
  });
});

describe('loading and activating', () => {
  it('returns the full text again under harness', async () => {
    const root = aFolder({ '.agent/skills/x/SKILL.md': smallSkill('x') });
    const opened = await openSkills({ root, profile: 'harness' });
    const session = openSession(opened, { workingDirectory: root });
    const first = session.load({ name: 'x' });
    expect(session.load({ name: 'x' })).toMatchObject({ ok: true, isRepeated: false });
    expect(session.load({ name: 'x' })).toEqual(first);
  });

  it('reports the second of two simultaneous activations as a repetition', async () => {
    const root = aFolder(FILES);
    const privateDirectory = aFolder();
    const session = openSession(await openSkills({ root }), { workingDirectory: root, privateDirectory });
    const both = await Promise.all([
      session.activate({ name: 'release-notes', isConfirmed: true }),
      session.activate({ name: 'release-notes', isConfirmed: true }),
    ]);
    expect(both).toMatchObject([{ alreadyActivated: false }, { alreadyActivated: true }]);
  });

  it('removes the private copy when the session ends', async () => {
    const root = aFolder(FILES);
    const privateDirectory = aFolder({ '.skills/other/SKILL.md': 'not ours' });
    const session = openSession(await openSkills({ root }), { workingDirectory: root, privateDirectory });
    await session.activate({ name: 'release-notes', isConfirmed: true });
    expect(fs.readdirSync(path.join(privateDirectory, '.skills')).sort()).toEqual(['other', 'release-notes']);
    await session.end();
    expect(fs.readdirSync(path.join(privateDirectory, '.skills'))).toEqual(['other']);
  });

  it('lists only the files of the private copy in the folder structure', async () => {
    const repository = aRepository(FILES, ['release-notes']);
    const folder = path.join(repository.root, 'skills/release-notes');
    fs.symlinkSync('/etc/passwd', path.join(folder, 'out'));
    fs.symlinkSync('references/style.md', path.join(folder, 'in.md'));
    const [skill] = repository.skills;
    const shown = renderSkillTree(skill!, readCopyableTree(skill!, repository.workspace));
    expect(shown).toBe('release-notes/\n  SKILL.md\n  in.md\n  references/\n    style.md');
    const { path: copy, skipped } = await materializeSkill(skill!, aFolder(), repository.workspace);
    expect(fs.readdirSync(copy).sort()).toEqual(['SKILL.md', 'in.md', 'references']);
    expect(skipped.map((entry) => entry.path)).toEqual(['out']);
  });

  it('asks for consent on the command line', async () => {
    const { text, json, root } = inFolder();
    const refused = await json('activate', 'release-notes');
    expect(refused.exitCode).toBe(1);
    expect(refused.document).toMatchObject({ success: false, consentRequired: true });
    expect((await text('activate', 'release-notes')).stdout).toContain('again with --yes');
    const done = await text('activate', 'Release Notes', '--yes', '--to', path.join(root, 'private'));
    expect(done.exitCode).toBe(0);
    expect(done.stdout).toContain('Draft them.\n\nFolder of the skill release-notes, copied to private:/');
    expect(fs.existsSync(path.join(root, 'private/.skills/release-notes/SKILL.md'))).toBe(true);
    const unknown = await json('activate', 'nobody', '--yes');
    expect(unknown.exitCode).toBe(2);
    expect(unknown.document.availableSkills).toEqual(['release-notes', 'repo-review']);
  });
});

describe('consent at a terminal', () => {
  it.each([
    ['y\n', 0, 'Draft them.'],
    ['n\n', 1, 'You declined.'],
    ['', 1, 'You declined.'],
  ])('activate takes %j for an answer', async (stdin, exitCode, expected) => {
    const { root } = inFolder();
    const run = await cli(['activate', 'release-notes', '--root', root], { cwd: root, isTty: true, stdin });
    expect(run.stderr).toMatch(/^Let the agent use the skill "release-notes"\?.* \[y\/N\] $/);
    expect(run.exitCode).toBe(exitCode);
    expect(run.stdout).toContain(expected);
  });
});

describe('looking up names', () => {
  const files = {
    'skills/release-notes/SKILL.md': smallSkill('release-notes', 'Draft them.', { version: '1.0.0' }),
  };

  it.each([
    ['status', 'Release Notes'],
    ['validate', 'RELEASE-NOTES'],
    ['routes', 'Release-Notes'],
    ['bump', 'RELEASE NOTES', '--dry-run'],
    ['load', 'Release Notes'],
    ['resources', 'Release Notes', '--get', 'SKILL.md'],
    ['materialize', 'Release Notes', '--to', 'private'],
    ['activate', 'Release Notes', '--yes'],
    ['skills', 'disable', 'Release Notes'],
    ['search', 'release-notes', '--allow', 'Release Notes'],
    ['catalog', '--allow', 'Release Notes'],
  ])('`%s` looks up the sanitized name', async (...args) => {
    const { json } = inFolder(files);
    const { exitCode, document } = await json(...args);
    expect(exitCode).toBe(0);
    expect(JSON.stringify(document)).toContain('release-notes');
  });

  it('a sanitized name gives the same report as the exact one', async () => {
    const { json } = inFolder(files);
    for (const args of [['status'], ['validate', '--profile', 'all']]) {
      const exact = await json(...args, 'release-notes');
      const sanitized = await json(...args, 'Release Notes');
      expect(sanitized.document).toEqual(exact.document);
    }
    const { document } = await json('status', 'Release Notes');
    expect(document.skills[0].details).toMatchObject({ drift: [] });
    expect((await json('validate', 'Release Notes', '--profile', 'all')).document.compatibility).toHaveLength(
      1,
    );
  });

  it('an exact name wins over another one that sanitizes to it', async () => {
    const { json } = inFolder({
      'skills/a/SKILL.md': smallSkill('a'),
      'skills/A/SKILL.md': smallSkill('A'),
      'skill-registrar.json': '{"profile":"toolset","roots":["skills"]}',
    });
    expect((await json('status', 'A')).document.skills.map(({ name }: { name: string }) => name)).toEqual([
      'A',
    ]);
  });
});

describe('other commands', () => {
  it('inspect shows what a session starts with', async () => {
    const { json, text, root } = inFolder();
    expect((await json('inspect')).document.session).toMatchObject({
      enabled: true,
      root_dir: root,
      working_dir: root,
      catalog: { skills: [{ name: 'release-notes' }, { name: 'repo-review' }], errors: [] },
      loaded_versions: [],
      activated: [],
    });
    expect((await text('inspect')).stdout).toContain('2 skills');
  });

  it('mentions resolves $names', async () => {
    const { json, root } = inFolder();
    const { document, exitCode } = await json('mentions', 'use $release-notes and $nope');
    expect(exitCode).toBe(0);
    expect(document.mentions).toMatchObject([
      { name: 'release-notes', path: `${root}/skills/release-notes/SKILL.md` },
    ]);
  });

  it('catalog --query needs no form to show as much as the question needs', async () => {
    const { json } = inFolder();
    const { document } = await json('catalog', '--query', 'what can you do?');
    expect(document).toMatchObject({ as: 'level', level: 2 });
  });

  it('catalog --query accepts --max and --recent, and applies maxSkills', async () => {
    const triggered = (name: string) =>
      `---\nname: ${name}\ndescription: Does ${name}.\ntriggers: { keywords: [greet] }\n---\nBody of ${name}.\n`;
    const files = { '.agent/skills/a/SKILL.md': triggered('a'), '.agent/skills/b/SKILL.md': triggered('b') };
    const ask = async (config: object, ...args: string[]) =>
      (
        await inFolder({ ...files, 'skill-registrar.json': JSON.stringify(config) }).json(
          'catalog',
          '--query',
          'greet',
          ...args,
        )
      ).document.text;
    const profile = 'toolset';
    const named = (name: string) => `<skill name="${name}">\nBody of ${name}.\n</skill>`;
    expect(await ask({ profile })).toBe(`${named('a')}\n\n${named('b')}`);
    expect(await ask({ profile }, '--max', '1')).toBe(named('a'));
    expect(await ask({ profile }, '--max', '1', '--recent', 'b')).toBe(named('b'));
    expect(await ask({ profile, skills: { maxSkills: 1 } })).toBe(named('a'));
  });

  it.each([
    ['show', 'skills list'],
    ['manage', 'plugins'],
    ['list', 'search --list'],
    ['context', 'catalog'],
    ['publish', 'not supported yet'],
  ])('%s suggests %s', async (name, target) => {
    const { exitCode, stderr } = await cli([name]);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(target);
  });
});

describe('SkillContextProvider', () => {
  it('SkillContextProvider offers the three tiers over the same functions', async () => {
    const text = smallSkill('x', 'Do x.', { license: 'MIT', metadata: '{ author: Ann }' });
    const root = aFolder({ '.agent/skills/x/SKILL.md': text, '.agent/skills/x/references/a.md': 'a' });
    writeFiles(root, { 'skill-registrar.json': '{"profile":"harness"}' });
    const provider = new SkillContextProvider(await openSkills({ root }));
    const location = `${root}/.agent/skills/x/SKILL.md`;
    expect(provider.getTier1Context()).toBe(
      `<available_skills>\n<skill>\n<name>x</name>\n<description>Does x well.</description>\n<location>${location}</location>\n</skill>\n</available_skills>`,
    );
    expect(await provider.getTier2Context('x')).toBe(text);
    expect(await provider.getTier2Context('x')).toBe(text);
    expect(await provider.getTier2Context('nobody')).toBe(null);
    expect(await provider.getTier3ResourceList('x', 'references')).toEqual(['references/a.md']);
    expect(await provider.getTier3ResourceList('x', 'scripts')).toEqual([]);
    expect(await provider.getTier3Resource('x', 'references/a.md')).toBe('a');
    expect(await provider.getTier3Resource('x', '../../../etc/passwd')).toBe(null);
    expect(provider.getSkillNames()).toEqual(['x']);
    expect(provider.getSkill('x')).toEqual({
      manifest: { name: 'x', description: 'Does x well.', license: 'MIT', metadata: { author: 'Ann' } },
      path: location,
      source: 'project',
    });
    expect(provider.getSkill('nobody')).toBeUndefined();
    expect(await provider.getTier3ResourceList('nobody', 'scripts')).toEqual([]);
    expect(await provider.getTier3Resource('nobody', 'references/a.md')).toBeNull();
    fs.rmSync(location);
    expect(await provider.getTier2Context('x')).toBeNull();
  });

  it('SkillContextProvider has no context without skills', async () => {
    const root = aFolder({ 'skill-registrar.json': '{"profile":"harness"}' });
    expect(new SkillContextProvider(await openSkills({ root })).getTier1Context()).toBe('');
  });

  it('says which skills are disabled or lack a command', async () => {
    const root = aFolder({
      '.agent/skills/off/SKILL.md': smallSkill('off', 'Do it.', { compatibility: 'Node.js 20' }),
      '.agent/skills/lame/SKILL.md': smallSkill('lame', 'Do it.', {
        metadata: '{ requires: no-such-program-1 }',
      }),
      'skill-registrar.json': '{"profile":"harness","skills":{"disabled":["off"]}}',
    });
    const { catalog } = await openSkills({ root });
    const skills = new Map(catalog.skills.map((skill) => [skill.name, discoveredSkill(skill)]));
    expect(skills.get('off')).toMatchObject({ disabled: true, manifest: { compatibility: 'Node.js 20' } });
    expect(skills.get('lame')).toMatchObject({
      unavailable: true,
      unavailableReason: 'missing commands: no-such-program-1',
    });
    const { manifest: _, ...bare } = catalog.skills[0]!;
    expect(discoveredSkill(bare).manifest).toEqual({ name: bare.name, description: bare.description });
  });
});

describe('automatic registration', () => {
  const hasManifest = ({ root }: { root: string }) => fs.existsSync(path.join(root, 'skills/manifest.json'));
  const start = (root: string, env: Record<string, string> = {}) =>
    cli(['register', '--auto', '--quiet', '--root', root], { env });

  it('registers at start-up as the config and CLEO_SKILL_AUTO_REGISTER say', async () => {
    const on = inFolder();
    expect(await start(on.root)).toMatchObject({ exitCode: 0, stdout: '' });
    expect(hasManifest(on)).toBe(true);
    for (const value of ['false', '0']) {
      const off = inFolder();
      expect((await start(off.root, { CLEO_SKILL_AUTO_REGISTER: value })).exitCode).toBe(0);
      expect(hasManifest(off)).toBe(false);
    }
    const configured = inFolder({ ...FILES, 'skill-registrar.json': '{"autoRegister":false}' });
    await start(configured.root);
    expect(hasManifest(configured)).toBe(false);
    await cli(['register', '--root', configured.root]);
    expect(hasManifest(configured)).toBe(true);
  });

  it('register --auto never fails its caller', async () => {
    const invalid = inFolder({ ...FILES, 'skills/bad/SKILL.md': '# no frontmatter' });
    expect((await start(invalid.root)).exitCode).toBe(0);
    expect(hasManifest(invalid)).toBe(true);
    const broken = inFolder({ ...FILES, 'skill-registrar.json': '{' });
    const { exitCode, stderr } = await start(broken.root);
    expect(exitCode).toBe(0);
    expect(stderr).toContain('is not valid JSON');
  });
});
