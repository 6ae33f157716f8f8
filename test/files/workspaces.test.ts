import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { DiskStore } from '../../src/files/disk-store.js';
import { DiskWorkspace } from '../../src/files/disk-workspace.js';
import { openBase } from '../../src/files/git-base.js';
import { MemoryWorkspace } from '../../src/files/memory.js';
import { type Workspace, WorkspaceError } from '../../src/files/workspace.js';
import { aFolder, type Files } from '../support/a-folder.js';
import { aGitRepository, gitVariables } from '../support/a-git-repository.js';
import { withoutPrivileges } from '../support/without-privileges.js';

const files = { 'a/one.md': 'one', 'a/b/two.md': 'two', 'top.md': 'top' };
const limits = { maxBytes: 100, followLinks: true };
const textOf = (workspace: Workspace, file: string, more: object = {}) => {
  const content = workspace.read(file, { ...limits, ...more });
  if (content.kind === 'content') return new TextDecoder().decode(content.bytes);
  return content.kind === 'refused' ? content.reason : content.kind;
};

function openDisk(prepare: (root: string) => void): Workspace {
  const root = aFolder(files);
  prepare(root);
  return new DiskWorkspace({ root });
}

/** The tree of a commit that the working tree no longer has. */
function openTree(committed: Files, prepare: (root: string) => void = () => {}): Workspace {
  const { root, git, remove, commit } = aGitRepository(committed);
  prepare(root);
  commit('all', '--allow-empty');
  const id = git('rev-parse', 'HEAD');
  for (const file of git('ls-files').split('\n')) remove(file);
  return treeOf(id, new DiskWorkspace({ root }));
}

function treeOf(ref: string, workspace: Workspace): Workspace {
  const { root } = workspace;
  return openBase({ workspace, store: new DiskStore({ root }), ref, variables: gitVariables(root) })
    .workspace;
}

describe.each([
  ['disk', () => new DiskWorkspace({ root: aFolder(files) })],
  ['memory', () => new MemoryWorkspace(files, { root: '/repo' })],
  ['a commit', () => openTree(files)],
] as const)('the workspace on %s', (_, open) => {
  let workspace: Workspace;
  beforeEach(() => {
    workspace = open();
  });

  it('lists directories with the kinds of their entries', () => {
    const names = (workspace.list('a') ?? []).map(({ name, kind }) => `${name} ${kind}`).sort();
    expect(names).toEqual(['b directory', 'one.md file']);
    expect(workspace.list('nowhere')).toBeNull();
  });

  it('lists only what is inside a base', () => {
    expect(workspace.listWithin('a', 'a/b')?.map(({ name }) => name)).toEqual(['two.md']);
    expect(workspace.listWithin('a/b', 'a')).toBeNull();
    expect(workspace.listWithin('a', 'a/nowhere')).toBeNull();
  });

  it('reads files, and says why it cannot', () => {
    expect(textOf(workspace, 'a/b/two.md')).toBe('two');
    expect(textOf(workspace, 'nowhere.md')).toBe('missing');
    expect(textOf(workspace, 'a')).toBe('directory');
    expect(textOf(workspace, 'top.md', { maxBytes: 2 })).toBe('too-large');
    expect(textOf(workspace, 'a/one.md', { within: 'a' })).toBe('one');
    expect(textOf(workspace, 'top.md', { within: 'a' })).toBe('outside');
  });

  it('resolves what a path is and where it points', () => {
    expect(workspace.kindOf('a/one.md')).toBe('file');
    expect(workspace.kindOf('a/b/..')).toBe('directory');
    expect(workspace.kindOf('a/nothing')).toBe('missing');
    expect(workspace.kindOf('..')).toBe('outside');
    expect(workspace.canonical('a/./b/../one.md')).toBe('a/one.md');
    expect(workspace.canonical('nothing')).toBeNull();
    expect(workspace.canonical('.')).toBe('.');
  });

  it('identifies a file by its size and times', () => {
    expect(workspace.fingerprint('top.md')).toMatchObject({ size: 3 });
    expect(workspace.fingerprint('nothing')).toBeNull();
  });
});

describe.each([
  ['the disk', openDisk],
  ['a commit', (prepare: (root: string) => void) => openTree(files, prepare)],
] as const)('links and modes on %s', (_, open) => {
  it('rejects links that leave, dangle or form a cycle, and follows others only when asked to', () => {
    const outside = aFolder({ 'secret.md': 'secret', 'dir/x.md': 'x' });
    const workspace = open((root) => {
      symlinkSync('a/one.md', join(root, 'inside.md'));
      symlinkSync(join(root, 'a/one.md'), join(root, 'absolute.md'));
      symlinkSync(join(outside, 'secret.md'), join(root, 'outside.md'));
      symlinkSync('../climbing.md', join(root, 'climbing.md'));
      symlinkSync('nowhere.md', join(root, 'dangling.md'));
      symlinkSync('loop.md', join(root, 'loop.md'));
      symlinkSync(join(outside, 'dir'), join(root, 'out'));
      symlinkSync('a', join(root, 'in'));
    });
    expect(textOf(workspace, 'absolute.md')).toBe('one');
    expect(textOf(workspace, 'climbing.md')).toMatch(/outside|dangling/);
    expect(workspace.entryAt('in')).toBe('link');
    expect(workspace.entryAt('in/one.md')).toBe('file');
    expect(workspace.entryAt('in/nothing')).toBeNull();
    expect(textOf(workspace, 'inside.md')).toBe('one');
    expect(textOf(workspace, 'inside.md', { followLinks: false })).toBe('link');
    expect(textOf(workspace, 'outside.md')).toBe('outside');
    expect(textOf(workspace, 'dangling.md')).toBe('dangling');
    expect(textOf(workspace, 'loop.md')).toBe('dangling');
    expect(textOf(workspace, 'loop.md/x')).toBe('dangling');
    expect(workspace.fingerprint('loop.md')).toBeNull();
    expect(textOf(workspace, 'out/x.md')).toBe('outside');
    expect(workspace.kindOf('out')).toBe('outside');
    expect(workspace.canonical('out')).toBeNull();
    expect(workspace.canonical('in/b')).toBe('a/b');
    expect(workspace.listWithin('in', 'in')).toBeNull();
    expect(workspace.listWithin('a', 'in/b')?.map(({ name }) => name)).toEqual(['two.md']);
    expect(textOf(workspace, 'a/one.md', { within: 'in' })).toBe('outside');
    expect((workspace.list('.') ?? []).find(({ name }) => name === 'out')?.kind).toBe('link');
    expect((workspace.list('in') ?? []).map(({ name }) => name).sort()).toEqual(['b', 'one.md']);
  });

  it('keeps the executable bit', () => {
    const workspace = open((root) => chmodSync(join(root, 'top.md'), 0o755));
    expect(workspace.read('top.md', limits)).toMatchObject({ isExecutable: true });
    expect(workspace.read('a/one.md', limits)).not.toHaveProperty('isExecutable');
  });
});

describe('disk', () => {
  it('never blocks on a pipe', () => {
    const root = aFolder(files);
    execFileSync('mkfifo', [join(root, 'pipe')]);
    const workspace = new DiskWorkspace({ root });
    expect(textOf(workspace, 'pipe')).toBe('special');
    expect(workspace.kindOf('pipe')).toBe('other');
    expect((workspace.list('.') ?? []).find(({ name }) => name === 'pipe')?.kind).toBe('other');
  });

  it('reports missing read permission', async () => {
    const root = aFolder(files);
    const workspace = new DiskWorkspace({ root });
    chmodSync(root, 0o755);
    chmodSync(join(root, 'top.md'), 0o000);
    chmodSync(join(root, 'a'), 0o000);
    await withoutPrivileges(async () => {
      expect(workspace.read('top.md', limits)).toMatchObject({ detail: 'permission denied' });
      expect(() => workspace.list('a')).toThrow(WorkspaceError);
    });
    chmodSync(join(root, 'a'), 0o755);
    expect(workspace.read(`${'x'.repeat(5000)}.md`, limits)).toMatchObject({
      detail: 'its path is too long',
    });
  });

  it('reaches the home directory only if it was given', () => {
    const home = aFolder({ '.agent/skills/x/SKILL.md': 'x' });
    const root = aFolder(files);
    const open = new DiskWorkspace({ root, home });
    expect(open.home).toBe(home);
    expect(textOf(open, '~/.agent/skills/x/SKILL.md')).toBe('x');
    expect(open.canonical('~')).toBe('~');
    expect(open.canonical('~/.agent')).toBe('~/.agent');
    expect(open.kindOf('~/../..')).toBe('outside');
    const closed = new DiskWorkspace({ root });
    expect(closed.home).toBeNull();
    expect(textOf(closed, '~/.agent/skills/x/SKILL.md')).toBe('missing');
  });

  it('refuses a socket', async () => {
    const root = aFolder();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(join(root, 'socket'), resolve));
    expect(textOf(new DiskWorkspace({ root }), 'socket')).toBe('special');
    await new Promise((resolve) => server.close(resolve));
  });

  it('finds nothing once its root is gone', () => {
    const root = aFolder(files);
    const workspace = new DiskWorkspace({ root });
    mkdirSync(join(root, 'empty'));
    rmSync(root, { recursive: true });
    expect(workspace.list('.')).toBeNull();
    expect(workspace.kindOf('.')).toBe('missing');
    expect(workspace.listWithin('.', '.')).toBeNull();
  });
});

describe('the workspace of a commit', () => {
  it('reads the home directory as it is now', () => {
    const { root } = aGitRepository({ 'a.md': 'a' });
    const home = aFolder({ '.claude/skills/x/SKILL.md': 'x' });
    const live = new DiskWorkspace({ root, home });
    const tree = treeOf('HEAD', live);
    const file = '~/.claude/skills/x/SKILL.md';
    expect(tree.list('~/.claude/skills')).toEqual([{ name: 'x', kind: 'directory' }]);
    expect(tree.listWithin('~/.claude', '~/.claude/skills/x')).toEqual([{ name: 'SKILL.md', kind: 'file' }]);
    expect(textOf(tree, file)).toBe('x');
    expect([tree.kindOf(file), tree.entryAt(file), tree.canonical(file)]).toEqual(['file', 'file', file]);
    expect(tree.fingerprint(file)).toEqual(live.fingerprint(file));
  });

  it('does not load a file of more than 64 MiB', () => {
    const { root, git, commit } = aGitRepository({ 'a.md': 'a' });
    writeFileSync(join(root, 'data.bin'), Buffer.alloc(67_108_865));
    git('config', 'core.compression', '0');
    commit();
    const tree = treeOf(git('rev-parse', 'HEAD'), new DiskWorkspace({ root }));
    expect(tree.read('data.bin', { maxBytes: 1e9, followLinks: true })).toEqual({
      kind: 'refused',
      reason: 'too-large',
      detail: 'it has too many bytes',
    });
    expect(tree.fingerprint('data.bin')).toEqual({ size: 67_108_864, mtimeMs: 0 });
  });

  it('has the committed text of changed, removed and skipped files', () => {
    const { root, git } = aGitRepository({ 'a.md': 'a', 'b.md': 'b', 'c.md': 'c', 'd.md': 'd' });
    writeFileSync(join(root, 'a.md'), 'new');
    rmSync(join(root, 'b.md'));
    git('update-index', '--skip-worktree', 'c.md');
    rmSync(join(root, 'c.md'));
    const tree = treeOf('HEAD', new DiskWorkspace({ root }));
    expect(['a.md', 'b.md', 'c.md', 'd.md'].map((file) => textOf(tree, file))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('has a submodule as an empty directory', () => {
    const workspace = openTree(files, (root) => {
      const id = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
      execFileSync('git', ['update-index', '--add', '--cacheinfo', `160000,${id},vendor/sub`], { cwd: root });
      mkdirSync(join(root, 'vendor/sub'), { recursive: true });
    });
    expect(workspace.kindOf('vendor/sub')).toBe('directory');
    expect(workspace.list('vendor/sub')).toEqual([]);
    expect(textOf(workspace, 'vendor/sub')).toBe('directory');
  });
});

describe('the workspace in memory', () => {
  it('tells what is at a path', () => {
    const workspace = new MemoryWorkspace(files);
    expect(['a', 'a/one.md', 'nowhere', '../x'].map((file) => workspace.entryAt(file))).toEqual([
      'directory',
      'file',
      null,
      null,
    ]);
  });
});
