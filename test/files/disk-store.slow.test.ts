import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { DiskStore } from '../../src/files/disk-store.js';
import { aFolder, leftoversIn } from '../support/a-folder.js';
import { canMount, mountSmallDisk } from '../support/small-disk.js';
import { compiledSources } from './compile-sources.js';
import { finished, startNode } from './run-node.js';

const KILLS = Number(process.env['KILLS'] ?? 40);
const BACKUP = { backup: true };
const isLinux = process.platform === 'linux';

let diskStore: string;
beforeAll(async () => {
  diskStore = pathToFileURL(path.join(await compiledSources(), 'files/disk-store.js')).href;
});

/** A module that runs these statements with a `store` on the folder. */
const script = (root: string, statements: string, before = '') => `
  ${before}
  const { DiskStore } = await import(${JSON.stringify(diskStore)});
  const store = new DiskStore({ root: ${JSON.stringify(root)} });
  ${statements}
`;

const OLD = `${JSON.stringify({ version: 'old', text: 'x'.repeat(8_000) })}\n`;
const NEW = `${JSON.stringify({ version: 'new', text: 'y'.repeat(16_000) })}\n`;

/** What this test needs of a git repository, with a manifest. */
const aRepository = (manifest = OLD) => aFolder({ '.git/HEAD': '', 'skills/m.json': manifest });
const manifestOf = (root: string) => fs.readFileSync(path.join(root, 'skills/m.json'), 'utf8');

const UPDATE = `
  const outcome = await store.update('skills/m.json', () => ${JSON.stringify(NEW)}, { backup: true }).catch((error) => error);
  console.log(outcome === true ? 'written' : outcome.name + ': ' + outcome.message);
`;

describe('concurrent processes', { timeout: 120_000 }, () => {
  it('twenty processes that count in one file lose no update', async () => {
    const root = aRepository('{"count": 0}');
    const count = `
      const next = (text) => JSON.stringify({ count: JSON.parse(text).count + 1 });
      for (let i = 0; i < 5; i++) await store.update('skills/m.json', next, { backup: true });
    `;
    const all = await Promise.all(Array.from({ length: 20 }, () => finished(startNode(script(root, count)))));
    expect(all).toEqual(all.map(() => ({ code: 0, signal: null, output: '' })));
    expect(manifestOf(root)).toBe('{"count":100}');
    expect(fs.readFileSync(path.join(root, '.git/skill-registrar/m.json.bak'), 'utf8')).toBe('{"count":99}');
    expect(leftoversIn(root)).toEqual([]);
  });

  it('one process with several updates at a time loses none', async () => {
    const root = aRepository('{"count": 0}');
    const store = new DiskStore({ root });
    const next = (text: string | null) => JSON.stringify({ count: JSON.parse(text!).count + 1 });
    await Promise.all(Array.from({ length: 20 }, () => store.update('skills/m.json', next, BACKUP)));
    expect(manifestOf(root)).toBe('{"count":20}');
  });

  it('concurrent processes break a stale lock once', async () => {
    const root = aRepository('{"count": 0}');
    const dead = startNode('0');
    await finished(dead);
    const { thisHost } = await import('../../src/files/file-lock.js');
    const lock = JSON.stringify({ pid: dead.pid, host: thisHost(), token: 'c'.repeat(32) });
    fs.writeFileSync(path.join(root, 'skills/.m.json.skill-registrar.lock'), lock);
    const count = `await store.update('skills/m.json', (text) => JSON.stringify({ count: JSON.parse(text).count + 1 }), { backup: true });`;
    const all = await Promise.all(Array.from({ length: 10 }, () => finished(startNode(script(root, count)))));
    expect(all).toEqual(all.map(() => ({ code: 0, signal: null, output: '' })));
    expect(manifestOf(root)).toBe('{"count":10}');
    expect(leftoversIn(root)).toEqual([]);
  });
});

describe('kill -9', { timeout: 120_000 + KILLS * 2_000 }, () => {
  /** Ends the process, or fails, at the nth file system call of our code. */
  const atCall = (call: number, action: string) => `
    import fs from 'node:fs';
    globalThis.calls = 0;
    for (const name of Object.keys(fs)) {
      if (!name.endsWith('Sync') || name === 'realpathSync') continue;
      const original = fs[name];
      fs[name] = function (...args) {
        if (globalThis.armed && ++globalThis.calls === ${call}) { ${action} }
        return original.apply(fs, args);
      };
    }
  `;
  const ARMED = `globalThis.armed = true; ${UPDATE} globalThis.armed = false;`;

  it.skipIf(process.platform === 'win32')(
    'kill -9 before any step leaves the old or the new file, and the next run cleans up',
    async () => {
      let stages = 0;
      for (let isDone = false; !isDone; stages++) {
        const root = aRepository();
        const kill = atCall(stages + 1, `process.kill(process.pid, 'SIGKILL')`);
        const run = await finished(startNode(script(root, ARMED, kill)));
        isDone = run.signal === null;
        expect([OLD, NEW].includes(manifestOf(root))).toBe(true);
        // Whether or not the next run has something to write.
        const next = stages % 2 === 0 ? NEW : manifestOf(root);
        ageNamelessLocks(root);
        await new DiskStore({ root }).update('skills/m.json', () => next, BACKUP);
        expect(manifestOf(root)).toBe(next);
        expect(leftoversIn(root)).toEqual([]);
      }
      expect(stages).toBeGreaterThan(20);
    },
  );

  it('kill -9 at random moments always leaves a complete file', async () => {
    const root = aRepository('{"count": 0, "text": ""}');
    const loop = `
      const next = (text) => {
        const count = JSON.parse(text).count + 1;
        return JSON.stringify({ count, text: String(count).repeat(5000) });
      };
      await store.update('skills/m.json', next, { backup: true });
      console.log('ready');
      for (;;) await store.update('skills/m.json', next, { backup: true });
    `;
    let last = -1;
    for (let kill = 0; kill < KILLS; kill++) {
      const child = startNode(script(root, loop));
      await new Promise((resolve) => child.stdout!.once('data', resolve));
      await sleep(Math.random() * 40);
      child.kill('SIGKILL');
      await finished(child);
      const { count, text } = JSON.parse(manifestOf(root)) as { count: number; text: string };
      expect(text).toBe(count === 0 ? '' : String(count).repeat(5000));
      expect(count).toBeGreaterThanOrEqual(last);
      last = count;
    }
    ageNamelessLocks(root);
    await new DiskStore({ root }).update('skills/m.json', (text) => text, BACKUP);
    expect(leftoversIn(root)).toEqual([]);
    expect(last).toBeGreaterThan(0);
  });

  it('an error in any step leaves the old or the new file, and no temporary file', async () => {
    const outcomes = new Set<string>();
    let isDone = false;
    for (let call = 1; !isDone; call++) {
      const root = aRepository();
      const fail = `if (!/^(unlink|close)/.test(name)) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })`;
      const run = await finished(
        startNode(script(root, `${ARMED} console.log(globalThis.calls);`, atCall(call, fail))),
      );
      const [said = '', calls] = run.output.trim().split('\n');
      isDone = Number(calls) < call;
      expect(run.code).toBe(0);
      expect(said).toMatch(/^(written|WorkspaceError: Cannot (read|write) skills\/m.json: )/);
      expect(manifestOf(root) === (said === 'written' ? NEW : OLD)).toBe(true);
      expect(leftoversIn(root).filter((name) => name.endsWith('.tmp'))).toEqual([]);
      await new DiskStore({ root }).update('skills/m.json', (text) => text, BACKUP);
      expect(leftoversIn(root)).toEqual([]);
      outcomes.add(said);
    }
    expect(outcomes.size).toBeGreaterThan(1);
  });
});

/** An unnamed lock counts as dead after two seconds; this saves the wait. */
function ageNamelessLocks(root: string): void {
  for (const name of leftoversIn(root)) {
    const file = path.join(root, name);
    if (fs.statSync(file).size === 0) fs.utimesSync(file, Date.now() / 1000 - 5, Date.now() / 1000 - 5);
  }
}

describe('file that cannot be written', () => {
  it.skipIf(!canMount())(
    'keeps the old file when the disk is full, to the last page or a few before it',
    async () => {
      for (const freePages of [0, 1, 2, 3]) {
        const disk = aFolder();
        mountSmallDisk(disk, '64k');
        fs.mkdirSync(path.join(disk, 'skills'));
        fs.writeFileSync(path.join(disk, 'skills/m.json'), OLD);
        fillUp(path.join(disk, 'filler'), freePages);
        const run = await finished(startNode(script(disk, UPDATE)));
        expect(run.output).toBe(
          'WorkspaceError: Cannot write skills/m.json: no space is left on the disk. Nothing was changed.\n',
        );
        expect(manifestOf(disk)).toBe(OLD);
        expect(fs.readdirSync(path.join(disk, 'skills'))).toEqual(['m.json']);
      }
    },
  );

  it.skipIf(!isLinux)('keeps the old file when the new one is too large', async () => {
    const root = aFolder({ 'skills/m.json': OLD });
    const command = `trap '' XFSZ; ulimit -f 10; exec "$0" --input-type=module -e "$1"`;
    const run = await finished(spawn('bash', ['-c', command, process.execPath, script(root, UPDATE)]));
    expect(run.output).toMatch(
      /^WorkspaceError: Cannot write skills\/m.json: the system does not allow a file of this size/,
    );
    expect(manifestOf(root)).toBe(OLD);
    expect(fs.readdirSync(path.join(root, 'skills'))).toEqual(['m.json']);
  });

  const AS_NOBODY =
    'if (process.getuid() === 0) { process.setgroups([]); process.setgid(65534); process.setuid(65534); }';

  it.skipIf(!isLinux).each([
    ['a directory that may not be written to', 0o555, 0o666],
    ['a file that may not be written to', 0o777, 0o644],
  ])('keeps the old file of another user: %s', async (_, directoryMode, fileMode) => {
    const root = aFolder({ 'skills/m.json': OLD });
    fs.chmodSync(root, 0o755);
    fs.chmodSync(path.join(root, 'skills/m.json'), process.getuid!() === 0 ? fileMode : fileMode & 0o444);
    fs.chmodSync(path.join(root, 'skills'), directoryMode);
    onTestFinished(() => fs.chmodSync(path.join(root, 'skills'), 0o755));
    const run = await finished(startNode(script(root, `${AS_NOBODY} ${UPDATE}`)));
    expect(run.output).toMatch(
      /^WorkspaceError: Cannot write skills\/m.json: (permission denied|it is read-only)/,
    );
    expect(manifestOf(root)).toBe(OLD);
    expect(fs.readdirSync(path.join(root, 'skills'))).toEqual(['m.json']);
  });

  it.skipIf(!isLinux)('does not fail on a read-only disk when there is nothing to write', async () => {
    const root = aFolder({ 'skills/m.json': OLD });
    fs.chmodSync(root, 0o755);
    fs.chmodSync(path.join(root, 'skills'), 0o555);
    onTestFinished(() => fs.chmodSync(path.join(root, 'skills'), 0o755));
    const statements = `${AS_NOBODY} console.log(await store.update('skills/m.json', (text) => text, { backup: true }));`;
    expect((await finished(startNode(script(root, statements)))).output).toBe('false\n');
  });
});

/** Fills a disk and frees this many pages. */
function fillUp(file: string, freePages: number): void {
  const descriptor = fs.openSync(file, 'w');
  let size = 0;
  try {
    for (;;) size += fs.writeSync(descriptor, Buffer.alloc(4096));
  } catch {
    fs.ftruncateSync(descriptor, size - freePages * 4096);
  } finally {
    fs.closeSync(descriptor);
  }
}
