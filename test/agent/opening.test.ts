import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openSession, openSkills, register, SkillContextProvider, SkillSessions } from '../../src/index.js';
import { connectOverStdio } from '../mcp/a-client.js';
import { aFolder } from '../support/a-folder.js';
import { cli } from '../support/run-cli.js';
import { smallSkill } from '../support/skill-text.js';

describe('working directory', () => {
  const files = {
    '.agents/skills/top/SKILL.md': smallSkill('top'),
    'packages/one/.agents/skills/deep/SKILL.md': smallSkill('deep'),
    '.git/HEAD': '',
  };
  const names = async (root: string, workingDirectory: string) =>
    (await openSkills({ root, profile: 'codelia', workingDirectory })).catalog.skills.map(({ name }) => name);

  it('may be absolute or relative to the repository', async () => {
    const root = aFolder(files);
    expect(await names(root, 'packages/one')).toEqual(['deep', 'top']);
    expect(await names(root, path.join(root, 'packages/one'))).toEqual(['deep', 'top']);
    expect(await names(root, '.')).toEqual(['top']);
    const opened = await openSkills({ root, profile: 'codelia' });
    const session = openSession(opened, { workingDirectory: 'packages/one' });
    expect(session.snapshot().working_dir).toBe(`${root}/packages/one`);
    expect(openSession(opened).snapshot().working_dir).toBe(root);
  });

  it('is an error where it does not exist or is outside', async () => {
    const root = aFolder(files);
    await expect(names(root, 'packages/none')).rejects.toThrow(`${root}/packages/none does not exist`);
    await expect(names(root, path.join(root, 'none'))).rejects.toThrow('does not exist');
    await expect(names(root, '..')).rejects.toThrow('outside the repository');
    await expect(names(root, '/')).rejects.toThrow('outside the repository');
    expect(() => register({ root, workingDirectory: 'none' })).toThrow('does not exist');
    const opened = await openSkills({ root });
    expect(() => openSession(opened, { workingDirectory: 'none' })).toThrow('does not exist');
  });
});

describe('catalog of a repository', () => {
  it('is empty without a directory of skills', async () => {
    const root = aFolder({ 'readme.md': 'x' });
    for (const profile of ['pipeline', 'agent-skills', 'cleo', 'codelia', 'harness', 'toolset']) {
      const { catalog } = await openSkills({ root, profile });
      expect(catalog, profile).toEqual({ skills: [], errors: [], truncated: false });
    }
    await expect(openSkills({ root: path.join(root, 'none') })).rejects.toThrow();
  });

  it('says why where the config names a root that does not exist', async () => {
    const root = aFolder({ 'skill-registrar.json': '{"roots":["skilz"]}' });
    const { catalog } = await openSkills({ root });
    expect(catalog.errors).toMatchObject([{ kind: 'NOT_FOUND', message: expect.stringContaining('skilz') }]);
  });

  it('reports duplicate names, in the words of the pipeline', async () => {
    const root = aFolder({
      'skills/a/SKILL.md': smallSkill('same', 'A.'),
      'skills/b/SKILL.md': smallSkill('same', 'B.'),
    });
    const { catalog } = await openSkills({ root, profile: 'pipeline' });
    expect(catalog.skills.map(({ directory }) => directory)).toEqual(['skills/b']);
    expect(catalog.errors).toEqual([
      {
        path: `${root}/skills/b/SKILL.md`,
        kind: 'VALIDATION_ERROR',
        message:
          '[skills] duplicate skill "same" detected; replacing previous definition with skills/b/SKILL.md',
      },
    ]);
  });

  it('reports a directory called SKILL.md', async () => {
    const root = aFolder({ 'skills/odd/SKILL.md/x': 'x', 'skills/fine/SKILL.md': smallSkill('fine') });
    const { catalog } = await openSkills({ root, profile: 'pipeline' });
    expect(catalog.errors).toMatchObject([
      { path: `${root}/skills/odd/SKILL.md`, message: 'SKILL.md is a directory.' },
    ]);
  });

  it('finds a skill that is the directory of skills itself, as Codelia does', async () => {
    const root = aFolder({
      '.agents/skills/SKILL.md': smallSkill('skills'),
      '.agents/skills/deep/er/SKILL.md': smallSkill('er'),
    });
    const { catalog } = await openSkills({ root, profile: 'codelia' });
    expect(catalog.skills.map(({ name }) => name)).toEqual(['er', 'skills']);
  });

  it('has times that are equal integers everywhere', async () => {
    const root = aFolder({ 'skills/x/SKILL.md': smallSkill('x') });
    fs.utimesSync(path.join(root, 'skills/x/SKILL.md'), 1_700_000_000.1234, 1_700_000_000.1234);
    const opened = await openSkills({ root });
    const session = openSession(opened);
    const { mtimeMs } = opened.catalog.skills[0]!;
    expect(Number.isInteger(mtimeMs)).toBe(true);
    const loaded = session.load({ name: 'x' });
    expect(loaded.ok && loaded.skill.mtimeMs).toBe(mtimeMs);
    const { catalog, loaded_versions } = session.snapshot();
    expect(catalog.skills[0]).toMatchObject({ mtimeMs, mtime_ms: mtimeMs });
    expect(loaded_versions[0]!.mtime_ms).toBe(mtimeMs);
  });
});

describe('bundled skills outside the repository', () => {
  const shipped = () =>
    aFolder({
      'gh/SKILL.md': smallSkill('gh', 'Shipped.'),
      'gh/references/more.md': 'More.',
      'both/SKILL.md': smallSkill('both', 'Shipped.'),
    });

  it.each(['harness', 'toolset', 'agent-skills', 'pipeline'])(
    'have the lowest precedence under %s',
    async (profile) => {
      const bundled = shipped();
      const own = { harness: '.agent/skills', toolset: '.agent/skills' }[profile] ?? 'skills';
      const root = aFolder({ [`${own}/both/SKILL.md`]: smallSkill('both', 'Own.') });
      const opened = await openSkills({ root, profile, bundled: [bundled] });
      const session = openSession(opened, { asksConsent: false });
      expect(opened.catalog.skills.map(({ name, source, dir }) => [name, source, dir])).toEqual([
        ['both', profile === 'harness' || profile === 'toolset' ? 'project' : 'repo', `${root}/${own}/both`],
        ['gh', 'bundled', `${bundled}/gh`],
      ]);
      expect(session.load({ name: 'both' }, 'body')).toMatchObject({ text: 'Own.' });
      expect(session.load({ name: 'gh' }, 'body')).toMatchObject({ text: 'Shipped.' });
      expect(session.load({ path: `${bundled}/gh/SKILL.md` }, 'full')).toMatchObject({ ok: true });
    },
  );

  it('have all three tiers, with the same containment', async () => {
    const bundled = shipped();
    const root = aFolder({ 'secret.md': 'Secret.' });
    fs.symlinkSync(path.join(root, 'secret.md'), path.join(bundled, 'gh/references/link.md'));
    fs.symlinkSync('../../both/SKILL.md', path.join(bundled, 'gh/references/other.md'));
    const provider = new SkillContextProvider(
      await openSkills({ root, profile: 'harness', bundled: [bundled] }),
    );
    expect(provider.getTier1Context()).toContain(`<location>${bundled}/gh/SKILL.md</location>`);
    expect(await provider.getTier2Context('gh')).toContain('Shipped.');
    expect(await provider.getTier3ResourceList('gh', 'references')).toEqual(['references/more.md']);
    expect(await provider.getTier3Resource('gh', 'references/more.md')).toBe('More.');
    expect(await provider.getTier3Resource('gh', 'references/link.md')).toBe(null);
    expect(await provider.getTier3Resource('gh', 'references/other.md')).toBe(null);
    expect(await provider.getTier3Resource('gh', '../both/SKILL.md')).toBe(null);
  });

  it('are given with --bundled, or in the config of the user, and never in that of the repository', async () => {
    const bundled = shipped();
    const root = aFolder({ 'skill-registrar.json': '{"profile":"harness"}' });
    const run = (...args: string[]) => cli([...args, '--root', root], { cwd: root, env: { HOME: home } });
    const home = aFolder({ '.agent/config.yaml': `skills:\n  bundled: ["${bundled}"]\n` });
    expect((await run('load', 'gh', '--bundled', bundled)).stdout).toContain('Shipped.');
    expect((await run('resources', 'gh', '--bundled', bundled)).stdout).toBe('references/more.md\n');
    expect((await run('skills', 'list', '--bundled', bundled)).stdout).toContain('[Bundled Skills]');
    expect((await run('load', 'gh', '--home')).stdout).toContain('Shipped.');
    expect((await run('load', 'gh')).exitCode).toBe(2);
    expect((await run('load', 'gh', '--bundled', 'none')).exitCode).toBe(3);
    fs.writeFileSync(
      path.join(root, 'skill-registrar.json'),
      JSON.stringify({ skills: { bundled: [bundled] } }),
    );
    const refused = await run('load', 'gh');
    expect(refused.exitCode).toBe(2);
    expect(refused.stderr).toContain('bundled');
  });

  it('are offered by the server, too', async () => {
    const bundled = shipped();
    const { client } = await connectOverStdio(aFolder({}), {
      args: ['--profile', 'harness', '--bundled', bundled],
    });
    onTestFinished(() => client.close());
    const load = await client.callTool({ name: 'skill_load', arguments: { name: 'gh' } });
    expect(load).toMatchObject({ structuredContent: { metadata: { path: `${bundled}/gh/SKILL.md` } } });
    const file = { name: 'gh', get: 'references/more.md' };
    expect(await client.callTool({ name: 'skill_resources', arguments: file })).toMatchObject({
      structuredContent: { text: 'More.' },
    });
    await client.callTool({ name: 'skill_list', arguments: { force_reload: true } });
    const { resources } = await client.listResources();
    expect(resources.map(({ name }) => name)).toEqual(['both', 'gh']);
    const { contents } = await client.readResource({ uri: resources[1]!.uri });
    expect(JSON.stringify(contents)).toContain('Shipped.');
  });

  it('can be switched off like any bundled skill', async () => {
    const bundled = shipped();
    const root = aFolder({ 'skill-registrar.json': '{"profile":"harness"}' });
    const run = (...args: string[]) => cli([...args, '--root', root, '--bundled', bundled], { cwd: root });
    expect((await run('plugins', 'disable', 'gh')).stdout).toBe('gh is now disabled.\n');
    expect((await run('load', 'gh')).stderr).toContain('the skill is disabled: gh');
  });
});

describe('a long session', () => {
  const triggered = (name: string, words: string) =>
    `---\nname: ${name}\ndescription: Does ${name}.\ntriggers: { keywords: [${words}] }\n---\nBody of ${name}.\n`;
  const files = {
    '.agent/skills/a/SKILL.md': triggered('a', 'greet'),
    '.agent/skills/b/SKILL.md': triggered('b', 'greet'),
    '.agent/skills/plain/SKILL.md': smallSkill('plain', 'Plain.'),
  };

  it('gives a text again after it was forgotten, or when asked to', async () => {
    const session = openSession(await openSkills({ root: aFolder(files), profile: 'toolset' }));
    const isRepeated = (force = false) => {
      const loaded = session.load({ name: 'a', force });
      return loaded.ok && loaded.isRepeated;
    };
    expect([isRepeated(), isRepeated(), isRepeated(true), isRepeated()]).toEqual([false, true, false, true]);
    session.forget('a');
    expect([isRepeated(), isRepeated()]).toEqual([false, true]);
  });

  it('ranks by recent use, limits by the config, and discloses what a query needs', async () => {
    const root = aFolder({ ...files, 'skill-registrar.json': '{"skills":{"maxSkills":1}}' });
    const session = openSession(await openSkills({ root, profile: 'toolset' }));
    expect(session.search('plain').results[0]).toMatchObject({ reason: 'exact_name' });
    const names = () => session.match('greet Bob').matches.map(({ skill }) => skill.name);
    expect(names()).toEqual(['a']);
    session.load({ name: 'b' });
    expect(names()).toEqual(['b']);
    expect(session.match('greet Bob', { max: 2 }).matches).toHaveLength(2);
    expect(session.disclose('greet Bob')).toEqual({
      level: 3,
      text: '<skill name="b">\nBody of b.\n</skill>',
      shown: 1,
      total: 2,
      truncated: true,
    });
    expect(session.disclose('fix the build')).toMatchObject({
      level: 2,
      text: '- plain: Does plain well.',
      shown: 1,
      total: 1,
      truncated: false,
    });
    expect(session.disclose('list skills')).toMatchObject({ level: 2, total: 3 });
  });

  it('is kept by task', async () => {
    const opened = await openSkills({ root: aFolder(files), profile: 'toolset' });
    const sessions = new SkillSessions();
    const one = sessions.open(opened, { taskId: 'one', allow: ['a'] });
    expect(one.getSkillNames()).toEqual(['a']);
    expect(sessions.open(opened, { taskId: 'one' })).toBe(one);
    expect(sessions.open(opened)).not.toBe(one);
  });

  it('asks for consent as its profile says, without an option', async () => {
    const root = aFolder({ 'skills/x/SKILL.md': smallSkill('x', 'Text.') });
    const session = openSession(await openSkills({ root, profile: 'pipeline' }));
    expect(session.load({ name: 'x' })).toMatchObject({ ok: false, needsConsent: true });
    const provider = new SkillContextProvider(await openSkills({ root, profile: 'pipeline' }));
    expect(await provider.getTier2Context('x')).toBe(null);
    const open = openSession(await openSkills({ root, profile: 'pipeline' }), { asksConsent: false });
    expect(open.load({ name: 'x' })).toMatchObject({ ok: true });
    session.consent('X!', { remember: true });
    expect(session.policy.allow).toEqual([{ tool: 'skill_load', skill_name: 'x' }]);
  });

  it('leaves the catalog out of a snapshot when asked to', async () => {
    const session = openSession(await openSkills({ root: aFolder(files) }));
    expect(session.snapshot({ include_skills: false })).not.toHaveProperty('catalog');
    expect(session.snapshot({ include_skills: true })).toHaveProperty('catalog');
  });
});
