import { describe, expect, it } from 'vitest';
import { directoriesOfIgnoredFiles } from '../../src/files/ignored-files.js';
import { aFolder } from '../support/a-folder.js';
import { aGitRepository, gitVariables } from '../support/a-git-repository.js';

describe('files that git tracks and a .gitignore file matches', () => {
  it('names their directories, from the folder that was opened', () => {
    const { root, git, write } = aGitRepository({ 'a/kept/x.md': 'x', 'a/plain/y.md': 'y' });
    write({ '.gitignore': 'kept/\nleft/\n', 'a/left/z.md': 'z' });
    git('add', '.gitignore');
    const variables = gitVariables(root);
    expect([...directoriesOfIgnoredFiles(root, variables)].sort()).toEqual([
      '.',
      'a',
      'a/kept',
      'a/kept/x.md',
    ]);
    expect(directoriesOfIgnoredFiles(`${root}/a`, variables).has('kept')).toBe(true);
  });

  it('names none outside a checkout, or without git', () => {
    expect(directoriesOfIgnoredFiles(aFolder(), {}).size).toBe(0);
    const { root } = aGitRepository({ 'a.md': 'a' });
    expect(directoriesOfIgnoredFiles(root, { PATH: '' }).size).toBe(0);
  });
});
