import { expect, it } from 'vitest';
import { MemoryWorkspace } from '../../src/files/memory.js';
import { inSkill, readSkillTree } from '../../src/skill/skill-tree.js';

it('the tree of a skill lists each directory before its content, without those of tools', () => {
  const workspace = new MemoryWorkspace({
    'skills/a/SKILL.md': '',
    'skills/a/scripts/run.py': '',
    'skills/a/.git/config': '',
    'skills/a/node_modules/x/index.js': '',
    'skills/b/SKILL.md': '',
  });
  const { entries, truncated } = readSkillTree({ directory: 'skills/a' }, workspace);
  expect(truncated).toBe(false);
  expect(entries).toEqual([
    { path: 'SKILL.md', kind: 'file', depth: 1 },
    { path: 'scripts', kind: 'directory', depth: 1 },
    { path: 'scripts/run.py', kind: 'file', depth: 2 },
  ]);
  expect(inSkill({ directory: 'skills/a' }, 'scripts')).toBe('skills/a/scripts');
  expect(inSkill({ directory: 'skills/a' }, '')).toBe('skills/a');
});

it('the tree of a skill ends after 32 levels', () => {
  const workspace = new MemoryWorkspace({ [`skills/a/${'d/'.repeat(40)}x`]: '' });
  expect(readSkillTree({ directory: 'skills/a' }, workspace)).toMatchObject({ truncated: true });
});
