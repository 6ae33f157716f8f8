import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../../src/files/memory.js';

describe('MemoryStore', () => {
  it('reads files, and returns null for missing ones', () => {
    const store = new MemoryStore({ 'm.json': '{}' });
    expect([store.read('m.json'), store.read('n.json')]).toEqual(['{}', null]);
  });

  it('treats a path with files below it as a directory, like a disk', async () => {
    const store = new MemoryStore({ 'skills/a/SKILL.md': '' });
    expect(() => store.read('skills')).toThrow('Cannot read skills: it is a directory.');
    await expect(store.update('skills/a', () => '{}', { backup: false })).rejects.toThrow(
      'it is a directory',
    );
    expect(store.read('skill')).toBeNull();
  });

  it('updates from the current content and keeps a backup when requested', async () => {
    const store = new MemoryStore({ 'm.json': '{}' });
    expect(await store.update('m.json', (current) => `[${current}]`, { backup: true })).toBe(true);
    expect(await store.update('n.json', (current) => `${current}`, { backup: true })).toBe(true);
    expect(Object.fromEntries(store.files)).toEqual({
      'm.json': '[{}]',
      'm.json.bak': '{}',
      'n.json': 'null',
    });
  });

  it('does nothing when nothing changes', async () => {
    const store = new MemoryStore({ 'm.json': '{}' });
    expect(await store.update('m.json', (current) => current, { backup: true })).toBe(false);
    expect(await store.update('m.json', () => null, { backup: true })).toBe(false);
    expect([...store.files.keys()]).toEqual(['m.json']);
  });
});
