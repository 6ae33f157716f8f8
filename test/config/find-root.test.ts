import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findRoot } from '../../src/config/find-root.js';
import { aFolder } from '../support/a-folder.js';

describe('findRoot', () => {
  it('finds the nearest directory with a marker, or the one that the variable names', () => {
    const base = aFolder({
      'repo/.git/HEAD': '',
      'repo/a/.codelia': null,
      'repo/a/b/c': null,
      'repo/x': null,
    });
    const at = (place: string) => path.join(base, place);
    expect(findRoot(at('repo/a/b/c'), { variables: {} })).toBe(at('repo/a'));
    expect(findRoot(at('repo/a/b/c'), { markers: ['.git'], variables: {} })).toBe(at('repo'));
    expect(findRoot(at('repo/x'), { variables: { CODELIA_AGENTS_MARKERS: '.jj, .git' } })).toBe(at('repo'));
    const named = { CODELIA_AGENTS_ROOT: at('repo') };
    expect(findRoot(at('repo/a/b/c'), { variables: named })).toBe(at('repo'));
    expect(findRoot(at('repo/a/b'), { variables: { CODELIA_AGENTS_ROOT: '..' } })).toBe(at('repo/a'));
    expect(findRoot(at('repo/x'), { markers: ['none'], variables: {} })).toBe(at('repo/x'));
  });
});
