import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  MemoryStore,
  MemoryWorkspace,
  openPlugins,
  openSession,
  openSkills,
  register,
} from '../../src/index.js';
import { aFolder } from '../support/a-folder.js';
import { smallSkill } from '../support/skill-text.js';

const FILES = {
  'skills/release-notes/SKILL.md': smallSkill('release-notes', 'Read references/style.md.\n'),
  'skills/release-notes/references/style.md': 'Be brief.',
};

describe('library', () => {
  it('opens a repository on disk for a session with search, load and activation', async () => {
    const root = aFolder(FILES);
    const privateDirectory = aFolder();
    const session = openSession(await openSkills({ root }), {
      taskId: 't',
      workingDirectory: root,
      privateDirectory,
    });
    expect(session.search({ query: 'release' }).count).toBe(1);
    expect(session.load({ name: 'release-notes' })).toMatchObject({ ok: true, isRepeated: false });
    expect(await session.activate({ name: 'release-notes', isConfirmed: true })).toMatchObject({
      success: true,
    });
    expect(fs.existsSync(path.join(privateDirectory, '.skills/release-notes/SKILL.md'))).toBe(true);
    await session.end();
    expect(session.snapshot()).toMatchObject({ loaded_versions: [], consented: [], activated: [] });
  });

  it('opens a repository in memory', async () => {
    const workspace = new MemoryWorkspace(FILES, { root: '/repo' });
    const opened = await openSkills({ workspace, store: new MemoryStore({}) });
    const session = openSession(opened, { workingDirectory: '/repo' });
    expect(session.search({ query: 'release-notes' }).results[0]).toMatchObject({ score: 900 });
    expect(session.load({ name: 'release-notes' }, 'body')).toMatchObject({
      text: 'Read references/style.md.',
    });
  });

  it('opens the plugins of a repository', async () => {
    const root = aFolder(FILES);
    expect(await openPlugins({ root })).toMatchObject({
      plugins: [],
      repo: { directory: `${root}/.agent/plugins`, config: 'skill-registrar.json' },
    });
    expect((await register({ root })).exitCode).toBe(0);
  });
});
