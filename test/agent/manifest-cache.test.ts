import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MANIFEST_TTL_MS, ManifestCache } from '../../src/agent/design-documents.js';
import { aFolder } from '../support/a-folder.js';

const routes = (skill: string) =>
  JSON.stringify({ dispatch_matrix: { by_keyword: { go: skill } }, skills: [] });

function aCache(text: string | null) {
  const file = path.join(aFolder(), 'manifest.json');
  if (text !== null) write(file, text);
  const clock = { now: 0 };
  const cache = new ManifestCache(file, { now: () => clock.now });
  return { file, clock, cache, skill: () => cache.get().dispatcher.dispatch({ text: 'go' }).skill };
}

/** Writes the file with an old modification time. */
function write(file: string, text: string, seconds = 1000): void {
  fs.writeFileSync(file, text);
  fs.utimesSync(file, seconds, seconds);
}

describe('ManifestCache', () => {
  it('compiles the manifest once and reuses it', async () => {
    const { cache, file, skill } = aCache(routes('a'));
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(skill()).toBe('a');
    expect(cache.get()).toBe(cache.get());
    expect(fs.existsSync(file)).toBe(true);
  });

  it('reads a file that replaces the old one at once, every time', () => {
    const { file, skill } = aCache(routes('a'));
    for (let round = 0; round < 300; round++) {
      const name = `s${round % 10}`;
      fs.writeFileSync(`${file}.new`, routes(name));
      fs.renameSync(`${file}.new`, file);
      expect(skill()).toBe(name);
    }
  });

  it('reads a file that was written in place once it is unchanged for a while', async () => {
    const { file, cache, skill } = aCache(routes('a'));
    expect(skill()).toBe('a');
    fs.writeFileSync(file, routes('b'));
    expect(skill()).toBe('a');
    expect(cache.get().isStale).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(skill()).toBe('b');
    expect(cache.get().isStale).toBe(false);
  });

  it('keeps the last manifest while the file is incomplete, empty or missing, and says so', async () => {
    const { file, cache, skill } = aCache(routes('a'));
    expect(skill()).toBe('a');
    for (const text of [routes('b').slice(0, 20), '', '{"skills":']) {
      write(file, text);
      expect(skill()).toBe('a');
      expect(cache.get().isStale).toBe(true);
    }
    fs.rmSync(file);
    expect(skill()).toBe('a');
    write(file, routes('b'));
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(skill()).toBe('b');
    expect(cache.get().isStale).toBe(false);
  });

  it('gives up on a broken or missing file after five minutes', () => {
    const { file, clock, cache } = aCache(routes('a'));
    cache.get();
    fs.rmSync(file);
    clock.now = MANIFEST_TTL_MS - 1;
    expect(cache.get().isStale).toBe(true);
    clock.now = MANIFEST_TTL_MS;
    expect(() => cache.get()).toThrow('Cannot read the manifest');
  });

  it('reads an unchanged file again after five minutes', async () => {
    const { clock, cache } = aCache(routes('a'));
    await new Promise((resolve) => setTimeout(resolve, 150));
    const first = cache.get();
    clock.now = MANIFEST_TTL_MS - 1;
    expect(cache.get()).toBe(first);
    clock.now = MANIFEST_TTL_MS;
    expect(cache.get()).not.toBe(first);
  });

  it('fails if there has never been a complete manifest', () => {
    expect(() => aCache(null).cache.get()).toThrow('skill-registrar-');
    expect(() => aCache('{').cache.get()).toThrow('cannot be used');
  });

  it('never returns a torn manifest while another process keeps writing in place', async () => {
    const { file, cache } = aCache(routes('x'));
    const writer = `
      const fs = require('node:fs');
      const filler = 'y'.repeat(200000);
      const pause = new Int32Array(new SharedArrayBuffer(4));
      for (let round = 100; ; round++) {
        fs.writeFileSync(process.argv[1], JSON.stringify({ round, filler, end: round }));
        if (round % 200 === 0) Atomics.wait(pause, 0, 0, 250);
      }`;
    cache.get();
    const child = spawn(process.execPath, ['-e', writer, file], { stdio: 'ignore' });
    try {
      const [enough, latest] = [performance.now() + 1000, performance.now() + 20_000];
      const rounds = new Set<unknown>();
      while (performance.now() < enough || (rounds.size < 3 && performance.now() < latest)) {
        const value = cache.get().value as { round?: number; end?: number };
        expect(value.end).toBe(value.round);
        rounds.add(value.round);
      }
      expect(rounds.size).toBeGreaterThan(2);
    } finally {
      child.kill('SIGKILL');
    }
  });
});
