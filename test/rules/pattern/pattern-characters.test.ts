import { describe, expect, it } from 'vitest';
import type { CharacterSet } from '../../../src/rules/pattern/parse-pattern.js';
import { parsePattern } from '../../../src/rules/pattern/parse-pattern.js';

/** The boundaries of sets. Letters beyond ASCII are left out where their case would matter. */
const CODES = [
  ...Array.from({ length: 0x101 }, (_, code) => code),
  ...[0x167f, 0x1680, 0x1681, 0x1fff, 0x2000, 0x200a, 0x200b, 0x2027, 0x2028, 0x2029, 0x202a, 0x202e, 0x202f],
  ...[0x2030, 0x205e, 0x205f, 0x2060, 0x2fff, 0x3000, 0x3001, 0xfefe, 0xfeff, 0xff00, 0xfffe, 0xffff],
];

describe('characters that an atom of a pattern matches', () => {
  it.each([
    'a',
    'Z',
    '-',
    '.',
    '\\.',
    '\\\\',
    '\\/',
    '\\0',
    '\\t',
    '\\n',
    '\\v',
    '\\f',
    '\\r',
    '\\cJ',
    '\\cj',
    '\\x41',
    '\\x2D',
    '\\u0041',
    '\\u2028',
    '\\d',
    '\\D',
    '\\w',
    '\\W',
    '\\s',
    '\\S',
    '[a]',
    '[abc]',
    '[cba]',
    '[a-f]',
    '[f-fa-ec-d]',
    '[x-zA-C0-9]',
    '[ab-]',
    '[-ab]',
    '[a\\-z]',
    '[+--]',
    '[\\w-.]',
    '[.-\\w]',
    '[\\d-x]',
    '[\\b]',
    '[\\b-\\r]',
    '[\\x41-\\x43]',
    '[\\u0030-\\u0039]',
    '[\\cA-\\cC]',
    '[\\0-\\x1f]',
    '[\\]]',
    '[\\s\\S]',
    '[\\D\\d]',
    '[]',
    '[^]',
    '[^a]',
    '[^a-z]',
    '[^\\w]',
    '[^\\s.]',
    '[^\\0-\\ufffe]',
    '[^\\x01-\\uffff]',
    '[.]',
    '[$^|(){}*+?]',
    '[a^]',
    '\\q',
    '}',
    ']',
  ])('%s matches the same characters as the engine', (source) => {
    const expression = new RegExp(`^(?:${source})$`, 'i');
    const { root } = parsePattern(source);
    const set = root.kind === 'set' ? root.set : [];
    const matched = (code: number) => expression.test(String.fromCharCode(code));
    expect(root.kind).toBe('set');
    expect(CODES.filter((code) => contains(set, code))).toEqual(CODES.filter(matched));
  });

  it.each(['^', '$', '\\b', '\\B', '(?=a)', '(?!a)', '(?<=a)', '(?<!a)', '()', '(?:)'])(
    '%s matches no characters',
    (source) => {
      expect(parsePattern(source).root).toEqual({ kind: 'sequence', parts: [] });
    },
  );

  it.each([
    ['a*', 0, Number.POSITIVE_INFINITY],
    ['a+', 1, Number.POSITIVE_INFINITY],
    ['a?', 0, 1],
    ['a*?', 0, Number.POSITIVE_INFINITY],
    ['a+?', 1, Number.POSITIVE_INFINITY],
    ['a??', 0, 1],
    ['a{3}', 3, 3],
    ['a{3}?', 3, 3],
    ['a{12,}', 12, Number.POSITIVE_INFINITY],
    ['a{1,23}', 1, 23],
    ['a{0,0}', 0, 0],
  ])('%s repeats from %i to %i times', (source, min, max) => {
    expect(parsePattern(source).root).toMatchObject({ kind: 'repeat', min, max });
  });

  it.each([
    ['(?=a)', 1],
    ['(?!a)', 1],
    ['(?<=a)', 1],
    ['(?<!a)', 1],
    ['(?=a(?!b))', 2],
    ['(a)', 0],
    ['(?:a)', 0],
    ['(?<name>a)', 0],
    ['\\(?=a', 0],
  ])('%s has %i bodies that are matched separately', (source, count) => {
    expect(parsePattern(source).lookarounds).toHaveLength(count);
  });
});

function contains(set: CharacterSet, code: number): boolean {
  return set.some(([from, to]) => from <= code && code <= to);
}
