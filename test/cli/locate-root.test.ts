import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isInside, locateRoot } from '../../src/cli/locate-root.js';

const base = mkdtempSync(join(tmpdir(), 'skill-registrar-root-'));
const repo = join(base, 'repo');
const other = join(base, 'other');
mkdirSync(join(repo, 'nested', 'skills'), { recursive: true });
mkdirSync(join(repo, 'skills'), { recursive: true });
mkdirSync(join(other, 'skills'), { recursive: true });

describe('the root when --root does not say', () => {
  it.each([
    ['is the current directory', undefined, repo],
    ['is the parent of a folder skills that holds the manifest', 'skills/manifest.json', repo],
    ['is the folder where the manifest stands beside skills', join(other, 'manifest.json'), other],
    [
      'is the folder of a manifest elsewhere, though it has no skills any more',
      join(base, 'gone', 'manifest.json'),
      join(base, 'gone'),
    ],
    [
      'is a folder below where the manifest stands beside skills',
      'nested/manifest.json',
      join(repo, 'nested'),
    ],
    ['stays the current directory for a manifest in some folder of it', 'build/manifest.json', repo],
    ['stays the current directory for a manifest in it', 'manifest.json', repo],
  ])('%s', (_title, manifest, root) => {
    expect(locateRoot(repo, manifest)).toBe(root);
  });
});

describe('isInside', () => {
  it.each([
    ['/a/b', '/a', true],
    ['/a', '/a', true],
    ['/ab', '/a', false],
    ['/a/..b', '/a', true],
    ['/', '/a', false],
  ])('%s in %s: %s', (folder, outer, expected) => {
    expect(isInside(folder, outer)).toBe(expected);
  });
});
