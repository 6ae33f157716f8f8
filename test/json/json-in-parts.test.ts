import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonChecker } from '../../src/json/json-checker.js';
import { parseInParts } from '../../src/json/parse-in-parts.js';
import { readJson } from '../../src/json/read-json.js';
import { stringifyInPieces } from '../../src/json/stringify-in-pieces.js';

const encode = (text: string) => new TextEncoder().encode(text);

/** As if it came from a file, so many bytes at a time. */
function isJson(text: string, size: number): boolean {
  const bytes = encode(text);
  const checker = new JsonChecker();
  for (let at = 0; at < bytes.length; at += size) checker.push(bytes.subarray(at, at + size));
  return checker.isWhole();
}

const nearlyJson = fc
  .tuple(
    fc.json(),
    fc.nat(),
    fc.constantFrom('', ',', '"', '\\', ']', '}', '[', '{', '0', '-', ' ', '\n', ':', 'null'),
  )
  .map(([text, place, slip]) => {
    const at = place % (text.length + 1);
    return `${text.slice(0, at)}${slip}${text.slice(at + (place % 3))}`;
  });

describe('a text that comes in parts', () => {
  it('is JSON just when it is JSON as a whole', () => {
    const words = fc.array(
      fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"a"',
        '"\\u00e9"',
        '"\\x"',
        '1',
        '-0.5e3',
        '01',
        'true',
        ' ',
        '\ufeff',
      ),
    );
    const texts = fc.oneof(
      fc.json(),
      nearlyJson,
      words.map((list) => list.join('')),
    );
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 7 }), (text, size) => {
        fc.pre(!/\p{Surrogate}/u.test(text));
        expect(isJson(text, size)).toBe(readJson(text).ok);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([200, 201])('may be nested 200 levels deep and no deeper: %i', (depth) => {
    const text = '['.repeat(depth) + ']'.repeat(depth);
    expect(isJson(text, 64)).toBe(depth <= 200);
    expect(readJson(text).ok).toBe(depth <= 200);
  });

  it.each([
    '',
    ' ',
    '\ufeff{}',
    '\ufeff',
    '{} {}',
    '"\u0001"',
    '"a',
    '"\\u12g4"',
    'nul',
    '1.',
    '[1,]',
    '{"a":1,}',
  ])('is judged like the whole: %j', (text) => {
    expect(isJson(text, 1)).toBe(readJson(text).ok);
  });
});

describe('a document in pieces', () => {
  it('is what JSON.stringify makes of it', () => {
    const list = Array.from({ length: 777 }, (_, index) => ({ name: `skill-${index}`, tags: ['a', index] }));
    for (const document of [
      {},
      { list },
      { first: 1, list, gone: undefined, empty: [], last: { deep: [list[0]] } },
      { list: list.slice(0, 250), more: list.slice(0, 251) },
    ])
      expect([...stringifyInPieces(document)].join('')).toBe(JSON.stringify(document, null, 2));
  });
});

describe('a document with one long list', () => {
  const entries = Array.from({ length: 1001 }, (_, index) => ({ name: `n-${index}`, text: '„ä" ] , [ {' }));

  it('is parsed in parts to what JSON.parse gives, keys in their order', () => {
    for (const skills of [[], entries.slice(0, 1), entries.slice(0, 250), entries.slice(0, 251), entries]) {
      const document = { $schema: 'x', _meta: { skills: [1] }, skills, after: [[], {}] };
      for (const indent of [0, 2]) {
        const parsed = parseInParts(encode(JSON.stringify(document, null, indent)), 'skills');
        expect(JSON.stringify(parsed)).toBe(JSON.stringify(document));
      }
    }
  });

  it('is left to others when it is wrong or unusual', () => {
    const list = entries.map((entry) => JSON.stringify(entry));
    const withList = (text: string) => parseInParts(encode(`{"skills": [${text}]}`), 'skills');
    const cut = [...list.slice(0, 250), '', ...list.slice(250)].join(',');
    expect(withList(list.join(','))).not.toBeNull();
    expect(withList(cut)).toBeNull();
    expect(withList(`${list.join(',')},`)).toBeNull();
    expect(withList(`\ufeff${list.join(',')}`)).toBeNull();
    expect(withList(list.join(','))?.['skills']).toHaveLength(1001);
    for (const text of [
      '',
      '[]',
      '{}',
      '{"skills": {}}',
      '{"skills": [',
      '{"skills": [], "skills": [1]}',
      '{"skills": [], "sk\\u0069lls": [1]}',
    ])
      expect(parseInParts(encode(text), 'skills')).toBeNull();
  });
});
