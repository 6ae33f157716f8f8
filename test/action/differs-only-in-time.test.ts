import { describe, expect, it } from 'vitest';
import { differsOnlyInTime } from '../../src/action/sync/files.js';

const at = (time: string, rest = '"skills": []') => `{ "_meta": { "lastUpdated": ${time} }, ${rest} }`;

describe('differsOnlyInTime', () => {
  it.each([
    ['equal texts', at('"a"'), at('"a"'), true],
    ['another time', at('"2026-01-01"'), at('"2026-02-02T00:00:00Z"'), true],
    ['another time and another skill', at('"a"'), at('"b"', '"skills": [1]'), false],
    ['different whitespace', at('"a"'), at('"b"', '"skills":[]'), false],
    [
      'a time of another object',
      at('"a"', '"x": { "lastUpdated": "a" }'),
      at('"a"', '"x": { "lastUpdated": "b" }'),
      false,
    ],
    ['a time that is not a string', at('1'), at('2'), false],
    ['no time', '{"a":1}', '{"a":2}', false],
    ['not JSON', '# one', '# two', false],
  ])('%s: %#', (_, a, b, expected) => {
    expect(differsOnlyInTime(a, b)).toBe(expected);
    expect(differsOnlyInTime(b, a)).toBe(expected);
  });
});
