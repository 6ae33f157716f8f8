import fc from 'fast-check';
import { resolveInside } from '../../../src/rules/checked-skill.js';
import { sanitizeSkillName } from '../../../src/skill/skill.js';
import { isContainedPath, normalizePath } from '../../../src/text/paths.js';
import { fuzzTarget } from '../fuzz-target.js';
import { hostileText } from '../hostile-text.js';

const path = fc
  .array(fc.oneof(fc.constantFrom('..', '.', '', 'a', '~', 'C:', '\\', '..\\..', '\0'), hostileText(2)), {
    maxLength: 8,
  })
  .map((parts) => parts.join('/'));

/** No path leaves the repository, and no name keeps a character that could. */
export const paths = fuzzTarget({
  name: 'paths',
  runs: 1000,
  arbitrary: fc.tuple(fc.constantFrom('.', 'skills/a', '~/.agent/skills/a'), path),
  check: ([directory, relative]) => {
    const resolved = resolveInside(directory, relative);
    if (resolved.kind !== 'outside') {
      if (resolved.path.split('/').includes('..') || resolved.path.startsWith('/'))
        throw new Error(`leads out: ${resolved.path}`);
      if (directory.startsWith('~') && !`${resolved.path}/`.startsWith('~/'))
        throw new Error(`left home: ${resolved.path}`);
      if (resolved.kind === 'skill' && directory !== '.' && !`${resolved.path}/`.startsWith(`${directory}/`))
        throw new Error('not in the skill');
    }
    if (isContainedPath(relative) && normalizePath(relative).split('/').includes('..'))
      throw new Error('not contained');
    const name = sanitizeSkillName(relative);
    if (!/^[a-z0-9._-]*$/.test(name) || name.startsWith('-') || name.endsWith('-'))
      throw new Error(`not sanitized: ${name}`);
    if (sanitizeSkillName(name) !== name) throw new Error('sanitizing twice gives another name');
  },
});
