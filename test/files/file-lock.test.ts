import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DiskStore } from '../../src/files/disk-store.js';
import { acquireLock, thisHost } from '../../src/files/file-lock.js';
import { aFolder, leftoversIn } from '../support/a-folder.js';

const LOCK = '.m.json.skill-registrar.lock';
const TOKEN = 'ab'.repeat(16);
const BACKUP = { backup: true };

const deadPid = () => spawnSync(process.execPath, ['-e', '0']).pid;
const record = (holder: object) =>
  JSON.stringify({ pid: process.pid, host: thisHost(), token: TOKEN, ...holder });

/** A folder with a manifest and a lock on it of this age in seconds. */
function aLockedFolder(lock: string, age = 0): { root: string; store: DiskStore } {
  const root = aFolder({ 'm.json': '{}', [LOCK]: lock });
  const since = Date.now() / 1000 - age;
  fs.utimesSync(path.join(root, LOCK), since, since);
  return { root, store: new DiskStore({ root, patience: 150 }) };
}

describe('stale locks', () => {
  it.each<[string, () => string, number]>([
    ['of a dead process', () => record({ pid: deadPid() }), 0],
    ['of another machine, very old', () => record({ host: 'elsewhere' }), 61],
    ['dated in the far future', () => record({ host: 'elsewhere' }), -4000],
    ['without a name, older than writing the name takes', () => '', 3],
    ['in an unknown format', () => '{"pid": "x"}', 3],
    ['of an earlier process with our pid', () => record({}), process.uptime() + 5],
  ])('breaks a lock %s', async (_, lock, age) => {
    const { root, store } = aLockedFolder(lock(), age);
    expect(await store.update('m.json', () => '[]', BACKUP)).toBe(true);
    expect(leftoversIn(root)).toEqual([]);
  });

  it('removes a stale lock together with the temporary files of its holder', async () => {
    for (const result of [null, '[]']) {
      const { root, store } = aLockedFolder(record({ pid: deadPid() }));
      fs.mkdirSync(path.join(root, '.git/skill-registrar'), { recursive: true });
      fs.writeFileSync(path.join(root, '.git/HEAD'), '');
      const temporary = `.m.json.skill-registrar.${TOKEN}.tmp`;
      const backup = `.git/skill-registrar/.m.json.bak.skill-registrar.${TOKEN}.tmp`;
      for (const name of [temporary, backup]) fs.writeFileSync(path.join(root, name), '{"half": ');
      expect(leftoversIn(root)).toHaveLength(3);
      await store.update('m.json', () => result, BACKUP);
      expect(leftoversIn(root)).toEqual([]);
    }
  });

  it('breaks a stale lock although an earlier breaker died', async () => {
    const { root, store } = aLockedFolder(record({ pid: deadPid() }));
    fs.writeFileSync(path.join(root, `${LOCK}.break`), record({ pid: deadPid() }));
    fs.writeFileSync(path.join(root, `${LOCK}.break.break`), record({ pid: deadPid() }));
    expect(await store.update('m.json', () => '[]', BACKUP)).toBe(true);
    expect(leftoversIn(root)).toEqual([]);
  });

  it('leaves a stale lock to the process that is breaking it', async () => {
    const { root, store } = aLockedFolder(record({ pid: deadPid() }));
    fs.writeFileSync(path.join(root, `${LOCK}.break`), record({}));
    await expect(store.update('m.json', () => '[]', BACKUP)).rejects.toThrow(/holds its lock/);
    expect(leftoversIn(root)).toEqual([LOCK, `${LOCK}.break`]);
  });

  it('cleans up after a breaker that died after its work', async () => {
    const root = aFolder({ 'm.json': '{}', [`${LOCK}.break`]: record({ pid: deadPid() }) });
    await new DiskStore({ root }).update('m.json', () => null, BACKUP);
    expect(leftoversIn(root)).toEqual([]);
  });
});

describe('locks that may be held', () => {
  it.each<[string, () => string]>([
    ['of this process', () => record({})],
    ['of a process that we may not signal', () => record({ pid: 1 })],
    ['of another machine', () => record({ host: 'elsewhere', pid: deadPid() })],
    ['without a name, just created', () => ''],
  ])('waits for a lock %s, and then explains', async (_, lock) => {
    const { root, store } = aLockedFolder(lock());
    await expect(store.update('m.json', () => '[]', BACKUP)).rejects.toMatchObject({
      name: 'WorkspaceError',
      path: 'm.json',
      message: expect.stringMatching(/process .* holds its lock. Nothing was changed.$/),
      fix: expect.stringMatching(/^Wait .* delete .m.json.skill-registrar.lock\.$/),
    });
    expect(fs.readFileSync(path.join(root, 'm.json'), 'utf8')).toBe('{}');
    expect(leftoversIn(root)).toEqual([LOCK]);
  });

  it('names the holder of the lock', async () => {
    const { store } = aLockedFolder(record({}));
    const error = await store.update('m.json', () => '[]', BACKUP).catch((reason: Error) => reason);
    expect(String(error)).toContain(`process ${process.pid} on ${os.hostname()} holds its lock`);
  });

  it('skips the lock if there is nothing to write', async () => {
    const { root, store } = aLockedFolder(record({}));
    expect(await store.update('m.json', () => '{}', BACKUP)).toBe(false);
    expect(leftoversIn(root)).toEqual([LOCK]);
  });

  it('takes the lock as soon as it is released', async () => {
    const { root } = aLockedFolder(record({}));
    setTimeout(() => fs.rmSync(path.join(root, LOCK)), 200);
    expect(await new DiskStore({ root }).update('m.json', () => '[]', BACKUP)).toBe(true);
  });

  it('stops an update whose lock was taken away', async () => {
    const root = aFolder({ 'm.json': '{}' });
    const store = new DiskStore({ root });
    let calls = 0;
    const compute = () => {
      fs.writeFileSync(
        path.join(root, calls++ === 0 ? 'm.json' : LOCK),
        calls === 1 ? '{"theirs":1}' : record({}),
      );
      return '[]';
    };
    await expect(store.update('m.json', compute, BACKUP)).rejects.toThrow(/another run took over its lock/);
    expect(fs.readFileSync(path.join(root, 'm.json'), 'utf8')).toBe('{"theirs":1}');
    expect(leftoversIn(root)).toEqual([LOCK]);
  });
});

describe('locks that cannot be created', () => {
  it("fails at once with the system's reason", async () => {
    const file = path.join(aFolder(), 'missing', LOCK);
    await expect(acquireLock(file, { leftovers: () => [] })).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it.skipIf(process.platform === 'win32')(
    'does not break a lock if something else is in its place',
    async () => {
      const root = aFolder({ 'm.json': '{}', [`${LOCK}/x`]: '' });
      fs.utimesSync(path.join(root, LOCK), 1000, 1000);
      await expect(new DiskStore({ root }).update('m.json', () => '[]', BACKUP)).rejects.toThrow(
        /^Cannot write m.json/,
      );
      expect(await new DiskStore({ root }).update('m.json', () => null, BACKUP)).toBe(false);
      expect(fs.readFileSync(path.join(root, 'm.json'), 'utf8')).toBe('{}');
    },
  );
});

describe('hostile lock files', () => {
  it('a hostile lock file cannot make us remove files', async () => {
    const { root, store } = aLockedFolder(record({ pid: deadPid(), token: '../../victim' }), 3);
    fs.mkdirSync(path.join(root, '.m.json.skill-registrar.'));
    fs.writeFileSync(path.join(root, 'victim.tmp'), '');
    expect(await store.update('m.json', () => '[]', BACKUP)).toBe(true);
    expect(fs.existsSync(path.join(root, 'victim.tmp'))).toBe(true);
  });

  it.skipIf(process.platform === 'win32')(
    'a lock file is not followed if it is a link, nor read if it is endless',
    async () => {
      const root = aFolder({ 'm.json': '{}', victim: record({ pid: deadPid() }) });
      fs.symlinkSync('victim', path.join(root, LOCK));
      await expect(
        new DiskStore({ root, patience: 100 }).update('m.json', () => '[]', BACKUP),
      ).rejects.toThrow(/holds its lock/);
      fs.lutimesSync(path.join(root, LOCK), 1000, 1000);
      expect(await new DiskStore({ root }).update('m.json', () => '[]', BACKUP)).toBe(true);
      expect(fs.existsSync(path.join(root, 'victim'))).toBe(true);
      const { root: other, store } = aLockedFolder(`${record({ pid: deadPid() })}${' '.repeat(5000)}`);
      await expect(store.update('m.json', () => '[]', BACKUP)).rejects.toThrow(/holds its lock/);
      expect(leftoversIn(other)).toEqual([LOCK]);
    },
  );
});
