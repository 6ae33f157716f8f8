import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  DirectoryWatcher,
  type OpenWatch,
  POLL_INTERVAL_MS,
  repeatOnChange,
  TracingWorkspace,
  watchRepository,
} from '../../src/agent/watch.js';
import { DiskWorkspace } from '../../src/files/disk-workspace.js';
import { MemoryStore } from '../../src/files/memory.js';
import { runOperation } from '../../src/pipeline.js';
import { aFolder, writeFiles } from '../support/a-folder.js';
import { manySkills, writeSkills } from '../support/many-skills.js';

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

const ACTS: readonly ((folder: string) => void)[] = [
  () => {},
  (folder) => writeFiles(folder, { 'a/x.md': '2' }),
  (folder) => writeFiles(folder, { 'a/new/y.md': '' }),
  (folder) => fs.rmSync(path.join(folder, 'a'), { recursive: true }),
];

describe('DirectoryWatcher', () => {
  it('reports edits in place, new files and removed files, and nothing otherwise, by events and by polling', async () => {
    const seen = await Promise.all(
      [false, true].map((isPolling) => Promise.all(ACTS.map((act) => changesSeen(isPolling, act)))),
    );
    for (const [quiet, ...changes] of seen) {
      expect(quiet).toBe(0);
      expect(Math.min(...changes)).toBeGreaterThan(0);
    }
  });

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

/** Stands in for the engine: the texts of all skills in `skills`, read through the workspace. */
function lookAt(workspace: TracingWorkspace): string {
  const skills = (workspace.list('skills') ?? []).map((entry) => entry.name).sort();
  const texts = skills.map((name) => {
    workspace.list(`skills/${name}`);
    const content = workspace.read(`skills/${name}/SKILL.md`, { maxBytes: 1_000_000, followLinks: false });
    return content.kind === 'content' ? `${name}=${Buffer.from(content.bytes)}` : `${name}?`;
  });
  return texts.join(' ');
}

async function watching(
  root: string,
  act: (seen: {
    readonly last: () => string;
    readonly runs: () => number;
    readonly until: (text: string) => Promise<void>;
  }) => Promise<void>,
  isPolling = false,
): Promise<void> {
  const stop = new AbortController();
  const states: string[] = [];
  const run = async () => {
    const workspace = new TracingWorkspace(new DiskWorkspace({ root }));
    states.push(lookAt(workspace));
    return workspace.directories;
  };
  const watch = watchRepository({ run, signal: stop.signal, debounceMs: 40, maxDelayMs: 400, isPolling });
  const last = () => states.at(-1) ?? '';
  const until = async (text: string) => {
    const deadline = performance.now() + 8000;
    while (last() !== text && performance.now() < deadline) await pause(10);
    expect(last()).toBe(text);
  };
  try {
    await act({ last, runs: () => states.length, until });
  } finally {
    stop.abort();
    await watch;
  }
}

describe.each([
  ['events', false],
  ['polling', true],
])('watchRepository by %s', (_how, isPolling) => {
  it('notices edits in place, and editors that write a new file and rename it', async () => {
    const root = aFolder({ 'skills/a/SKILL.md': '1' });
    const file = path.join(root, 'skills/a/SKILL.md');
    await watching(
      root,
      async ({ until }) => {
        await until('a=1');
        fs.writeFileSync(file, '2');
        await until('a=2');
        for (const text of ['3', '4', '5']) {
          fs.writeFileSync(`${file}.tmp`, text);
          fs.renameSync(`${file}.tmp`, file);
          await until(`a=${text}`);
        }
        fs.renameSync(file, `${file}~`);
        fs.writeFileSync(file, '6');
        fs.rmSync(`${file}~`);
        await until('a=6');
      },
      isPolling,
    );
  });

  it('notices new directories with their files, and deletions', async () => {
    const root = aFolder({ 'skills/a/SKILL.md': '1' });
    await watching(
      root,
      async ({ until }) => {
        await until('a=1');
        writeFiles(root, { 'skills/b/SKILL.md': '1', 'skills/b/references/x.md': '' });
        await until('a=1 b=1');
        writeFiles(root, { 'skills/b/SKILL.md': '2' });
        await until('a=1 b=2');
        fs.rmSync(path.join(root, 'skills/a'), { recursive: true });
        await until('b=2');
      },
      isPolling,
    );
  });

  it('continues when the scan root is deleted and recreated', async () => {
    const root = aFolder({ 'skills/a/SKILL.md': '1' });
    await watching(
      root,
      async ({ until }) => {
        await until('a=1');
        fs.rmSync(path.join(root, 'skills'), { recursive: true });
        await until('');
        writeFiles(root, { 'skills/c/SKILL.md': '1' });
        await until('c=1');
        writeFiles(root, { 'skills/c/SKILL.md': '2' });
        await until('c=2');
        fs.renameSync(path.join(root, 'skills/c'), path.join(root, 'skills/d'));
        await until('d=2');
        writeFiles(root, { 'skills/d/SKILL.md': '3' });
        await until('d=3');
      },
      isPolling,
    );
  });
});

describe('watchRepository', () => {
  it('runs rarely during thousands of events, and ends with the last state', async () => {
    const root = aFolder({ 'skills/a/SKILL.md': '0' });
    await watching(root, async ({ until, runs }) => {
      await until('a=0');
      await pause(200);
      const before = runs();
      for (let round = 1; round <= 3000; round++) {
        fs.writeFileSync(path.join(root, 'skills/a/SKILL.md'), String(round));
        if (round % 100 === 0) await pause(5);
      }
      await until('a=3000');
      expect(runs() - before).toBeLessThan(40);
    });
  });

  it('does nothing while nothing changes', async () => {
    const root = aFolder({ 'skills/a/SKILL.md': '0' });
    await watching(root, async ({ until, runs }) => {
      await until('a=0');
      await pause(300);
      const before = runs();
      await pause(400);
      expect(runs()).toBe(before);
    });
  });

  it('keeps running while events never pause', async () => {
    const root = aFolder({ 'skills/a/SKILL.md': '0' });
    await watching(root, async ({ runs }) => {
      await pause(200);
      const before = runs();
      const end = performance.now() + 8000;
      for (let round = 1; runs() - before < 2 && performance.now() < end; round++) {
        fs.writeFileSync(path.join(root, 'skills/a/SKILL.md'), String(round));
        await pause(5);
      }
      expect(runs() - before).toBeGreaterThan(1);
    });
  });

  it('passes on an error of the run and stops watching', async () => {
    const stop = new AbortController();
    const run = () => Promise.reject(new Error('no root'));
    await expect(watchRepository({ run, signal: stop.signal })).rejects.toThrow('no root');
  });
});

describe('repeatOnChange', () => {
  it('ends in the middle of a run, without its writes and without a problem', async () => {
    const root = manySkills(30);
    const store = new MemoryStore({});
    const stop = new AbortController();
    const environment = { isCi: true, now: new Date(0), variables: {} };
    const problems: unknown[] = [];
    const stages: string[] = [];
    let runs = 0;
    await repeatOnChange({
      request: async () => ({
        operation: 'register',
        workspace: new DiskWorkspace({ root }),
        store,
        environment,
        onProgress: ({ stage }) => {
          if (runs === 0) return;
          stages.push(stage);
          // As a signal: noticed when the run pauses.
          if (stage === 'Reading skills') setImmediate(() => stop.abort());
        },
      }),
      work: async (request) => {
        await runOperation(request);
        runs++;
        writeSkills(root, 30, 'second');
        return [];
      },
      onProblem: (problem) => problems.push(problem),
      signal: stop.signal,
    });
    expect({ runs, problems }).toEqual({ runs: 1, problems: [] });
    expect(stages.at(-1)).toBe('Reading skills');
    expect(store.read('skills/manifest.json')).toContain('Does the first thing');
  });
});
