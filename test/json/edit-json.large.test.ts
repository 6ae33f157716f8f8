import { describe, expect, it } from 'vitest';
import { editJson, type JsonEdit } from '../../src/json/edit-json.js';
import { cpuTime } from '../support/cpu-time.js';

describe('large manifests', () => {
  it('edits each of 10,000 entries in linear time', () => {
    const entries = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ name: `s${i}`, tags: [], a: { b: i } }));
    const edits = (count: number): JsonEdit[] =>
      entries(count).flatMap((_, i) => [
        { op: 'set', path: ['skills', i, 'name'], value: 'x' },
        { op: 'set', path: ['skills', i, 'tags'], value: ['t'] },
        { op: 'set', path: ['skills', i, 'new'], value: { list: [1] } },
        { op: 'rename', path: ['skills', i, 'a'], key: 'z' },
      ]);
    for (const indent of [0, 2]) {
      const text = JSON.stringify({ skills: entries(10_000) }, null, indent);
      const before = cpuTime();
      const after = editJson(text, edits(10_000));
      expect(cpuTime() - before).toBeLessThan(10_000);
      expect(JSON.parse(after).skills[9999]).toEqual({
        name: 'x',
        tags: ['t'],
        z: { b: 9999 },
        new: { list: [1] },
      });
    }
  });
});
