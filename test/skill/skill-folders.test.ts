import { expect, it } from 'vitest';
import { MemoryWorkspace } from '../../src/files/memory.js';
import { openRepositoryFiles } from '../../src/files/repository-files.js';
import { hasSkills, isSkillDirectory, isSkillFolder } from '../../src/skill/skill-folders.js';

it('tells a skill from a folder of skills, and from a folder without', () => {
  const files = openRepositoryFiles(
    new MemoryWorkspace({ 'skills/pdf/SKILL.md': '', 'skills/old/deep/skill.md': '', 'docs/x.md': '' }),
  );
  const judge = (directory: string) => [
    isSkillDirectory(directory, files),
    isSkillFolder(directory, files),
    hasSkills(directory, files),
  ];
  expect(judge('skills/pdf')).toEqual([true, false, true]);
  expect(judge('skills')).toEqual([false, true, true]);
  expect(judge('skills/old')).toEqual([false, true, true]);
  expect(judge('docs')).toEqual([false, false, false]);
});
