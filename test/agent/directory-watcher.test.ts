import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  DirectoryWatcher,
  type OpenWatch,
  POLL_INTERVAL_MS,
  TracingWorkspace,
} from '../../src/agent/watch.js';
import { DiskWorkspace } from '../../src/files/disk-workspace.js';
import { aFolder, writeFiles } from '../support/a-folder.js';

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function changesSeen(isPolling: boolean, act: (folder: string) => void): Promise<number> {
  const folder = aFolder({ 'a/x.md': '1' });
  let changes = 0;
  const watcher = new DirectoryWatcher(() => changes++, { isPolling });
  try {
    watcher.sync([path.join(folder, 'a')]);
    expect(watcher.isPolling).toBe(isPolling);
    await pause(50);
    act(folder);
    await pause(POLL_INTERVAL_MS + 300);
    return changes;
  } finally {
    watcher.close();
  }
}

describe.each([
  ['events', false],
  ['polling', true],
])('DirectoryWatcher by %s', (_how, isPolling) => {
  it('reports edits in place, new files and removed files, and nothing otherwise', async () => {
    const [quiet, edited, added, removed] = await Promise.all([
      changesSeen(isPolling, () => {}),
      changesSeen(isPolling, (folder) => writeFiles(folder, { 'a/x.md': '2' })),
      changesSeen(isPolling, (folder) => writeFiles(folder, { 'a/new/y.md': '' })),
      changesSeen(isPolling, (folder) => fs.rmSync(path.join(folder, 'a'), { recursive: true })),
    ]);
    expect(quiet).toBe(0);
    for (const changes of [edited, added, removed]) expect(changes).toBeGreaterThan(0);
  });
});

describe('DirectoryWatcher', () => {
  it('reports new directories, and a directory that replaced another', () => {
    const folder = aFolder({ 'a/x': '', 'b/x': '' });
    const [a, b] = [path.join(folder, 'a'), path.join(folder, 'b')];
    const watcher = new DirectoryWatcher(() => {});
    try {
      expect(watcher.sync([a])).toBe(1);
      expect(watcher.sync([a, b])).toBe(1);
      expect(watcher.sync([a, b])).toBe(0);
      fs.renameSync(a, `${a}-old`);
      fs.mkdirSync(a);
      expect(watcher.sync([a, b])).toBe(1);
      expect(watcher.sync([b])).toBe(0);
    } finally {
      watcher.close();
    }
  });

  it('falls back to polling when the system runs out of watches', async () => {
    const folder = aFolder({ 'a/x': '', 'b/x': '' });
    let changes = 0;
    const open: OpenWatch = (directory, listener) => {
      if (directory.endsWith('b')) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      return fs.watch(directory, listener);
    };
    const watcher = new DirectoryWatcher(() => changes++, { open });
    try {
      watcher.sync([path.join(folder, 'a'), path.join(folder, 'b')]);
      expect(watcher.isPolling).toBe(true);
      writeFiles(folder, { 'a/y': '' });
      await pause(POLL_INTERVAL_MS + 300);
      expect(changes).toBe(1);
      writeFiles(folder, { 'b/y': '' });
      expect(watcher.sync([path.join(folder, 'b')])).toBe(1);
      expect(watcher.sync([path.join(folder, 'b')])).toBe(0);
    } finally {
      watcher.close();
    }
  });

  it('treats a watch that breaks or cannot be set up as a change', () => {
    const folder = aFolder({ 'a/x': '' });
    let changes = 0;
    let broken: fs.FSWatcher | undefined;
    const open: OpenWatch = (directory, listener) => {
      broken = fs.watch(directory, listener);
      return broken;
    };
    const watcher = new DirectoryWatcher(() => changes++, { open });
    watcher.sync([path.join(folder, 'a')]);
    broken?.emit('error', new Error('gone'));
    expect(changes).toBe(1);
    expect(watcher.sync([path.join(folder, 'a')])).toBe(1);
    watcher.close();
    const refusing = new DirectoryWatcher(() => {}, {
      open: () => {
        throw Object.assign(new Error('no'), { code: 'EACCES' });
      },
    });
    expect(refusing.sync([path.join(folder, 'a')])).toBe(1);
    expect(refusing.isPolling).toBe(false);
    refusing.close();
  });

  it('watches the nearest existing parent of a missing directory', async () => {
    const folder = aFolder();
    let changes = 0;
    const watcher = new DirectoryWatcher(() => changes++);
    try {
      watcher.sync([path.join(folder, 'not/yet/there')]);
      fs.mkdirSync(path.join(folder, 'not'));
      await pause(200);
      expect(changes).toBeGreaterThan(0);
    } finally {
      watcher.close();
    }
  });
});

describe('TracingWorkspace', () => {
  it('TracingWorkspace records every directory that was read, including those of resources', () => {
    const root = aFolder({ 'skills/a/SKILL.md': 'x', 'skills/a/references/r.md': '' });
    const workspace = new TracingWorkspace(new DiskWorkspace({ root }));
    workspace.list('skills/a');
    expect([...workspace.directories]).toEqual([`${root}/skills/a`, `${root}/skills/a/references`]);
    workspace.listWithin('skills', 'skills/b');
    workspace.read('skills/c/SKILL.md', { maxBytes: 1, followLinks: false });
    workspace.kindOf('d/e');
    workspace.canonical('f/g');
    workspace.fingerprint('h/i');
    const noted = [...workspace.directories].map((directory) => path.relative(root, directory));
    expect(noted.slice(2)).toEqual(['skills/b', 'skills', 'skills/c', 'd', 'f', 'h']);
  });
});
