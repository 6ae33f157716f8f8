import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCRIPT_LIMITS } from '../../src/agent/design-documents.js';
import { listResources, listToolsets, readResource } from '../../src/agent/skill-files.js';
import { MemoryWorkspace } from '../../src/files/memory.js';
import { readSkillTree } from '../../src/skill/skill-tree.js';
import { aFolder } from '../support/a-folder.js';
import { aSkill, inspectText } from '../support/inspect-text.js';
import { smallSkill } from '../support/skill-text.js';
import { aCatalogSkill } from './a-catalog-skill.js';
import { aRepository } from './a-repository.js';

const SECRET = 'outside the skill';

function aSkillWithResources() {
  const outside = aFolder({ 'secret.md': SECRET, 'nested/secret.md': SECRET });
  const repository = aRepository(
    {
      'skills/pdf/SKILL.md': smallSkill('pdf'),
      'skills/pdf/references/b.md': 'b',
      'skills/pdf/references/a.md': 'a',
      'skills/pdf/references/deep/c.md': 'c',
      'skills/pdf/references/..notes.md': 'notes',
      'skills/pdf/scripts/run.sh': 'echo',
      'skills/pdf/etc/passwd': 'harmless',
      'skills/pdf-secret/SKILL.md': smallSkill('pdf-secret'),
      'skills/pdf-secret/secret.md': SECRET,
      'secret.md': SECRET,
    },
    ['pdf'],
  );
  const skill = repository.skills[0]!;
  return {
    ...repository,
    outside,
    skill,
    folder: path.join(repository.root, 'skills/pdf'),
    read: (file: string) => textOf(readResource(skill, file, repository.workspace)),
  };
}

function textOf(content: ReturnType<typeof readResource>): string {
  return content.kind === 'content' ? Buffer.from(content.bytes).toString() : content.kind;
}

describe('listResources', () => {
  it('listResources lists the regular files directly in a directory, sorted', () => {
    const { skill, workspace } = aSkillWithResources();
    expect(listResources(skill, 'references', workspace)).toEqual([
      'references/..notes.md',
      'references/a.md',
      'references/b.md',
    ]);
    expect(listResources(skill, 'scripts', workspace)).toEqual(['scripts/run.sh']);
  });

  it('listResources lists nothing if the directory is missing, a file, or a link that leaves the skill', () => {
    const { skill, workspace, folder, outside } = aSkillWithResources();
    expect(listResources(skill, 'assets', workspace)).toEqual([]);
    fs.writeFileSync(path.join(folder, 'assets'), 'a file');
    expect(listResources(skill, 'assets', workspace)).toEqual([]);
    fs.rmSync(path.join(folder, 'assets'));
    fs.symlinkSync(outside, path.join(folder, 'assets'));
    expect(listResources(skill, 'assets', workspace)).toEqual([]);
  });
});

describe('readResource', () => {
  it('readResource reads files of the skill at any depth', () => {
    const { read } = aSkillWithResources();
    expect(read('references/a.md')).toBe('a');
    expect(read('./references//deep/c.md')).toBe('c');
    expect(read('references/..notes.md')).toBe('notes');
    expect(read('etc/passwd')).toBe('harmless');
  });

  it('readResource reports a missing file', () => {
    const { skill, workspace, read } = aSkillWithResources();
    expect(readResource(skill, 'references/z.md', workspace)).toEqual({
      kind: 'missing',
      message: 'The skill "pdf" has no file "references/z.md".',
    });
    expect(read('references/a.md/x')).toBe('missing');
  });

  it.each([
    '../../secret.md',
    '../pdf-secret/secret.md',
    'references/../../../secret.md',
    '..',
    'references/..',
    '/etc/passwd',
    '//etc/passwd',
    'C:/secret.md',
    'c:secret.md',
    '..\\..\\secret.md',
    'references\\a.md',
    '~/secret.md',
    '',
    ' ',
    '.',
    '../runtime',
    'a\0b',
    'references',
  ])('readResource rejects %j', (file) => {
    const { read } = aSkillWithResources();
    expect(read(file)).toBe('refused');
  });

  it('readResource rejects an absolute path, even to a file of the skill itself', () => {
    const { folder, read } = aSkillWithResources();
    expect(read(path.join(folder, 'references/a.md'))).toBe('refused');
  });

  it('readResource rejects links to files and directories outside, at any depth, absolute or relative', () => {
    const { folder, outside, read } = aSkillWithResources();
    fs.symlinkSync(path.join(outside, 'secret.md'), path.join(folder, 'references/absolute.md'));
    fs.symlinkSync('../../../secret.md', path.join(folder, 'references/relative.md'));
    fs.symlinkSync('../pdf-secret', path.join(folder, 'sibling'));
    fs.symlinkSync(outside, path.join(folder, 'out'));
    fs.symlinkSync('out/nested', path.join(folder, 'twice'));
    fs.symlinkSync('loop', path.join(folder, 'loop'));
    fs.symlinkSync('nowhere', path.join(folder, 'dangling'));
    const paths = [
      'references/absolute.md',
      'references/relative.md',
      'sibling/secret.md',
      'out/secret.md',
      'out/nested/secret.md',
      'twice/secret.md',
      'loop',
      'dangling',
    ];
    for (const file of paths) expect(read(file), file).not.toContain('outside');
    expect(read('references/absolute.md')).toBe('refused');
    expect(read('sibling/secret.md')).toBe('refused');
  });

  it('readResource follows a link that stays in the skill', () => {
    const { folder, read } = aSkillWithResources();
    fs.symlinkSync('a.md', path.join(folder, 'references/again.md'));
    fs.symlinkSync('references', path.join(folder, 'refs'));
    expect(read('references/again.md')).toBe('a');
    expect(read('refs/b.md')).toBe('b');
  });

  it('readResource rejects special files without blocking, directories, and files that are too large', () => {
    const { folder, read } = aSkillWithResources();
    execFileSync('mkfifo', [path.join(folder, 'pipe')]);
    fs.writeFileSync(path.join(folder, 'large.bin'), Buffer.alloc(1024 * 1024 + 1));
    expect(read('pipe')).toBe('refused');
    expect(read('large.bin')).toBe('refused');
    expect(read('references/deep')).toBe('refused');
  });

  it('readResource rejects everything once the skill itself is a link to another directory', () => {
    const moved = aSkillWithResources();
    fs.renameSync(moved.folder, path.join(moved.root, 'moved'));
    fs.symlinkSync(moved.outside, moved.folder);
    expect(textOf(readResource(moved.skill, 'secret.md', moved.workspace))).toBe('refused');
    expect(readSkillTree(moved.skill, moved.workspace).entries).toEqual([]);
  });

  it('reads and lists resources in memory', () => {
    const memory = new MemoryWorkspace({
      'skills/pdf/SKILL.md': '',
      'skills/pdf/references/a.md': 'a',
      'secret.md': SECRET,
    });
    const inMemory = aCatalogSkill({ name: 'pdf' });
    expect(textOf(readResource(inMemory, 'references/a.md', memory))).toBe('a');
    expect(textOf(readResource(inMemory, '../../secret.md', memory))).toBe('refused');
    expect(listResources(inMemory, 'references', memory)).toEqual(['references/a.md']);
  });
});

describe('race between check and use', () => {
  it.runIf(process.platform === 'linux')(
    'never reads or lists files outside while a directory is swapped with a link',
    async () => {
      const { skill, workspace, folder, outside } = aSkillWithResources();
      fs.writeFileSync(path.join(outside, 'a.md'), SECRET);
      // A separate process, so that swaps happen between any two of our calls.
      const swapper = `
      const fs = require('node:fs');
      const [link, real, outside] = process.argv.slice(1);
      for (;;) {
        fs.renameSync(link, real);
        fs.symlinkSync(outside, link);
        fs.unlinkSync(link);
        fs.renameSync(real, link);
      }`;
      const references = path.join(folder, 'references');
      const child = spawn(process.execPath, ['-e', swapper, references, `${references}-real`, outside], {
        stdio: 'ignore',
      });
      const seen = new Map<string, number>();
      try {
        await new Promise((resolve) => child.once('spawn', resolve));
        const until = performance.now() + 1000;
        while (performance.now() < until) {
          const outcome = textOf(readResource(skill, 'references/a.md', workspace));
          seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
          const names = listResources(skill, 'references', workspace);
          if (names.includes('references/secret.md')) seen.set('listed outside', 1);
        }
      } finally {
        child.kill('SIGKILL');
      }
      expect([...seen.keys()]).not.toContain(SECRET);
      expect([...seen.keys()]).not.toContain('listed outside');
      // The test proves nothing unless both states occurred.
      expect(seen.get('a')).toBeGreaterThan(0);
      expect((seen.get('refused') ?? 0) + (seen.get('missing') ?? 0)).toBeGreaterThan(0);
    },
  );
});

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
