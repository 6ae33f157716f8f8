import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { materializeSkill } from '../../src/agent/materialize.js';
import { renderSkillTree } from '../../src/agent/skill-files.js';
import { readSkillTree } from '../../src/skill/skill-tree.js';
import { aFolder } from '../support/a-folder.js';
import { smallSkill } from '../support/skill-text.js';
import { aRepository } from './a-repository.js';

function aSkill() {
  const repository = aRepository(
    {
      'skills/pdf/SKILL.md': smallSkill('pdf'),
      'skills/pdf/scripts/run.sh': 'echo',
      'skills/pdf/.git/config': 'no',
      'skills/pdf/node_modules/x/index.js': 'no',
      'skills/pdf/deep/node_modules/y.js': 'no',
      'skills/pdf/deep/a.md': 'a',
      'secret.md': 'secret',
    },
    ['pdf'],
  );
  const folder = path.join(repository.root, 'skills/pdf');
  fs.chmodSync(path.join(folder, 'scripts/run.sh'), 0o755);
  return { ...repository, skill: repository.skills[0]!, folder };
}

function contents(folder: string): readonly string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !fs.lstatSync(path.join(folder, name)).isDirectory())
    .sort();
}

describe('materializeSkill', () => {
  it('copies everything but .git and node_modules, and keeps scripts executable', async () => {
    const { skill, workspace } = aSkill();
    const to = path.join(aFolder(), 'private/task-1');
    const copy = await materializeSkill(skill, to, workspace);
    expect(copy).toEqual({
      path: path.join(to, '.skills/pdf'),
      mountPath: 'private:/.skills/pdf',
      files: 3,
      skipped: [],
    });
    expect(contents(to)).toEqual([
      '.skills/pdf/SKILL.md',
      '.skills/pdf/deep/a.md',
      '.skills/pdf/scripts/run.sh',
    ]);
    expect(fs.statSync(path.join(copy.path, 'scripts/run.sh')).mode & 0o777).toBe(0o755);
    expect(fs.statSync(path.join(copy.path, 'SKILL.md')).mode & 0o111).toBe(0);
  });

  it('skips a link to a directory and a file of more than 64 MiB, and says why', async () => {
    const { skill, workspace, folder } = aSkill();
    fs.symlinkSync('deep', path.join(folder, 'link'));
    fs.writeFileSync(path.join(folder, 'big.bin'), '');
    fs.truncateSync(path.join(folder, 'big.bin'), 67_108_865);
    const { files, skipped } = await materializeSkill(skill, aFolder(), workspace);
    expect(files).toBe(3);
    expect(skipped).toEqual([
      { path: 'big.bin', reason: 'it is larger than 67108864 bytes' },
      { path: 'link', reason: 'the link does not point to a file' },
    ]);
  });

  it('replaces an existing copy and leaves nothing else behind', async () => {
    const { skill, workspace, folder } = aSkill();
    const to = aFolder({ '.skills/pdf/old.md': 'old', '.skills/other/keep.md': 'keep' });
    fs.rmSync(path.join(folder, 'scripts'), { recursive: true });
    await materializeSkill(skill, to, workspace);
    expect(contents(to)).toEqual(['.skills/other/keep.md', '.skills/pdf/SKILL.md', '.skills/pdf/deep/a.md']);
    expect(fs.readdirSync(path.join(to, '.skills')).sort()).toEqual(['other', 'pdf']);
  });

  it('copies a contained link as the file it points to, and skips links that leave the skill and special files', async () => {
    const { skill, workspace, folder } = aSkill();
    fs.symlinkSync('deep/a.md', path.join(folder, 'inside.md'));
    fs.symlinkSync('../../secret.md', path.join(folder, 'outside.md'));
    fs.symlinkSync('/etc', path.join(folder, 'etc'));
    execFileSync('mkfifo', [path.join(folder, 'pipe')]);
    const to = aFolder();
    const copy = await materializeSkill(skill, to, workspace);
    expect(copy.skipped.map((entry) => entry.path)).toEqual(['etc', 'outside.md', 'pipe']);
    expect(fs.lstatSync(path.join(copy.path, 'inside.md')).isFile()).toBe(true);
    expect(contents(copy.path)).toEqual(['SKILL.md', 'deep/a.md', 'inside.md', 'scripts/run.sh']);
  });

  it('does not write through a link in place of its directory', async () => {
    const { skill, workspace } = aSkill();
    const elsewhere = aFolder({ 'pdf/mine.md': 'mine' });
    const to = aFolder();
    fs.symlinkSync(elsewhere, path.join(to, '.skills'));
    await expect(materializeSkill(skill, to, workspace)).rejects.toMatchObject({
      message: expect.stringMatching(/is not a directory\.$/),
      fix: 'Remove it, or choose another folder.',
    });
    expect(contents(elsewhere)).toEqual(['pdf/mine.md']);

    const second = aFolder();
    fs.mkdirSync(path.join(second, '.skills'));
    fs.symlinkSync(path.join(elsewhere, 'pdf'), path.join(second, '.skills/pdf'));
    await materializeSkill(skill, second, workspace);
    expect(fs.lstatSync(path.join(second, '.skills/pdf')).isDirectory()).toBe(true);
    expect(contents(elsewhere)).toEqual(['pdf/mine.md']);
  });

  it.each(['..', '.', '!!!', '', '.git', '.GIT', '../../Evil Name', 'nul', 'con.md', 'name.'])(
    'rejects the name %j',
    async (name) => {
      const { skill, workspace } = aSkill();
      const to = aFolder();
      await expect(materializeSkill({ ...skill, name }, to, workspace)).rejects.toThrow(
        'cannot be the name of a directory',
      );
      expect(fs.readdirSync(to)).toEqual([]);
    },
  );

  it('turns a name with a path in it into a safe directory name', async () => {
    const { skill, workspace } = aSkill();
    const to = aFolder();
    const copy = await materializeSkill({ ...skill, name: 'Evil/../../Name' }, to, workspace);
    expect(path.dirname(copy.path)).toBe(path.join(to, '.skills'));
    expect(fs.readdirSync(to)).toEqual(['.skills']);
  });

  it('keeps the old copy of a skill when copying fails', async () => {
    const { skill, workspace } = aSkill();
    const to = aFolder({ '.skills': 'a file is in the way' });
    await expect(materializeSkill(skill, to, workspace)).rejects.toMatchObject({ name: 'WorkspaceError' });
    expect(fs.readFileSync(path.join(to, '.skills'), 'utf8')).toBe('a file is in the way');
  });

  it('keeps the old copy and leaves no trace when the skill is too large', async () => {
    const { skill, workspace, folder } = aSkill();
    const to = aFolder({ '.skills/pdf/old.md': 'old' });
    let deep = folder;
    for (let level = 0; level < 40; level++) deep = path.join(deep, 'd');
    fs.mkdirSync(deep, { recursive: true });
    await expect(materializeSkill(skill, to, workspace)).rejects.toThrow('too many files');
    expect(contents(to)).toEqual(['.skills/pdf/old.md']);
    expect(fs.readdirSync(path.join(to, '.skills'))).toEqual(['pdf']);
    expect(renderSkillTree(skill, readSkillTree(skill, workspace)).endsWith('\n  …')).toBe(true);
  });

  it('succeeds while another process keeps recreating the target', async () => {
    const { skill, workspace } = aSkill();
    const to = aFolder({ '.skills/pdf/old.md': 'old' });
    const rival = `
      const fs = require('node:fs');
      for (;;) try { fs.mkdirSync(process.argv[1] + '/rival', { recursive: true }); } catch {}`;
    const child = spawn(process.execPath, ['-e', rival, path.join(to, '.skills/pdf')], { stdio: 'ignore' });
    try {
      await new Promise((resolve) => child.once('spawn', resolve));
      await new Promise((resolve) => setTimeout(resolve, 100));
      for (let round = 0; round < 150; round++) await materializeSkill(skill, to, workspace);
    } finally {
      child.kill('SIGKILL');
    }
    expect(fs.readdirSync(path.join(to, '.skills'))).toEqual(['pdf']);
    expect(contents(path.join(to, '.skills/pdf'))).toHaveLength(3);
  });

  it('succeeds when several processes copy the same skill', async () => {
    const { skill, workspace } = aSkill();
    const to = aFolder();
    await Promise.all(Array.from({ length: 8 }, () => materializeSkill(skill, to, workspace)));
    expect(fs.readdirSync(path.join(to, '.skills'))).toEqual(['pdf']);
    expect(contents(path.join(to, '.skills/pdf'))).toHaveLength(3);
  });
});
