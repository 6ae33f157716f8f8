import { describe, expect, it } from 'vitest';
import { absolutePath, workspacePath } from '../../src/files/absolute-path.js';

describe('absolute paths', () => {
  const workspace = { root: '/home/a/repo', home: '/home/a' };

  it.each([
    ['.', '/home/a/repo'],
    ['skills/x', '/home/a/repo/skills/x'],
    ['~', '/home/a'],
    ['~/x', '/home/a/x'],
  ])('maps %s to %s and back', (inside, absolute) => {
    expect(absolutePath(workspace, inside)).toBe(absolute);
    expect(workspacePath(workspace, absolute)).toBe(inside);
  });

  it('handles the root of the disk, a home below the repository, and paths in neither', () => {
    const top = { root: '/', home: null };
    expect(absolutePath(top, 'x')).toBe('/x');
    expect(workspacePath(top, '/x')).toBe('x');
    expect(absolutePath(top, '~')).toBe('~');
    expect(workspacePath(workspace, '/elsewhere')).toBe(null);
    const deeper = { root: '/r', home: '/r/home' };
    expect(workspacePath(deeper, '/r/home/x')).toBe('~/x');
    expect(workspacePath(deeper, '/r/x')).toBe('x');
  });
});
