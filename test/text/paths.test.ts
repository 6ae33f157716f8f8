import { describe, expect, it } from 'vitest';
import {
  baseName,
  isBelow,
  isContainedPath,
  isUnsafeFileName,
  joinPath,
  normalizePath,
  parentOf,
} from '../../src/text/paths.js';

describe('paths of the repository', () => {
  it.each([
    '',
    '.',
    '..',
    '.git',
    '.GIT',
    'git~1',
    'GIT~1 ',
    '.git.',
    '.g\u200cit',
    '.ssh',
    ' a',
    'a ',
    'a.',
    'a/b',
  ])('%j must not become the name of a file', (name) => expect(isUnsafeFileName(name)).toBe(true));

  it.each([
    'a\\b',
    'a:b',
    'a|b',
    'a\nb',
    'a\u202eb',
    'con',
    'NUL',
    'aux.md',
    'com1',
    'LPT9.txt',
    'com\u00b9',
    'conin$',
  ])('%j is no name of a file everywhere', (name) => expect(isUnsafeFileName(name)).toBe(true));

  it.each([
    'a',
    'pdf-tools',
    'a.b',
    'console',
    'nuls',
    'git',
    'gitignore',
    'com',
    'com10',
    'Über',
    'x~1',
    '-rf',
  ])('%j may be the name of a file', (name) => expect(isUnsafeFileName(name)).toBe(false));

  it.each([
    ['skills/a', true],
    ['a', true],
    ['.', true],
    ['skills/..hidden/x', true],
    ['skills/a..b', true],
    ['x~', true],
    ['ab:c', true],
    ['', false],
    ['/etc', false],
    ['~/skills', false],
    ['~', false],
    ['C:/x', false],
    ['c:x', false],
    ['skills\\a', false],
    ['..', false],
    ['../x', false],
    ['skills/../../x', false],
    ['skills/..', false],
    ['skills/\0', false],
  ])('%j is allowed in a manifest: %s', (path, isContained) => {
    expect(isContainedPath(path)).toBe(isContained);
  });

  it.each([
    ['skills/', 'skills'],
    ['./skills', 'skills'],
    ['skills//a/./b', 'skills/a/b'],
    ['.', '.'],
    ['./', '.'],
    ['', '.'],
    ['.skills', '.skills'],
  ])('normalizes %j to %j', (path, normal) => {
    expect(normalizePath(path)).toBe(normal);
  });

  it.each([
    ['skills/a', 'skills', true],
    ['skills', 'skills', true],
    ['skills-old/a', 'skills', false],
    ['a', 'skills', false],
    ['skills', 'skills/a', false],
    ['anything', '.', true],
  ])('%j is below %j: %s', (path, directory, expected) => {
    expect(isBelow(path, directory)).toBe(expected);
  });

  it.each([
    ['skills/a', 'a', 'skills'],
    ['skills/a/b', 'b', 'skills/a'],
    ['a', 'a', '.'],
    ['/a', 'a', '/'],
    ['.', '.', '.'],
  ])('splits %j into %j in %j', (path, name, parent) => {
    expect([baseName(path), parentOf(path)]).toEqual([name, parent]);
  });

  it.each([
    ['.', 'a', 'a'],
    ['', 'a', 'a'],
    ['skills', 'a', 'skills/a'],
  ])('joins %j and %j to %j', (directory, name, path) => {
    expect(joinPath(directory, name)).toBe(path);
  });
});
