import { expect, it } from 'vitest';
import { MemoryWorkspace } from '../../src/files/memory.js';
import { openRepositoryFiles } from '../../src/files/repository-files.js';

it('reads texts and names of directories, and nothing that is missing', () => {
  const files = openRepositoryFiles(
    new MemoryWorkspace({ 'b/x.md': 'text', 'a/y.md': '', 'c.bin': new Uint8Array([255]) }),
  );
  expect(files.directories('.')).toEqual(['a', 'b']);
  expect(files.directories('missing')).toEqual([]);
  expect(files.text('b/x.md')).toBe('text');
  expect(files.text('c.bin')).toBeNull();
  expect(files.bytes('c.bin')).toEqual(new Uint8Array([255]));
  expect(files.kindOf('missing')).toBe('missing');
});
