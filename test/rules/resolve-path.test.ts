import { describe, expect, it } from 'vitest';
import { resolveInside } from '../../src/rules/checked-skill.js';

describe('resolvePath', () => {
  it.each([
    ['skills/a', 'x.md', 'skill', 'skills/a/x.md'],
    ['skills/a', 'docs/x y.md', 'skill', 'skills/a/docs/x y.md'],
    ['skills/a', './x.md', 'skill', 'skills/a/x.md'],
    ['skills/a', 'docs//./x.md', 'skill', 'skills/a/docs/x.md'],
    ['skills/a', 'docs\\x.md', 'skill', 'skills/a/docs/x.md'],
    ['skills/a', '.hidden', 'skill', 'skills/a/.hidden'],
    ['skills/a', 'docs/../x.md', 'skill', 'skills/a/x.md'],
    ['skills/a', '../a/x.md', 'skill', 'skills/a/x.md'],
    ['skills/a', '', 'skill', 'skills/a'],
    ['skills/a', '../b/x.md', 'repository', 'skills/b/x.md'],
    ['skills/a', '../../x.md', 'repository', 'x.md'],
    ['skills/a', '../..', 'repository', '.'],
    ['.', 'x.md', 'skill', 'x.md'],
    ['.', '', 'skill', '.'],
    ['~/skills/a', '../b', 'repository', '~/skills/b'],
    ['~/skills/a', '../..', 'repository', '~'],
    ['skills/a', 'a~/x', 'skill', 'skills/a/a~/x'],
  ])('from %j, %j points into the %s: %j', (directory, relative, kind, path) => {
    expect(resolveInside(directory, relative)).toEqual({ kind, path });
  });

  it.each([
    ['skills/a', '../../..'],
    ['skills/a', '../../../x'],
    ['.', '..'],
    ['~/skills/a', '../../..'],
    ['skills/a', '/etc'],
    ['skills/a', '\\x'],
    ['skills/a', '~'],
    ['skills/a', '~/x'],
    ['skills/a', '~\\x'],
    ['skills/a', 'C:/x'],
    ['skills/a', 'c:x'],
    ['skills/a', 'x\0'],
  ])('from %j, %j points outside', (directory, relative) => {
    expect(resolveInside(directory, relative)).toEqual({ kind: 'outside' });
  });
});
