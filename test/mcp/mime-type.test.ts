import { describe, expect, it } from 'vitest';
import { findArgumentProblem } from '../../src/mcp/arguments.js';
import { mimeTypeOf } from '../../src/mcp/resources.js';

describe('mimeTypeOf', () => {
  it.each([
    ['references/A.MD', true, 'text/markdown'],
    ['scripts/run.sh', true, 'text/x-shellscript'],
    ['LICENSE', true, 'text/plain'],
    ['x.constructor', true, 'text/plain'],
    ['data.bin', false, 'application/octet-stream'],
    ['logo.png', false, 'image/png'],
  ])('mimeTypeOf(%s), text: %s, is %s', (file, isText, type) => {
    expect(mimeTypeOf(file, isText)).toBe(type);
  });
});

describe('findArgumentProblem', () => {
  it('findArgumentProblem requires an object', () => {
    const inputSchema = {
      type: 'object' as const,
      properties: {},
      required: [],
      additionalProperties: false as const,
    };
    for (const given of [null, 'x', [1]])
      expect(findArgumentProblem(given, { name: 'x', inputSchema })).toBe('the arguments must be an object');
    expect(findArgumentProblem({}, { name: 'x', inputSchema })).toBe(null);
  });
});
