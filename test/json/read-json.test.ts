import { describe, expect, it } from 'vitest';
import { isSameJson, type Json } from '../../src/json/json.js';
import { locateInJson, orderedKeys, readJson } from '../../src/json/read-json.js';

describe('readJson', () => {
  it('readJson accepts a byte order mark', () => {
    expect(readJson('\uFEFF{"a": [1, null]}\r\n')).toEqual({ ok: true, value: { a: [1, null] } });
  });

  it.each<[string, string, [number, number, number, number], RegExp]>([
    ['an empty file', '', [1, 1, 1, 1], /file is empty/],
    ['a file of blank lines', '\uFEFF \n\n', [3, 1, 3, 1], /file is empty/],
    [
      'a trailing comma in an object',
      '{\n  "a": 1,\n}',
      [2, 9, 2, 10],
      /Trailing comma before }\. Remove it/,
    ],
    ['a trailing comma in an array', '[1,\r\n2,\r\n]', [2, 2, 2, 3], /comma before ]/],
    ['a line comment', '{\n  // why\n  "a": 1\n}', [2, 3, 2, 9], /does not allow comments/],
    ['a block comment', '{"a": 1 /* x\ny */}', [1, 9, 2, 5], /does not allow comments/],
    ['a comment that touches a number', '[1// x\n]', [1, 3, 1, 7], /does not allow comments/],
    ['a merge conflict', '{\n<<<<<<< HEAD\n  "a": 1\n', [2, 1, 2, 13], /Merge conflict/],
    ['a missing comma', '{"a": 1\n "b": 2}', [2, 2, 2, 3], /Unexpected `"`. Expected a comma or }/],
    ['a missing colon', '{"a" 1}', [1, 6, 1, 7], /colon/],
    [
      'a name without quotes',
      '{name: 1}',
      [1, 2, 1, 6],
      /Unexpected `name`. Expected a property name in double quotes/,
    ],
    ['single quotes', "['a']", [1, 2, 1, 5], /Unexpected `'a'`. Expected a JSON value/],
    ['an unknown word', '[undefined]', [1, 2, 1, 11], /Unexpected `undefined`/],
    ['an endless word', `[${'x'.repeat(99)}]`, [1, 2, 1, 101], /Unexpected `x{30}…`/],
    ['a leading zero', '[01]', [1, 2, 1, 4], /Unexpected `01`/],
    ['a number without digits', '[-]', [1, 2, 1, 3], /Unexpected `-`/],
    ['a double comma', '[1,,2]', [1, 4, 1, 5], /Unexpected `,`. Expected a JSON value/],
    ['an unclosed object', '{"a": 1', [1, 8, 1, 8], /Unexpected end of file. Expected a comma or }/],
    ['an unclosed string', '{"a": "x\n}', [1, 7, 1, 9], /Unclosed string/],
    ['a string cut off by the end', '["x', [1, 2, 1, 4], /Unclosed string/],
    ['a tab in a string', '["a\tb"]', [1, 4, 1, 5], /as \\t/],
    ['a control character in a string', '["a\u0001"]', [1, 4, 1, 5], /as \\u0001/],
    ['a bad escape', '["C:\\dir"]', [1, 5, 1, 7], /two backslashes/],
    ['a bad unicode escape', '["\\u12"]', [1, 3, 1, 5], /Invalid escape/],
    [
      'a fault behind every kind of value',
      '[true, false, null, -1.5e3, "a b\\u0041\\n", {}, [], x]',
      [1, 52, 1, 53],
      /`x`/,
    ],
    ['a string cut off by a carriage return', '["x\r"]', [1, 2, 1, 4], /Unclosed string/],
    ['an escape cut off by the end of the line', '["\\\n"]', [1, 3, 1, 4], /two backslashes/],
    ['text after the value', '{} {}', [1, 4, 1, 5], /Unexpected `{`. Expected the end of the file/],
    ['a second byte order mark', '\uFEFF\uFEFF{}', [1, 1, 1, 2], /Unexpected/],
  ])('reports %s with its position', (_, text, [line, column, endLine, endColumn], message) => {
    expect(readJson(text)).toEqual({
      ok: false,
      message: expect.stringMatching(message),
      span: { line, column, endLine, endColumn },
    });
  });

  it('accepts 200 levels of nesting and rejects more without exhausting the stack', () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(readJson(nested(200)).ok).toBe(true);
    for (const depth of [201, 100_000]) {
      expect(readJson(nested(depth))).toEqual({
        ok: false,
        message: expect.stringContaining('deeper than 200 levels'),
        span: { line: 1, column: 201, endLine: 1, endColumn: 202 },
      });
    }
    expect(readJson('{"a":'.repeat(100_000))).toMatchObject({ ok: false, span: { column: 1001 } });
  });
});

describe('isSameJson', () => {
  it.each<[Json | undefined, Json | undefined, boolean]>([
    [1, 1, true],
    [1, 2, false],
    [1, '1', false],
    [null, undefined, false],
    [undefined, undefined, true],
    [undefined, {}, false],
    [{}, undefined, false],
    [null, {}, false],
    [[], {}, false],
    [{}, [], false],
    [[], [], true],
    [[1, [2]], [1, [2]], true],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [[1, 2], [1], false],
    [{ a: 1, b: { c: [] } }, { b: { c: [] }, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [{ a: 1 }, { b: 1 }, false],
    [{ 0: 1 }, [1], false],
  ])('isSameJson(%j, %j) is %s', (a, b, expected) => {
    expect(isSameJson(a, b)).toBe(expected);
  });
});

describe('locateInJson', () => {
  const text = '\uFEFF{\r\n  "😀": [1, {"b": "x\\ny"}],\r\n  "a": 1,\r\n  "a": [\r\n    2\r\n  ]\r\n}\r\n';

  it.each<[(string | number)[], 'key' | 'value', [number, number, number, number] | null]>([
    [[], 'value', [1, 1, 7, 2]],
    [['😀'], 'key', [2, 3, 2, 7]],
    [['😀', 1, 'b'], 'value', [2, 19, 2, 25]],
    [['a'], 'key', [4, 3, 4, 6]],
    [['a'], 'value', [4, 8, 6, 4]],
    [['a', 0], 'value', [5, 5, 5, 6]],
    [['a', 0], 'key', null],
    [[], 'key', null],
    [['a', 1], 'value', null],
    [['a', 'x'], 'value', null],
    [[0], 'value', null],
    [['nothing', 'here'], 'value', null],
  ])('locates %j (%s)', (path, part, expected) => {
    const span = locateInJson(text, path, part);
    expect(span && [span.line, span.column, span.endLine, span.endColumn]).toEqual(expected);
  });
});

describe('orderedKeys', () => {
  it('orderedKeys returns each key once in file order, also keys that look like integers', () => {
    expect(orderedKeys('{"m": {"b": 1, "365": 2, "a": 3, "1": 4, "b": 5}}', ['m'])).toEqual([
      'b',
      '365',
      'a',
      '1',
    ]);
  });

  it('orderedKeys returns nothing for a value that is not an object', () => {
    expect(orderedKeys('{"m": [1]}', ['m'])).toEqual([]);
    expect(orderedKeys('{"m": [1]}', ['x'])).toEqual([]);
  });
});
