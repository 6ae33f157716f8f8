import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DiskStore } from '../../src/files/disk-store.js';
import { renamePatiently } from '../../src/files/replace-file.js';
import { WorkspaceError } from '../../src/files/workspace.js';
import { aFolder, leftoversIn } from '../support/a-folder.js';

const isWindows = process.platform === 'win32';
const NO_BACKUP = { backup: false };
const BACKUP = { backup: true };

const read = (...parts: string[]) => fs.readFileSync(path.join(...parts), 'utf8');

/** The error of an update, which must say where it happened and what to do. */
async function failureOf(update: Promise<unknown>): Promise<WorkspaceError> {
  const error = await update.then(
    () => new Error('it did not fail'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(WorkspaceError);
  const { message, fix } = error as WorkspaceError;
  expect(fix).toMatch(/^[A-Z].*\.$/);
  expect(message).not.toContain(fix);
  return error as WorkspaceError;
}

describe('reading', () => {
  it('reads text byte for byte, including a BOM and line endings', () => {
    const root = aFolder({ 'a/m.json': '\uFEFF{}\r\n' });
    const store = new DiskStore({ root });
    expect(store.read('a/m.json')).toBe('\uFEFF{}\r\n');
    expect(store.read(path.join(root, 'a/m.json'))).toBe('\uFEFF{}\r\n');
  });

  it('returns null for a missing file or directory', () => {
    const store = new DiskStore({ root: aFolder() });
    expect(store.read('m.json')).toBeNull();
    expect(store.read('a/b/m.json')).toBeNull();
  });

  it.skipIf(isWindows)('rejects anything but a text file', () => {
    const root = aFolder({ file: '' });
    fs.mkdirSync(path.join(root, 'directory'));
    fs.writeFileSync(path.join(root, 'latin'), Buffer.from([0x7b, 0xe9, 0x7d]));
    fs.symlinkSync('nowhere', path.join(root, 'dangling'));
    fs.symlinkSync('circle', path.join(root, 'circle'));
    execFileSync('mkfifo', [path.join(root, 'fifo')]);
    const store = new DiskStore({ root });
    const failures = ['directory', 'latin', 'fifo', 'dangling', 'circle', 'file/m.json'].map((given) => {
      try {
        return store.read(given);
      } catch (error) {
        const { message, fix } = error as WorkspaceError;
        return [message, fix];
      }
    });
    expect(failures).toEqual([
      ['Cannot read directory: it is a directory.', 'Choose a file.'],
      ['Cannot read latin: The file is not valid UTF-8.', 'Save it as UTF-8.'],
      ['Cannot read fifo: it is not a regular file.', 'Choose a file.'],
      ['Cannot read dangling: the link is broken.', 'Create its target, or remove the link.'],
      ['Cannot read circle: its symbolic links form a cycle.', 'Replace them.'],
      ['Cannot read file/m.json: a part of its path is a file, not a directory.', 'Choose another path.'],
    ]);
  });
});

describe('updating', () => {
  it('creates a file and its parent directories', async () => {
    const root = aFolder();
    const store = new DiskStore({ root });
    const seen: (string | null)[] = [];
    const compute = (current: string | null) => {
      seen.push(current);
      return '{"a": 1}\n';
    };
    expect(await store.update('new/skills/m.json', compute, BACKUP)).toBe(true);
    expect(read(root, 'new/skills/m.json')).toBe('{"a": 1}\n');
    expect(seen).toEqual([null]);
    expect(fs.readdirSync(path.join(root, 'new/skills'))).toEqual(['m.json']);
  });

  it.each([null, '{"a": 1}'])('writes nothing when compute returns %j', async (result) => {
    const root = aFolder({ 'm.json': '{"a": 1}' });
    fs.utimesSync(path.join(root, 'm.json'), 1000, 1000);
    const before = fs.statSync(path.join(root, 'm.json'));
    expect(await new DiskStore({ root }).update('m.json', () => result, BACKUP)).toBe(false);
    const after = fs.statSync(path.join(root, 'm.json'));
    expect([after.mtimeMs, after.ino]).toEqual([before.mtimeMs, before.ino]);
    expect(fs.readdirSync(root)).toEqual(['m.json']);
  });

  it.skipIf(isWindows)('keeps the mode of the file', async () => {
    const root = aFolder({ 'm.json': '{}' });
    for (const mode of [0o600, 0o664, 0o755]) {
      fs.chmodSync(path.join(root, 'm.json'), mode);
      await new DiskStore({ root }).update('m.json', (current) => `${current} `, BACKUP);
      expect(fs.statSync(path.join(root, 'm.json')).mode & 0o777).toBe(mode);
      expect(fs.statSync(path.join(root, 'm.json.bak')).mode & 0o777).toBe(mode);
    }
  });

  it.skipIf(process.getuid?.() !== 0)('keeps the owner of the file when root runs it', async () => {
    const root = aFolder({ 'm.json': '{}' });
    fs.chownSync(path.join(root, 'm.json'), 1234, 2345);
    await new DiskStore({ root }).update('m.json', () => '[]', NO_BACKUP);
    expect(fs.statSync(path.join(root, 'm.json'))).toMatchObject({ uid: 1234, gid: 2345 });
  });

  it('passes on an error of compute and leaves nothing behind', async () => {
    const root = aFolder({ 'm.json': '{}' });
    let calls = 0;
    const compute = () => {
      if (++calls > 1) throw new RangeError('not today');
      fs.writeFileSync(path.join(root, 'm.json'), '{"theirs": 1}');
      return '{"ours": 1}';
    };
    await expect(new DiskStore({ root }).update('m.json', compute, BACKUP)).rejects.toThrow(RangeError);
    expect(read(root, 'm.json')).toBe('{"theirs": 1}');
    expect(leftoversIn(root)).toEqual([]);
  });

  it('does not write invalid JSON to a .json file', async () => {
    const root = aFolder({ 'm.json': '{}' });
    const error = await failureOf(new DiskStore({ root }).update('m.json', () => '{,}', BACKUP));
    expect(error.message).toMatch(/Cannot write m.json: it would be broken JSON/);
    expect(read(root, 'm.json')).toBe('{}');
    expect(fs.readdirSync(root)).toEqual(['m.json']);
    expect(await new DiskStore({ root }).update('notes.md', () => '{,}', BACKUP)).toBe(true);
  });

  it('does not write text that cannot be encoded as UTF-8', async () => {
    const root = aFolder({ 'm.json': '{}' });
    const error = await failureOf(new DiskStore({ root }).update('m.json', () => '"\ud800"', NO_BACKUP));
    expect(error.message).toMatch(/could not be read back/);
    expect(read(root, 'm.json')).toBe('{}');
    expect(leftoversIn(root)).toEqual([]);
  });

  it.skipIf(isWindows)('does not overwrite a read-only file, even as root', async () => {
    const root = aFolder({ 'm.json': '{}' });
    fs.chmodSync(path.join(root, 'm.json'), 0o444);
    const error = await failureOf(new DiskStore({ root }).update('m.json', () => '[]', BACKUP));
    expect(error).toMatchObject({
      message: 'Cannot write m.json: it is read-only. Nothing was changed.',
      fix: 'Make it writable.',
      path: 'm.json',
    });
    expect(read(root, 'm.json')).toBe('{}');
    expect(fs.readdirSync(root)).toEqual(['m.json']);
  });

  it('reports a directory in place of the file, or a file in place of a directory', async () => {
    const root = aFolder({ 'm.json/x': '', file: '' });
    const store = new DiskStore({ root });
    expect((await failureOf(store.update('m.json', () => '[]', BACKUP))).message).toMatch(
      /it is a directory/,
    );
    expect((await failureOf(store.update('file/m.json', () => '[]', BACKUP))).message).toMatch(
      /a part of its path is a file/,
    );
  });
});

describe('removing', () => {
  it('removes a file that still has the content, and the directory that it leaves empty', async () => {
    const root = aFolder({ 'a/b/m.md': 'ours\n', 'a/c/m.md': 'ours\n', 'a/c/other.md': '' });
    const store = new DiskStore({ root });
    expect(await store.remove('a/b/m.md', 'ours\n')).toBe(true);
    expect(await store.remove('a/c/m.md', 'ours\n')).toBe(true);
    expect(fs.readdirSync(path.join(root, 'a'))).toEqual(['c']);
    expect(fs.readdirSync(path.join(root, 'a/c'))).toEqual(['other.md']);
  });

  it('keeps a file that someone changed, and does nothing for a missing one', async () => {
    const root = aFolder({ 'm.md': 'theirs\n' });
    const store = new DiskStore({ root });
    expect(await store.remove('m.md', 'ours\n')).toBe(false);
    expect(await store.remove('gone.md', 'ours\n')).toBe(false);
    expect(read(root, 'm.md')).toBe('theirs\n');
  });
});

describe('changes by another program', () => {
  it('sees a change made before the lock is taken', async () => {
    const root = aFolder({ 'm.json': '["old"]' });
    const seen: (string | null)[] = [];
    const compute = (current: string | null) => {
      seen.push(current);
      if (seen.length === 1) fs.writeFileSync(path.join(root, 'm.json'), '["theirs"]');
      return JSON.stringify([...JSON.parse(current!), 'ours']);
    };
    expect(await new DiskStore({ root }).update('m.json', compute, NO_BACKUP)).toBe(true);
    expect(seen).toEqual(['["old"]', '["theirs"]']);
    expect(read(root, 'm.json')).toBe('["theirs","ours"]');
  });

  it('sees a change made just before the rename', async () => {
    const root = aFolder({ 'm.json': '[]' });
    let calls = 0;
    const compute = (current: string | null) => {
      const theirs = [...JSON.parse(current!), 'theirs'];
      if (++calls < 4) fs.writeFileSync(path.join(root, 'm.json'), JSON.stringify(theirs));
      return JSON.stringify([...JSON.parse(current!), 'ours']);
    };
    expect(await new DiskStore({ root }).update('m.json', compute, NO_BACKUP)).toBe(true);
    expect(read(root, 'm.json')).toBe('["theirs","theirs","theirs","ours"]');
    expect(leftoversIn(root)).toEqual([]);
  });

  it('writes nothing if the change makes the update unnecessary', async () => {
    const root = aFolder({ 'm.json': '1' });
    const compute = (current: string | null) => {
      fs.writeFileSync(path.join(root, 'm.json'), '2');
      return current === '2' ? null : '2';
    };
    expect(await new DiskStore({ root }).update('m.json', compute, BACKUP)).toBe(false);
    expect(fs.readdirSync(root)).toEqual(['m.json']);
  });

  it('gives up if the file never stops changing, and keeps its last content', async () => {
    const root = aFolder({ 'm.json': '0' });
    let calls = 0;
    const compute = () => {
      fs.writeFileSync(path.join(root, 'm.json'), `${++calls}`);
      return '"ours"';
    };
    const error = await failureOf(new DiskStore({ root }).update('m.json', compute, NO_BACKUP));
    expect(error.message).toMatch(/another program keeps changing it/);
    expect(read(root, 'm.json')).toBe(`${calls}`);
    expect(calls).toBeLessThan(10);
    expect(leftoversIn(root)).toEqual([]);
  });
});

describe('paths', () => {
  it.skipIf(isWindows)('writes through a link that stays inside', async () => {
    const root = aFolder({ 'real/m.json': '{}' });
    fs.symlinkSync('real/m.json', path.join(root, 'm.json'));
    fs.symlinkSync('real', path.join(root, 'skills'));
    const store = new DiskStore({ root });
    await store.update('m.json', () => '[1]', BACKUP);
    await store.update('skills/n.json', () => '[2]', BACKUP);
    expect(fs.readlinkSync(path.join(root, 'm.json'))).toBe('real/m.json');
    expect(fs.readdirSync(path.join(root, 'real'))).toEqual(['m.json', 'm.json.bak', 'n.json']);
    expect([read(root, 'real/m.json'), read(root, 'real/n.json')]).toEqual(['[1]', '[2]']);
  });

  it('does not write into a git directory, under any name or link', async () => {
    const root = aFolder({ '.git/x/.keep': '' });
    const store = new DiskStore({ root });
    if (!isWindows) fs.symlinkSync('.git/x', path.join(root, 'skills'));
    const elsewhere = path.join(aFolder({ '.git/HEAD': '' }), '.git/m.json');
    for (const given of [
      '.git/x/m.json',
      '.GIT/x/m.json',
      elsewhere,
      ...(isWindows ? [] : ['skills/m.json']),
    ]) {
      const error = await failureOf(store.update(given, () => '{}', NO_BACKUP));
      expect(error.message).toBe(`${given} points into a git directory.`);
      expect(() => store.read(given)).toThrow(WorkspaceError);
    }
    expect(fs.readdirSync(path.join(root, '.git/x'))).toEqual(['.keep']);
  });

  it.skipIf(isWindows)(
    'rejects links that leave the root, of the file or of a parent directory',
    async () => {
      const outside = aFolder({ 'm.json': '{}' });
      const root = aFolder();
      fs.symlinkSync(path.join(outside, 'm.json'), path.join(root, 'm.json'));
      fs.symlinkSync(outside, path.join(root, 'skills'));
      const store = new DiskStore({ root });
      for (const given of ['m.json', 'skills/m.json', 'skills/new/n.json']) {
        const error = await failureOf(store.update(given, () => '[]', BACKUP));
        expect(error.message).toMatch(/symbolic link that leaves the repository/);
        expect(() => store.read(given)).toThrow(WorkspaceError);
      }
      expect(fs.readdirSync(outside)).toEqual(['m.json']);
      expect(read(outside, 'm.json')).toBe('{}');
    },
  );

  it('rejects a relative path that leaves the root, and accepts an absolute path from the user', async () => {
    const outside = aFolder();
    const root = aFolder();
    const store = new DiskStore({ root });
    const climbing = path.relative(root, path.join(outside, 'm.json'));
    expect((await failureOf(store.update(climbing, () => '[]', BACKUP))).message).toMatch(
      /outside the repository/,
    );
    expect(await store.update(path.join(outside, 'm.json'), () => '[]', BACKUP)).toBe(true);
    expect(read(outside, 'm.json')).toBe('[]');
  });

  it('is not confused by a root whose name begins like another', async () => {
    const root = aFolder({ 'repo/x': '', 'repo-other/m.json': '{}' });
    const store = new DiskStore({ root: path.join(root, 'repo') });
    expect(() => store.read('../repo-other/m.json')).toThrow(WorkspaceError);
  });
});

describe('backups', () => {
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
      cwd,
      stdio: 'pipe',
    });

  it('keeps the backup in the git directory', async () => {
    const root = aFolder({ 'skills/m.json': '{"old": 1}' });
    git(root, 'init', '-q');
    await new DiskStore({ root }).update('skills/m.json', () => '{"new": 1}', BACKUP);
    await new DiskStore({ root }).update('skills/m.json', () => '{"newer": 1}', BACKUP);
    expect(read(root, '.git/skill-registrar/m.json.bak')).toBe('{"new": 1}');
    expect(fs.readdirSync(path.join(root, 'skills'))).toEqual(['m.json']);
  });

  it('finds the git directory of worktrees and submodules', async () => {
    const root = aFolder({ 'main/skills/m.json': '{"old": 1}' });
    const main = path.join(root, 'main');
    git(main, 'init', '-q');
    git(main, 'add', '.');
    git(main, 'commit', '-qm', 'one');
    git(main, 'worktree', 'add', '-q', '../tree');
    await new DiskStore({ root: path.join(root, 'tree') }).update('skills/m.json', () => '[]', BACKUP);
    expect(read(main, '.git/worktrees/tree/skill-registrar/m.json.bak')).toBe('{"old": 1}');
    expect(fs.readdirSync(path.join(root, 'tree/skills'))).toEqual(['m.json']);
  });

  it.each([
    ['there is no git', {}],
    ['.git points to a missing directory', { '.git': 'gitdir: /nowhere/at/all\n' }],
    ['.git has no path', { '.git': 'hello' }],
    ['.git is an empty directory', { '.git/README': '' }],
    [
      'the git directory does not take it',
      { '.git/HEAD': 'ref: refs/heads/main\n', '.git/skill-registrar': 'a file' },
    ],
  ])('keeps the backup next to the file if %s', async (_, files) => {
    const root = aFolder({ 'm.json': '{"old": 1}', ...files });
    await new DiskStore({ root }).update('m.json', () => '[]', BACKUP);
    expect(read(root, 'm.json.bak')).toBe('{"old": 1}');
    expect(leftoversIn(root)).toEqual([]);
  });

  it('fails the update if no backup can be kept', async () => {
    const root = aFolder({ 'm.json': '{"old": 1}', 'm.json.bak/x': '' });
    await failureOf(new DiskStore({ root }).update('m.json', () => '[]', BACKUP));
    expect(read(root, 'm.json')).toBe('{"old": 1}');
    expect(leftoversIn(root)).toEqual([]);
  });

  it('makes no backup unless requested', async () => {
    const root = aFolder({ 'm.json': '{}', '.git/HEAD': '' });
    await new DiskStore({ root }).update('m.json', () => '[]', NO_BACKUP);
    expect(fs.readdirSync(path.join(root, '.git'))).toEqual(['HEAD']);
    expect(fs.readdirSync(root)).toEqual(['.git', 'm.json']);
  });
});

describe('renaming', () => {
  const failing = (code: string, times: number) => {
    let calls = 0;
    return (from: string, to: string) => {
      if (calls++ < times) throw Object.assign(new Error(code), { code });
      fs.renameSync(from, to);
    };
  };

  it.each(['EPERM', 'EBUSY', 'EACCES'])(
    'retries the rename while a scanner holds the file (%s)',
    async (code) => {
      const root = aFolder({ a: 'new', b: 'old' });
      await renamePatiently(path.join(root, 'a'), path.join(root, 'b'), failing(code, 3));
      expect(read(root, 'b')).toBe('new');
    },
  );

  it('gives up after a while, and at once if waiting cannot help', async () => {
    await expect(renamePatiently('a', 'b', failing('EBUSY', 100))).rejects.toThrow('EBUSY');
    await expect(renamePatiently('a', 'b', failing('ENOSPC', 1))).rejects.toThrow('ENOSPC');
  });
});

describe('another name', () => {
  it('gives a file another name in its directory', async () => {
    const root = aFolder({ 'a/skill.md': 'text' });
    expect(await new DiskStore({ root }).rename('a/skill.md', 'SKILL.md')).toBe(true);
    expect(fs.readdirSync(path.join(root, 'a'))).toEqual(['SKILL.md']);
    expect(read(root, 'a/SKILL.md')).toBe('text');
  });

  it('leaves a file alone whose new name belongs to another', async () => {
    const root = aFolder({ 'a/one.md': '1', 'a/two.md': '2' });
    expect(await new DiskStore({ root }).rename('a/one.md', 'two.md')).toBe(false);
    expect([read(root, 'a/one.md'), read(root, 'a/two.md')]).toEqual(['1', '2']);
  });

  it('fails for a missing file and for a directory outside the root', async () => {
    const store = new DiskStore({ root: aFolder() });
    await failureOf(store.rename('a/one.md', 'two.md'));
    await failureOf(store.rename('../one.md', 'two.md'));
  });
});
