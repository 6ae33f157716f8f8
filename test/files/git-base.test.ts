import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DiskStore } from '../../src/files/disk-store.js';
import { DiskWorkspace } from '../../src/files/disk-workspace.js';
import { Git } from '../../src/files/git.js';
import { openBase } from '../../src/files/git-base.js';
import { aFolder, writeFiles } from '../support/a-folder.js';
import { aGitRepository, type GitRepository, gitVariables } from '../support/a-git-repository.js';

function openAt(repository: GitRepository, folder = '.') {
  const root = path.join(repository.root, folder);
  const workspace = new DiskWorkspace({ root });
  const store = new DiskStore({ root });
  return openBase({ workspace, store, ref: 'main', variables: gitVariables(repository.root) });
}

describe('base of a change', () => {
  function aChange() {
    const repository = aGitRepository({
      '.gitignore': 'ignored\n',
      'a/kept.md': 'kept',
      'a/changed.md': 'before',
      'a/removed.md': 'gone',
      'b.md': 'b',
    });
    repository.git('switch', '--quiet', '--create', 'change');
    repository.write({ 'a/committed.md': 'new' });
    repository.commit();
    repository.write({ 'a/changed.md': 'after', 'a/ü "new".md': '', 'ignored/x.md': '', 'a/ignored': '' });
    repository.remove('a/removed.md');
    return repository;
  }

  it('lists the files that differ from the base, committed or not, without ignored files', () => {
    const repository = aChange();
    const files = ['a/changed.md', 'a/committed.md', 'a/removed.md', 'a/ü "new".md'];
    expect(openAt(repository).changedFiles()).toEqual(files);
    expect(openAt(repository, 'a').changedFiles()).toEqual(files.map((file) => file.slice(2)));
  });

  it('reads the files of the base through a read-only store', async () => {
    const repository = aChange();
    const { store, commit } = openAt(repository);
    expect(commit).toBe(repository.git('rev-parse', 'main'));
    expect(store.read('a/changed.md')).toBe('before');
    expect(store.read(`${repository.root}/a/removed.md`)).toBe('gone');
    expect(store.read('a/committed.md')).toBeNull();
    await expect(store.update('b.md', () => 'x', { backup: false })).rejects.toThrow('cannot be written');
  });

  it('reads a file outside the repository as it is now', () => {
    const elsewhere = aFolder({ 'manifest.json': '{}' });
    const { store } = openAt(aChange());
    expect(store.read(path.join(elsewhere, 'manifest.json'))).toBe('{}');
    expect(store.read(path.join(elsewhere, 'gone.json'))).toBeNull();
  });

  it('takes the commit itself if a shallow clone does not have the merge base', () => {
    const origin = aGitRepository({ 'a.md': 'one' });
    origin.write({ 'a.md': 'two' });
    origin.commit();
    origin.git('switch', '--quiet', '--create', 'topic', 'HEAD~1');
    origin.write({ 'b.md': 'b' });
    origin.commit();
    const root = aFolder();
    const variables = gitVariables(root);
    origin.git('clone', '--quiet', '--depth=1', '--no-single-branch', `file://${origin.root}`, root);
    const open = (allowShallow: boolean) =>
      openBase({
        workspace: new DiskWorkspace({ root }),
        store: new DiskStore({ root }),
        ref: 'origin/main',
        variables,
        allowShallow,
      });
    expect(() => open(false)).toThrow(
      'The commit that HEAD and "origin/main" have in common is not in this shallow clone.',
    );
    expect(open(true).commit).toBe(origin.git('rev-parse', 'main'));
  });

  it('requires a common history', () => {
    const repository = aGitRepository({ 'a.md': 'a' });
    repository.git('switch', '--quiet', '--orphan', 'other');
    expect(() => openAt(repository)).toThrow('HEAD has no commit yet.');
    repository.git('commit', '--quiet', '--allow-empty', '--message', 'other');
    expect(() => openAt(repository)).toThrow('HEAD and "main" have no commit in common.');
  });

  it('says so if git is not installed', () => {
    const { root } = aGitRepository({ 'a.md': 'a' });
    const open = () =>
      openBase({
        workspace: new DiskWorkspace({ root }),
        store: new DiskStore({ root }),
        ref: 'main',
        variables: { ...gitVariables(root), PATH: '/nonexistent' },
      });
    expect(open).toThrow('git is not installed.');
  });

  it.skipIf(process.getuid?.() !== 0)(
    'refuses the repository of another user unless git is told to trust it',
    () => {
      const repository = aGitRepository({ 'a.md': 'a' });
      const home = aFolder();
      fs.chownSync(repository.root, 12_345, 12_345);
      fs.chownSync(path.join(repository.root, '.git'), 12_345, 12_345);
      const open = () => Git.open(repository.root, gitVariables(home));
      expect(open).toThrow('git refuses to read this repository: another user owns it.');
      expect(Git.open(repository.root, gitVariables(home), { allowsForeignOwner: true })?.top).toBe(
        repository.root,
      );
      writeFiles(home, { '.gitconfig': `[safe]\n\tdirectory = ${repository.root}\n` });
      expect(open()?.top).toBe(repository.root);
    },
  );

  it('says why git cannot be started', () => {
    const { root } = aGitRepository({ 'a.md': 'a' });
    const PATH = aFolder({ git: '#!/nonexistent\n' });
    fs.chmodSync(path.join(PATH, 'git'), 0o755);
    const variables = { ...gitVariables(root), PATH };
    expect(() => Git.open(root, variables)).toThrow('git cannot be started: ');
  });

  it('says which object git cannot read, and how to fetch it', () => {
    const repository = aGitRepository({ 'a.md': 'a', 'b.md': 'b' });
    const id = repository.git('rev-parse', 'HEAD:a.md');
    repository.remove(`.git/objects/${id.slice(0, 2)}/${id.slice(2)}`);
    repository.remove('a.md');
    const { workspace } = openAt(repository);
    expect(() => workspace.read('a.md', { maxBytes: 10, followLinks: true })).toThrow(
      `git cannot read the object ${id} of the base commit.`,
    );
    const tree = repository.git('rev-parse', 'HEAD^{tree}');
    repository.remove(`.git/objects/${tree.slice(0, 2)}/${tree.slice(2)}`);
    expect(() => openAt(repository)).toThrow('git cannot read the tree of the base commit.');
  });
});
