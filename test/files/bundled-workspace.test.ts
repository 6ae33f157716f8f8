import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { absolutePath, workspacePath } from '../../src/files/absolute-path.js';
import { BundledWorkspace } from '../../src/files/bundled-workspace.js';
import { DiskWorkspace } from '../../src/files/disk-workspace.js';
import { aFolder } from '../support/a-folder.js';

const LIMITS = { maxBytes: 100, followLinks: true };

function aBundle() {
  const root = aFolder({ 'own.md': 'own', 'skills/x/a.md': 'a' });
  const shipped = aFolder({ 'gh/SKILL.md': 'gh', 'gh/inner/b.md': 'b', 'top.md': 'top' });
  const workspace = new BundledWorkspace(new DiskWorkspace({ root }), [shipped]);
  return { root, shipped, workspace };
}

describe('workspace with directories outside the repository', () => {
  it('reads the repository by relative paths and the others by absolute ones', () => {
    const { root, shipped, workspace } = aBundle();
    expect(workspace.read('own.md', LIMITS).kind).toBe('content');
    expect(workspace.read(`${shipped}/gh/SKILL.md`, LIMITS).kind).toBe('content');
    expect(workspace.readListed(`${shipped}/gh/SKILL.md`, 10)).toBe('gh');
    expect(workspace.list(shipped)).toHaveLength(2);
    expect(workspace.kindOf(`${shipped}/gh`)).toBe('directory');
    expect(workspace.entryAt(`${shipped}/top.md`)).toBe('file');
    expect(workspace.fingerprint(`${shipped}/top.md`)?.size).toBe(3);
    expect(workspace.canonical(`${shipped}/gh/../gh`)).toBe(`${shipped}/gh`);
    expect(workspace.canonical(shipped)).toBe(shipped);
    expect(workspace.holdsTracked(shipped)).toBe(false);
    expect(workspace.earlierBlobs(shipped).size).toBe(0);
    expect(workspace.linkTarget(`${shipped}/top.md`)).toBe(null);
    expect(absolutePath(workspace, `${shipped}/gh`)).toBe(`${shipped}/gh`);
    expect(workspacePath(workspace, `${shipped}/gh`)).toBe(`${shipped}/gh`);
    expect(workspacePath(workspace, `${root}/skills`)).toBe('skills');
    expect(workspacePath(workspace, '/')).toBe(null);
  });

  it('reaches nothing else, by paths or by links', () => {
    const { root, shipped, workspace } = aBundle();
    const elsewhere = aFolder({ 'secret.md': 'secret' });
    fs.symlinkSync(path.join(elsewhere, 'secret.md'), path.join(shipped, 'gh/link.md'));
    fs.symlinkSync(path.join(root, 'own.md'), path.join(shipped, 'gh/own.md'));
    fs.symlinkSync(path.join(shipped, 'top.md'), path.join(root, 'bundled.md'));
    for (const file of [
      `${elsewhere}/secret.md`,
      `${shipped}-other/secret.md`,
      `${shipped}/gh/link.md`,
      `${shipped}/gh/own.md`,
      'bundled.md',
      `${shipped}/../secret.md`,
    ])
      expect(workspace.read(file, LIMITS).kind, file).not.toBe('content');
  });

  it('keeps the limits of a read in every tree', () => {
    const { shipped, workspace } = aBundle();
    const gh = `${shipped}/gh`;
    expect(workspace.read(`${gh}/SKILL.md`, { ...LIMITS, within: gh }).kind).toBe('content');
    expect(workspace.read(`${shipped}/top.md`, { ...LIMITS, within: gh }).kind).toBe('refused');
    expect(workspace.read(`${gh}/SKILL.md`, { ...LIMITS, within: 'skills' }).kind).toBe('refused');
    const without = ['skills/x', `${gh}/inner`];
    expect(workspace.read(`${gh}/inner/b.md`, { ...LIMITS, without }).kind).toBe('refused');
    expect(workspace.read('skills/x/a.md', { ...LIMITS, without }).kind).toBe('refused');
    expect(workspace.listWithin(gh, `${gh}/inner`)).toHaveLength(1);
    expect(workspace.listWithin(gh, shipped)).toBe(null);
    expect(workspace.listWithin(gh, 'skills')).toBe(null);
  });
});
