import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { TracingWorkspace, watchRepository } from '../../src/agent/watch.js';
import { DiskWorkspace } from '../../src/files/disk-workspace.js';
import { aFolder, writeFiles } from '../support/a-folder.js';

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

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
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
      const end = performance.now() + 1500;
      for (let round = 1; performance.now() < end; round++) {
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
