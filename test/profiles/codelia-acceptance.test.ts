import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSkills } from '../../src/agent/catalog.js';
import { openSession } from '../../src/agent/open-session.js';
import { DiskWorkspace } from '../../src/files/disk-workspace.js';
import { MemoryStore } from '../../src/files/memory.js';
import { aFolder } from '../support/a-folder.js';
import { aSkill } from '../support/inspect-text.js';

const skill = (name: string, description: string) =>
  aSkill(`name: ${name}`, `description: ${description}`, 'version: 1.0.0');

async function aSession() {
  const root = aFolder({
    '.git/HEAD': '',
    '.agents/skills/release-notes/SKILL.md': skill('release-notes', 'Drafts notes from commits.'),
    '.agents/skills/release-notes/references/style.md': '# Style',
    'packages/app/.agents/skills/dup/SKILL.md': skill('dup', 'Ships a release.'),
  });
  const home = aFolder({ '.agents/skills/dup/SKILL.md': skill('dup', 'Another.') });
  const opened = await openSkills({
    operation: 'status',
    workspace: new DiskWorkspace({ root, home }),
    store: new MemoryStore({}),
    profile: 'codelia',
    workingDirectory: 'packages/app',
    environment: { isCi: false, now: new Date(0), variables: {} },
  });
  const session = openSession(opened, { workingDirectory: path.join(root, 'packages/app') });
  return { root, home, session };
}

describe('acceptance conditions of codelia', () => {
  it('1 and 2: codelia lists the skills from the root to the working directory, and those of the user', async () => {
    const { session } = await aSession();
    expect(session.catalog().skills.map(({ name, scope }) => `${name} ${scope}`)).toEqual([
      'dup repo',
      'dup user',
      'release-notes repo',
    ]);
  });

  it('3: codelia reports a name of two skills as ambiguous', async () => {
    const { root, home, session } = await aSession();
    expect(session.load({ name: 'dup', isConfirmed: true })).toMatchObject({
      ok: false,
      message: 'ambiguous skill name: dup',
      candidates: [`${root}/packages/app/.agents/skills/dup/SKILL.md`, `${home}/.agents/skills/dup/SKILL.md`],
    });
  });

  it('4: codelia searches names and descriptions', async () => {
    const { session } = await aSession();
    const { results } = session.search({ query: 'release' });
    expect(results.map(({ skill: found, reason }) => `${found.name} ${reason}`)).toEqual([
      'release-notes prefix',
      'dup token_overlap',
    ]);
  });

  it('5 and 6: codelia returns text and base directory on the first load, and a reminder on the second', async () => {
    const { root, session } = await aSession();
    const first = session.load({ name: 'release-notes', isConfirmed: true });
    expect(first).toMatchObject({ ok: true });
    const text = first.ok ? first.text : '';
    expect(text).toContain('# Title');
    expect(text).toContain(`Base directory: file://${root}/.agents/skills/release-notes/`);
    const second = session.load({ name: 'release-notes', isConfirmed: true });
    expect(second.ok && second.text).toContain('skill_context_reminder');
    expect(second.ok && second.text).not.toContain('# Title');
  });

  it('7 and 8: codelia shows its state, and keeps the id and path of loaded skills', async () => {
    const { root, session } = await aSession();
    session.load({ name: 'release-notes', isConfirmed: true });
    const { enabled, catalog, loaded_versions } = session.snapshot();
    const file = `${root}/.agents/skills/release-notes/SKILL.md`;
    expect({ enabled, listed: catalog.skills.length }).toEqual({ enabled: true, listed: 3 });
    expect(loaded_versions).toEqual([{ path: file, mtime_ms: Math.trunc(fs.statSync(file).mtimeMs) }]);
  });
});

describe('no remote access', () => {
  const source = path.join(import.meta.dirname, '../../src');
  const isLocal = (file: string) => !/^(?:action|agent\/plugins|mcp|site)\//.test(file);
  const files = fs
    .readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.ts') && isLocal(file));

  it.each([
    'node:http',
    'node:https',
    'node:net',
    'node:tls',
    'node:dgram',
    'node:dns',
    'undici',
    'fetch(',
    'WebSocket(',
  ])('code that finds, checks or loads skills does not use %s', (means) => {
    expect(files.length).toBeGreaterThan(100);
    const users = files.filter((file) => {
      const text = fs.readFileSync(path.join(source, file), 'utf8');
      return means.endsWith('(')
        ? new RegExp(`\\b${means.slice(0, -1)}\\(`).test(text)
        : text.includes(`'${means}'`);
    });
    expect(users).toEqual([]);
  });
});
