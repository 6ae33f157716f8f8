import { describe, expect, it } from 'vitest';
import { pointsIntoGit } from '../../src/text/paths.js';

describe('pointsIntoGit', () => {
  it.each([
    '.git',
    '.git/hooks/pre-commit',
    'skills/.git/x',
    'skills\\.git\\x',
    '.GIT/x',
    '.giT',
    '.git./x',
    '.git . /x',
    'git~1/x',
    'GIT~1',
    '.git::$INDEX_ALLOCATION/x',
    '.g\u200cit/x',
    '\ufeff.git',
  ])('%j points into a git directory', (path) => {
    expect(pointsIntoGit(path)).toBe(true);
  });

  it.each(['.', '', 'git', '.github/skills', '.gitignore', 'x.git/y', 'a/.git-skills', 'git~2', 'git~10'])(
    '%j does not point into a git directory',
    (path) => {
      expect(pointsIntoGit(path)).toBe(false);
    },
  );
});
