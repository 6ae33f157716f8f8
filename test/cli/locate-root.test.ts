import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isInside, isRootOfManifest, locateRoot } from '../../src/cli/locate-root.js';
import { aFolder } from '../support/a-folder.js';

describe('locateRoot', () => {
  it.each([
    ['is the current directory', undefined, '.'],
    ['is the parent of a skills directory that contains the manifest', 'skills/manifest.json', '.'],
    ['is the directory that contains both the manifest and skills', '../other/manifest.json', '../other'],
    [
      'is the folder of a manifest elsewhere, though it has no skills any more',
      '../gone/manifest.json',
      '../gone',
    ],
    ['is a subdirectory that contains both the manifest and skills', 'nested/manifest.json', 'nested'],
    ['is a subdirectory that contains the manifest alone', 'build/manifest.json', 'build'],
    ['is the current directory for a manifest in it', 'manifest.json', '.'],
    ['is the folder above for a manifest there', '../out.json', '..'],
  ])('the root without --root %s', (_title, manifest, root) => {
    const base = aFolder({ 'repo/skills': null, 'repo/nested/skills': null, 'other/skills': null });
    const repo = join(base, 'repo');
    expect(locateRoot(repo, manifest, null)).toBe(join(repo, root));
  });

  it('the root is the nearest parent with a config file or .git, but never the home directory', () => {
    const base = aFolder({ '.git/HEAD': '', 'a/b': null, 'c/skill-registrar.json': '{}', 'c/d/e': null });
    expect(locateRoot(join(base, 'a/b'), undefined, null)).toBe(base);
    expect(locateRoot(join(base, 'c/d/e'), undefined, null)).toBe(join(base, 'c'));
    expect(locateRoot(join(base, 'a/b'), undefined, base)).toBe(join(base, 'a/b'));
  });

  it('the root follows a manifest given as an absolute path', () => {
    const base = aFolder({ repo: null, 'other/skills': null });
    const other = join(base, 'other');
    expect(locateRoot(join(base, 'repo'), join(other, 'manifest.json'), null)).toBe(other);
  });
});

describe('isRootOfManifest', () => {
  it('scans only skills next to a manifest, except in a repository that keeps its skills elsewhere', () => {
    const base = aFolder({ 'own/.git/HEAD': '', 'own/a': null, 'other/.git/HEAD': '', 'full/skills': null });
    expect(isRootOfManifest(join(base, 'full'), join(base, 'own/a'), null)).toBe(true);
    expect(isRootOfManifest(join(base, 'other'), join(base, 'own/a'), null)).toBe(true);
    expect(isRootOfManifest(join(base, 'own'), join(base, 'own/a'), null)).toBe(false);
  });
});

describe('isInside', () => {
  it.each([
    ['/a/b', '/a', true],
    ['/a', '/a', true],
    ['/ab', '/a', false],
    ['/a/..b', '/a', true],
    ['/', '/a', false],
  ])('isInside(%s, %s) is %s', (folder, outer, expected) => {
    expect(isInside(folder, outer)).toBe(expected);
  });
});
