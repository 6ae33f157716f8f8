import { describe, expect, it } from 'vitest';
import { JsonLocator } from '../../src/json/read-json.js';

describe('positions in a large manifest', () => {
  it('locates many values of one text in linear time', () => {
    const entries = Array.from({ length: 20_000 }, (_, i) => ({ name: `s${i}` }));
    const locator = new JsonLocator(JSON.stringify({ skills: entries }, null, 2));
    const lines = entries.map((_, i) => locator.locate(['skills', i, 'name'], 'value')!.line);
    expect(lines).toEqual(entries.map((_, i) => 4 + 3 * i));
  });
});
