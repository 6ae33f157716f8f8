import { deepStrictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonPath } from '../../src/json/json.js';
import { locateInJson, readJson } from '../../src/json/read-json.js';
import { editText, type JsonEdit } from './edit-text.js';
import { formatOddly, pathsOf, randomJson } from './random-json.js';

const seed = fc.integer();
/** A document, its text, and a path that is probably in it. */
const document = fc.tuple(randomJson, seed, fc.nat()).map(([value, format, pick]) => {
  const paths = pathsOf(value);
  return { value, text: formatOddly(value, format), path: paths[pick % paths.length] as JsonPath };
});

const parse = (text: string) => JSON.parse(text.replace(/^\uFEFF/, '')) as Json;

/** How many characters two texts share at the start and at the end. */
function commonEnds(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let front = 0;
  while (front < shorter && a[front] === b[front]) front++;
  let back = 0;
  while (back < shorter - front && a.at(-1 - back) === b.at(-1 - back)) back++;
  return front + back;
}

describe('reconcileJson with any document and formatting', () => {
  it('setting a value to itself changes nothing', () => {
    const property = fc.property(document, ({ value, text, path }) => {
      const same = path.reduce<Json>((at, step) => (at as Record<string | number, Json>)[step]!, value);
      expect(editText(text, [{ op: 'set', path, value: same }])).toBe(text);
    });
    fc.assert(property, { numRuns: 500 });
  });

  it('applying the same edits twice changes nothing more', () => {
    const property = fc.property(document, randomJson, ({ text, path }, next) => {
      const edit: JsonEdit = { op: 'set', path, value: next };
      const once = editText(text, [edit]);
      expect(editText(once, [edit])).toBe(once);
    });
    fc.assert(property, { numRuns: 500 });
  });

  it('a new value touches only the one that it replaces', () => {
    const property = fc.property(document, ({ text, path }) => {
      const scalar = editText(text, [{ op: 'set', path, value: 'a new scalar' }]);
      const [before, after] = around(text, path, 'value');
      expect(scalar).toBe(`${before}"a new scalar"${after}`);
    });
    fc.assert(property, { numRuns: 500 });
  });

  it('adding or removing a member changes one continuous stretch of text', () => {
    const property = fc.property(document, randomJson, ({ text, value, path }, next) => {
      const at = path.reduce<Json>((here, step) => (here as Record<string | number, Json>)[step]!, value);
      fc.pre(path.length > 0);
      const removed = editText(text, [{ op: 'remove', path }]);
      expect(commonEnds(text, removed)).toBe(removed.length);
      fc.pre(Array.isArray(at) && at.length > 0);
      const appended = editText(text, [{ op: 'append', path, value: next }]);
      expect(commonEnds(text, appended)).toBe(text.length);
    });
    fc.assert(property, { numRuns: 500 });
  });
});

/** The text before and after a key or value, by the positions of `locateInJson`. */
function around(text: string, path: JsonPath, part: 'key' | 'value'): [string, string] {
  const span = locateInJson(text, path, part)!;
  const bom = text.startsWith('\uFEFF') ? 1 : 0;
  const lines = text.slice(bom).split(/(?<=\r\n|\n)/);
  const offset = (line: number, column: number) =>
    bom + lines.slice(0, line - 1).join('').length + column - 1;
  return [text.slice(0, offset(span.line, span.column)), text.slice(offset(span.endLine, span.endColumn))];
}

describe('readJson with any text', () => {
  it('readJson accepts what JSON.parse accepts, and otherwise points into the text', () => {
    const broken = fc.tuple(
      document,
      fc.nat(),
      fc.nat(3),
      fc.constantFrom(
        '',
        ',',
        '"',
        '{',
        ']',
        '//',
        '/*',
        '1',
        '-',
        '.',
        'e',
        '\\',
        '\t',
        '\n',
        'nul',
        '\u00a0',
        '\uFEFF',
        "'",
      ),
    );
    const property = fc.property(broken, ([{ text }, at, cut, junk]) => {
      const place = at % (text.length + 1);
      const mutated = text.slice(0, place) + junk + text.slice(place + cut);
      const reading = readJson(mutated);
      if (reading.ok) return deepStrictEqual(reading.value, parse(mutated));
      expect(() => parse(mutated)).toThrow();
      const lines = mutated.split(/\r\n|\n|\r/);
      expect(lines[reading.span.line - 1]!.length + 1).toBeGreaterThanOrEqual(reading.span.column);
      expect(lines[reading.span.endLine - 1]!.length + 1).toBeGreaterThanOrEqual(reading.span.endColumn);
    });
    fc.assert(property, { numRuns: 1000 });
  });
});
