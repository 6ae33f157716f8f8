import { describe, expect, it } from 'vitest';
import { reconcileJson } from '../../src/json/reconcile-json.js';
import { cpuTime } from '../support/cpu-time.js';

describe('large manifests', () => {
  it('changes each of 10,000 entries in linear time', () => {
    const entries = Array.from({ length: 10_000 }, (_, i) => ({ name: `s${i}`, tags: [], a: { b: i } }));
    const changed = entries.map(({ name, a }) => ({ name, tags: ['t'], z: a, new: { list: [1] } }));
    for (const indent of [0, 2]) {
      const text = JSON.stringify({ skills: entries }, null, indent);
      const before = cpuTime();
      const after = reconcileJson(text, { skills: changed });
      expect(cpuTime() - before).toBeLessThan(10_000);
      expect(JSON.parse(after).skills).toEqual(changed);
    }
  });
});
