import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { register } from '../../src/index.js';
import { aFolder } from '../support/a-folder.js';
import { aGitRepository, type GitRepository } from '../support/a-git-repository.js';
import { cli } from '../support/run-cli.js';
import { skillText } from '../support/skill-text.js';

const FILE = 'skills/ct-one-tool/SKILL.md';
const BASE = { name: 'ct-one-tool', description: 'Keeps the example small', version: '1.0.0' };
const DECLARED = {
  status: 'deprecated',
  model: 'opus',
  tier: '3',
  token_budget: '9000',
  tags: '[own]',
  minimumVersion: '0.1.0',
  'allowed-tools': 'Read',
  dispatch_triggers: '{ labels: [mine], keywords: [count the words], types: [epic] }',
};
const manifestFile = (root: string) => path.join(root, 'skills/manifest.json');
// biome-ignore lint/suspicious/noExplicitAny: an entry has fields of many shapes
const entryIn = (root: string): any => JSON.parse(fs.readFileSync(manifestFile(root), 'utf8')).skills[0];

/** A repository whose skill declares everything, registered and committed. */
async function aRegisteredSkill(declared: Record<string, string> = DECLARED): Promise<GitRepository> {
  const repository = aGitRepository({
    '.cleo/config.json': '{}',
    [FILE]: skillText({ ...BASE, ...declared }),
  });
  await repository.run('register');
  repository.commit();
  return repository;
}

const PLAIN = { status: 'active', tier: 2, token_budget: 8000, tags: [] };

describe('a line that is removed from the frontmatter', () => {
  it('is removed from the entry', async () => {
    const { root, write, run } = await aRegisteredSkill();
    expect(entryIn(root)).toMatchObject({ status: 'deprecated', model: 'opus', tier: 3, tags: ['own'] });
    write({ [FILE]: skillText(BASE) });
    expect((await run('status')).json().skills).toMatchObject([{ name: 'ct-one-tool', status: 'updated' }]);
    expect((await run('register', '--check')).exitCode).toBe(1);
    await run('register');
    const entry = entryIn(root);
    expect(entry).toMatchObject({ ...PLAIN, dispatch_triggers: { labels: [], keywords: [], types: [] } });
    for (const field of ['model', 'minimumVersion', 'allowed-tools']) expect(entry).not.toHaveProperty(field);
    expect((await run('register', '--check')).exitCode).toBe(0);
  });

  it('is removed from the entry after it was committed, too', async () => {
    const { root, write, commit, run } = await aRegisteredSkill();
    write({ [FILE]: skillText(BASE) });
    commit();
    write({ 'README.md': 'More.' });
    commit();
    await run('register');
    expect(entryIn(root)).toMatchObject(PLAIN);
  });

  it('is removed from the entry by the library', async () => {
    const { root, write } = await aRegisteredSkill();
    write({ [FILE]: skillText(BASE) });
    await register({ root });
    expect(entryIn(root)).toMatchObject(PLAIN);
  });

  it('stays in the entry if merge.preserve names it', async () => {
    const { root, write, run } = await aRegisteredSkill();
    write({
      [FILE]: skillText(BASE),
      'skill-registrar.json': '{ "merge": { "preserve": ["tier", "model"] } }',
    });
    await run('register');
    expect(entryIn(root)).toMatchObject({ ...PLAIN, tier: 3, model: 'opus' });
  });

  it('stays in the entry if the frontmatter can no longer be read', async () => {
    const { root, write, run } = await aRegisteredSkill();
    write({ [FILE]: '# Tool\n\nKeeps the example small.\n' });
    await run('register', '--level', 'warn');
    expect(entryIn(root)).toMatchObject({ status: 'deprecated', model: 'opus', tier: 3 });
  });
});

describe('what a person wrote in the manifest', () => {
  it('stays, in git or not', async () => {
    const repository = await aRegisteredSkill({});
    const folder = aFolder({ '.cleo/config.json': '{}', [FILE]: skillText(BASE) });
    await cli(['register'], { cwd: folder });
    for (const root of [repository.root, folder]) {
      const manifest = JSON.parse(fs.readFileSync(manifestFile(root), 'utf8'));
      Object.assign(manifest.skills[0], { status: 'deprecated', model: 'opus', tier: 3, token_budget: 9000 });
      fs.writeFileSync(manifestFile(root), JSON.stringify(manifest));
      if (root === repository.root) repository.commit();
      await cli(['register'], { cwd: root });
      expect(entryIn(root)).toMatchObject({
        status: 'deprecated',
        model: 'opus',
        tier: 3,
        token_budget: 9000,
      });
    }
  });

  it('stays if it replaced what the frontmatter declared', async () => {
    const { root, write, run } = await aRegisteredSkill();
    const manifest = JSON.parse(fs.readFileSync(manifestFile(root), 'utf8'));
    manifest.skills[0].tier = 1;
    fs.writeFileSync(manifestFile(root), JSON.stringify(manifest));
    write({ [FILE]: skillText(BASE) });
    await run('register');
    expect(entryIn(root)).toMatchObject({ ...PLAIN, tier: 1 });
  });

  const BODY = '\n# Tool\n\nRead the file.\nAdd up the totals.\nWrite them down.\n';
  const OTHER = { name: 'ct-second-tool', description: 'Says something else by now', version: '1.0.0' };

  it.each([
    ['not committed yet', OTHER, BODY, false, 'me'],
    ['committed', OTHER, BODY, true, 'me'],
    ['known by its description', { ...OTHER, description: BASE.description }, '\n# Anew\n', false, 'me'],
    ['with nothing in common', OTHER, '\n# Anew\n', false, undefined],
  ])(
    'follows a skill with another name and directory: %s',
    async (_, fields, body, isCommitted, maintainer) => {
      const { root, write, remove, commit, run } = aGitRepository({
        '.cleo/config.json': '{}',
        [FILE]: skillText(BASE, BODY),
      });
      await run('register');
      const manifest = JSON.parse(fs.readFileSync(manifestFile(root), 'utf8'));
      manifest.skills[0].maintainer = 'me';
      fs.writeFileSync(manifestFile(root), JSON.stringify(manifest));
      commit();
      remove('skills/ct-one-tool');
      write({ 'skills/ct-second-tool/SKILL.md': skillText(fields, body) });
      if (isCommitted) commit();
      await run('register');
      expect(entryIn(root)).toMatchObject({ name: 'ct-second-tool', path: 'skills/ct-second-tool' });
      expect(entryIn(root).maintainer).toBe(maintainer);
    },
  );
});
