import { describe, expect, it } from 'vitest';
import { findMatchingDirectories } from '../../src/files/matching-directories.js';
import { MemoryWorkspace } from '../../src/files/memory.js';

const workspaceOf = (files: readonly string[]) =>
  new MemoryWorkspace(Object.fromEntries(files.map((file) => [file, ''])));

describe('directories that match a pattern', () => {
  it('finds directories at any depth, including hidden ones, but not in dependencies', async () => {
    const workspace = workspaceOf([
      'a/skills/x',
      '.github/b/skills/y',
      'node_modules/c/skills/z',
      'skills/w',
    ]);
    expect(await findMatchingDirectories('**/skills', workspace)).toEqual([
      '.github/b/skills',
      'a/skills',
      'skills',
    ]);
  });

  it('finds matches in thousands of directories', async () => {
    const files = Array.from({ length: 5000 }, (_, index) => `skills/skill-${index}/references/guide.md`);
    expect(await findMatchingDirectories('**/references', workspaceOf(files))).toHaveLength(5000);
  });
});
