import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSkills } from '../../src/agent/catalog.js';
import { openSession, type SessionSetup } from '../../src/agent/open-session.js';
import { DiskStore } from '../../src/files/disk-store.js';
import { DiskWorkspace } from '../../src/files/disk-workspace.js';
import { aFolder } from '../support/a-folder.js';
import { aGitRepository } from '../support/a-git-repository.js';
import { cli } from '../support/run-cli.js';
import { smallSkill } from '../support/skill-text.js';

const SKILL = { 'skills/pdf/SKILL.md': smallSkill('pdf') };
const CODELIA_SKILL = { '.agents/skills/pdf/SKILL.md': smallSkill('pdf') };
const run = (root: string, args: readonly string[], env = {}) =>
  cli([...args, '--root', root], { cwd: root, env });

/** A session over a repository and, if its files are given, a home directory. */
async function aSession(
  files: Readonly<Record<string, string>>,
  { home, ...options }: Partial<SessionSetup> & { readonly home?: Readonly<Record<string, string>> } = {},
) {
  const root = aFolder({ ...SKILL, ...files });
  const opened = await openSkills({
    operation: 'status',
    workspace: new DiskWorkspace({ root, home: home === undefined ? null : aFolder(home) }),
    store: new DiskStore({ root }),
    environment: { isCi: false, now: new Date(0), variables: {} },
  });
  return openSession(opened, { workingDirectory: root, ...options });
}

const GRANTS = { allow: [{ tool: 'skill_load' }] };
const configText = (value: object) => ({ 'skill-registrar.json': JSON.stringify(value) });

describe('a config of the repository never widens what a person allowed', () => {
  it.each([
    ['skill-registrar.json', { hotReload: true }],
    ['package.json', { 'skill-registrar': { hotReload: true } }],
    ['.cleo/config.json', { skills: { hotReload: true } }],
  ])('hotReload in %s makes dispatch write nothing', async (file, config) => {
    const root = aFolder({ ...SKILL, [file]: JSON.stringify(config) });
    const { stdout } = await run(root, ['dispatch', 'pdf', '--profile', 'agent-skills', '--json']);
    expect(fs.existsSync(path.join(root, 'skills/manifest.json'))).toBe(false);
    expect(JSON.parse(stdout).skill).toBe('pdf');
  });

  it('hotReload in the home directory makes dispatch write', async () => {
    const root = aFolder(SKILL);
    const home = aFolder({ '.cleo/config.json': '{"skills":{"hotReload":true}}' });
    await run(root, ['dispatch', 'pdf', '--json', '--home'], { HOME: home });
    expect(fs.existsSync(path.join(root, 'skills/manifest.json'))).toBe(true);
  });

  it.each(['.', './', '~/', '~/plugins', '~', './.', '..', '.git', '/tmp/x', 'a/../..'])(
    'pluginsDir %j is refused',
    async (pluginsDir) => {
      const plugins = [{ url: 'https://localhost/x', name: 'src' }];
      const root = aFolder({
        ...SKILL,
        'src/important.ts': '1',
        ...configText({ skills: { pluginsDir, plugins } }),
      });
      for (const action of ['remove', 'update']) {
        const { exitCode } = await run(root, ['plugins', action, 'src', '--home', '--profile', 'harness'], {
          HOME: aFolder(),
        });
        expect(exitCode).not.toBe(0);
      }
      expect(fs.readFileSync(path.join(root, 'src/important.ts'), 'utf8')).toBe('1');
    },
  );

  it('plugins remove and update leave a tracked directory alone that we did not install', async () => {
    const { root: source } = aGitRepository({ 'SKILL.md': smallSkill('lib') });
    const plugins = [{ url: `file://${source}`, name: 'lib', enabled: true }];
    const files = { ...SKILL, 'packages/lib/important.ts': '1', 'packages/lib/SKILL.md': smallSkill('lib') };
    const root = aFolder({ ...files, ...configText({ skills: { pluginsDir: 'packages', plugins } }) });
    const env = { ...process.env, SKILL_REGISTRAR_ALLOW_FILE_URLS: '1' };
    for (const action of ['remove', 'update']) {
      const { exitCode, stderr, stdout } = await run(
        root,
        ['plugins', action, 'lib', '--profile', 'harness'],
        env,
      );
      expect(exitCode).not.toBe(0);
      expect(stderr + stdout).toContain('was not installed by skill-registrar');
    }
    expect(fs.readFileSync(path.join(root, 'packages/lib/important.ts'), 'utf8')).toBe('1');
  });

  it('permissions.allow grants nothing where the person asked for consent', async () => {
    for (const file of ['skill-registrar.json', '.codelia/config.json']) {
      const files = { ...CODELIA_SKILL, [file]: JSON.stringify({ permissions: GRANTS }) };
      const session = await aSession(files, { asksConsent: true });
      expect(session.load({ name: 'pdf' })).toMatchObject({ ok: false, needsConsent: true });
    }
  });

  it('permissions.allow does not replace the confirmation of an activation', async () => {
    const session = await aSession(configText({ permissions: GRANTS }));
    expect(await session.activate({ name: 'pdf' })).toMatchObject({ success: false, consentRequired: true });
  });

  it('permissions.allow does not add to the rules of the user', async () => {
    const home = {
      '.codelia/config.json': JSON.stringify({
        permissions: { allow: [{ tool: 'skill_load', skill_name: 'other' }] },
      }),
    };
    const session = await aSession(configText({ permissions: GRANTS }), { home });
    expect(session.load({ name: 'pdf' })).toMatchObject({ ok: false, needsConsent: true });
  });

  it('permissions.deny of the repository counts', async () => {
    const deny = [{ tool: 'skill_load', skill_name: 'pdf' }];
    const home = { '.codelia/config.json': JSON.stringify({ permissions: GRANTS }) };
    const session = await aSession(configText({ permissions: { deny } }), { home });
    expect(session.load({ name: 'pdf' })).toMatchObject({ ok: false, reason: 'denied' });
  });

  it('skills.enabled, allow and disabled narrow those of the user', async () => {
    const off = { '.codelia/config.json': JSON.stringify({ skills: { enabled: false } }) };
    expect(
      (await aSession(configText({ skills: { enabled: true } }), { home: off })).getSkillNames(),
    ).toEqual([]);
    const disabled = { '.codelia/config.json': JSON.stringify({ skills: { disabled: ['pdf'] } }) };
    const again = await aSession(configText({ skills: { disabled: [], allow: ['*'] } }), { home: disabled });
    expect(again.getSkillNames()).toEqual([]);
    const narrowed = await aSession(configText({ skills: { allow: ['*'] } }), { allow: ['other'] });
    expect(narrowed.getSkillNames()).toEqual([]);
  });
});

describe('allow, deny and consent compare one form of a name', () => {
  it.each(['PDF-Tools', 'pdf tools', 'Pdf  Tools'])('a rule for pdf-tools is about %j, too', async (name) => {
    const deny = [{ tool: 'skill_load', skill_name: 'pdf-tools' }];
    const session = await aSession({
      '.agents/skills/x/SKILL.md': smallSkill(name),
      ...configText({ profile: 'goose', permissions: { deny } }),
    });
    expect(session.getSkillNames()).toContain(name);
    expect(session.load({ name })).toMatchObject({ ok: false, reason: 'denied' });
    expect(session.load({ name: 'pdf-tools' })).toMatchObject({ ok: false, reason: 'denied' });
    session.consent('PDF TOOLS');
    expect(session.hasConsent('pdf-tools')).toBe(true);
  });

  it.each([
    ['pdf', 'ＰＤＦ '],
    ['caf\u00e9', 'cafe\u0301'],
    ['pdf', 'p\u200ddf'],
    ['pdf', '\u202epdf'],
  ])('a rule for %j is about %j, which looks the same', async (name, other) => {
    const policy = { deny: [{ tool: 'skill_load', skill_name: name }] };
    const session = await aSession({}, { policy, allow: [name] });
    expect([session.decision(other), session.allows(other)]).toEqual(['deny', true]);
  });

  it('consent for one name in another script is no consent for all of them', async () => {
    const session = await aSession({}, { asksConsent: true });
    session.consent('ключ');
    expect(session.hasConsent('Ключ')).toBe(true);
    expect(session.hasConsent('замок')).toBe(false);
  });

  it('a rule in another script denies that name and no other', async () => {
    const policy = { deny: [{ tool: 'skill_load', skill_name: 'Ключ' }] };
    const session = await aSession({}, { policy, allow: ['ключ'] });
    expect(session.decision('ключ')).toBe('deny');
    expect(session.decision('замок')).toBe('confirm');
    expect([session.allows('КЛЮЧ'), session.allows('замок')]).toEqual([true, false]);
  });
});

it('a config with 20,000 mistakes names the first of them, in time', async () => {
  const root = aFolder({
    ...SKILL,
    'skill-registrar.json': JSON.stringify({ exclude: Array(20_000).fill(1) }),
  });
  const start = performance.now();
  const { stderr, exitCode } = await run(root, ['validate']);
  expect(performance.now() - start).toBeLessThan(5000);
  expect(exitCode).toBe(2);
  expect(stderr.match(/^error: /gm)).toHaveLength(20);
});
