import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listToolsets, SCRIPT_LIMITS } from '../../src/agent/skill-files.js';
import { aSkill, inspectText } from '../support/inspect-text.js';
import { smallSkill } from '../support/skill-text.js';
import { aRepository } from './a-repository.js';

describe('listToolsets', () => {
  function aSkillWithToolsets() {
    const { root, workspace, skills } = aRepository(
      {
        'skills/hello/SKILL.md': smallSkill('hello'),
        'skills/hello/toolsets/index.ts': 'export const HelloToolset = []',
        'skills/hello/toolsets/exact.mjs': 'export const X = []',
        'skills/other/tools.ts': '',
      },
      ['hello'],
    );
    const resolve = (...toolsets: string[]) => listToolsets([{ ...skills[0]!, toolsets }], workspace);
    return { root, resolve };
  }

  it('listToolsets resolves module and export for a loader without importing them', () => {
    const { root, resolve } = aSkillWithToolsets();
    expect(resolve('toolsets/index:HelloToolset', 'toolsets/exact.mjs:X')).toEqual([
      {
        skill: 'hello',
        declared: 'toolsets/index:HelloToolset',
        module: `${root}/skills/hello/toolsets/index.ts`,
        exportName: 'HelloToolset',
      },
      {
        skill: 'hello',
        declared: 'toolsets/exact.mjs:X',
        module: `${root}/skills/hello/toolsets/exact.mjs`,
        exportName: 'X',
      },
    ]);
  });

  it.each([
    ['toolsets/gone:X', 'the file does not exist in the skill'],
    ['../other/tools:X', 'its path leaves the skill'],
    ['/etc/passwd:X', 'its path leaves the skill'],
    ['toolsets/index', 'it must have the form path:Class'],
    ['toolsets/index:not a name', 'it must have the form path:Class'],
    [':X', 'it must have the form path:Class'],
  ])('listToolsets says why %s cannot be used', (declared, problem) => {
    const { resolve } = aSkillWithToolsets();
    expect(resolve(declared)).toEqual([
      { skill: 'hello', declared, module: null, exportName: null, problem },
    ]);
  });
});

describe('toolset modules', () => {
  it.each(['', '.ts', '.mts', '.cts', '.tsx', '.js', '.mjs', '.cjs', '.py', '/index.ts', '/index.js'])(
    'the check and a loader both find a module that ends with %j',
    async (ending) => {
      const [file, text, toolsets] = [`skills/pdf/tools/x${ending}`, 'class X {}', ['tools/x:X']];
      const { root, workspace, skills } = aRepository({ 'skills/pdf/SKILL.md': '', [file]: text }, ['pdf']);
      expect(listToolsets([{ ...skills[0]!, toolsets }], workspace)).toMatchObject([
        { module: `${root}/${file}`, exportName: 'X' },
      ]);
      expect(await toolsetFindings(toolsets[0]!, { [file]: text })).toEqual([]);
    },
  );

  it.each(['tools/x:a:X', 'tools/x:Größe', 'tools/x:'])(
    'the check and a loader both reject %s',
    async (declared) => {
      const { workspace, skills } = aRepository({ 'skills/pdf/SKILL.md': '' }, ['pdf']);
      expect(listToolsets([{ ...skills[0]!, toolsets: [declared] }], workspace)).toMatchObject([
        { problem: 'it must have the form path:Class' },
      ]);
      expect(await toolsetFindings(declared, {})).toEqual(['toolset-format']);
    },
  );

  async function toolsetFindings(toolset: string, files: Readonly<Record<string, string>>) {
    const text = aSkill('name: pdf', 'description: Fills PDF forms.', `toolsets: ["${toolset}"]`);
    const { record } = await inspectText('toolset', text, 'skills/pdf', files);
    return record.findings.map(({ rule }) => rule);
  }
});

describe('skill at the top of a repository', () => {
  it('a skill at the top finds its toolsets in the repository, but not through a link into another skill', () => {
    const { root, workspace, skills } = aRepository(
      { 'SKILL.md': '', 'tools.ts': '', 'skills/x/SKILL.md': '', 'skills/y/tools.ts': '' },
      ['x'],
    );
    const top = { ...skills[0]!, directory: '.', toolsets: ['tools:X'] };
    expect(listToolsets([top], workspace)).toMatchObject([{ module: `${root}/tools.ts` }]);
    fs.symlinkSync('../y', path.join(root, 'skills/x/linked'));
    const linked = { ...skills[0]!, toolsets: ['linked/tools:X'] };
    expect(listToolsets([linked], workspace)).toMatchObject([{ module: null }]);
  });
});

describe('SCRIPT_LIMITS', () => {
  it('SCRIPT_LIMITS are those of the specification', () => {
    expect(SCRIPT_LIMITS).toEqual({
      timeoutMs: 60_000,
      maxOutputBytes: 1_048_576,
      maxArguments: 100,
      maxArgumentBytes: 4096,
      workingDirectory: 'skill',
    });
  });
});
