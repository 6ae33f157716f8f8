import { deepStrictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/json/json.js';
import { reconcileJson } from '../../src/json/reconcile-json.js';
import { formatOddly, randomJson } from './random-json.js';

const parse = (text: string) => JSON.parse(text.replace(/^\uFEFF/, '')) as Json;
const TEXT = `{
  "routes": { "plan": "a", "365": "b", "draw|paint": "c" },
  "skills": [
    { "name": "a", "weight": 1.50 },
    { "name": "b", "note": "\\u2014" },
    "a comment",
    { "name": "c" }
  ]
}
`;

describe('reconcileJson', () => {
  it('gives the text the value, however it is formatted', () => {
    const property = fc.property(randomJson, randomJson, fc.integer(), (before, after, seed) => {
      deepStrictEqual(parse(reconcileJson(formatOddly(before, seed), after)), after);
    });
    fc.assert(property, { numRuns: 1000 });
  });

  it('keeps every byte of a text that has the value', () => {
    const property = fc.property(randomJson, fc.integer(), (value, seed) => {
      const text = formatOddly(value, seed);
      expect(reconcileJson(text, parse(text))).toBe(text);
    });
    fc.assert(property, { numRuns: 500 });
  });

  it('gives keys the order of the value, except those that look like integers', () => {
    const value = {
      ...(parse(TEXT) as object),
      routes: { 'draw|paint': 'c', '365': 'b', fold: 'd', plan: 'a' },
    };
    expect(reconcileJson(TEXT, value)).toContain(
      '{ "draw|paint": "c", "fold": "d", "plan": "a", "365": "b" }',
    );
  });

  it('recognizes elements by their name, and a renamed one by its place', () => {
    const skills = [{ name: 'a', weight: 1.5 }, { name: 'bee', note: '—' }, 'a comment', { name: 'd' }];
    expect(reconcileJson(TEXT, { ...(parse(TEXT) as object), skills })).toBe(
      TEXT.replace('"b", "note"', '"bee", "note"').replace('"name": "c"', '"name": "d"'),
    );
    const [first, ...others] = (parse(TEXT) as { skills: Json[] }).skills;
    expect(reconcileJson(TEXT, { ...(parse(TEXT) as object), skills: [...others, { name: 'z' }] })).toBe(
      TEXT.replace('    { "name": "a", "weight": 1.50 },\n', '').replace(
        '    { "name": "c" }\n',
        '    { "name": "c" },\n    { "name": "z" }\n',
      ),
    );
    expect(reconcileJson(TEXT, { ...(parse(TEXT) as object), skills: [...others, first!] })).toContain(
      '{ "name": "c" },\n    { "name": "a", "weight": 1.50 }\n',
    );
  });
});
