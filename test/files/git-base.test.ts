import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DiskStore } from '../../src/files/disk-store.js';
import { DiskWorkspace } from '../../src/files/disk-workspace.js';
import { openBase } from '../../src/files/git-base.js';
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
});
