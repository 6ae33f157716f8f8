import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listResources, readResource, readSkillTree } from '../../src/agent/skill-files.js';
import { MemoryWorkspace } from '../../src/files/memory-workspace.js';
import { aFolder } from '../support/a-folder.js';
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
        const until = performance.now() + 3000;
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
