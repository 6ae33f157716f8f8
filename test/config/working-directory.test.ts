import { describe, expect, it } from 'vitest';
import { workingDirectoryIn } from '../../src/config/working-directory.js';
import { MemoryWorkspace } from '../../src/files/memory.js';

describe('working directory of a request', () => {
  const workspace = new MemoryWorkspace({ 'packages/one/x.md': '' }, { root: '/repo' });

  it.each([
    ['.', '.'],
    ['./packages/one/', 'packages/one'],
    ['/repo', '.'],
    ['/repo/packages/', 'packages'],
  ])('is a path of the workspace: %s', (given, path) => {
    expect(workingDirectoryIn(workspace, given)).toBe(path);
  });

  it.each(['..', '/', '/repository', 'packages/../..'])('is never outside: %s', (given) => {
    expect(() => workingDirectoryIn(workspace, given)).toThrow('is outside the repository');
  });

  it.each(['none', '/repo/none', 'packages/one/x.md'])('is a directory that exists: %s', (given) => {
    expect(() => workingDirectoryIn(workspace, given)).toThrow('does not exist');
  });
});
