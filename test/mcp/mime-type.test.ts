import { describe, expect, it } from 'vitest';
import { mimeTypeOf } from '../../src/mcp/skill-resources.js';
import { findArgumentProblem } from '../../src/mcp/tools.js';

describe('mimeTypeOf', () => {
  it.each([
    ['references/A.MD', true, 'text/markdown'],
    ['scripts/run.sh', true, 'text/x-shellscript'],
    ['LICENSE', true, 'text/plain'],
    ['x.constructor', true, 'text/plain'],
    ['data.bin', false, 'application/octet-stream'],
    ['logo.png', false, 'image/png'],
  ])('%s, text: %s, is %s', (file, isText, type) => {
    expect(mimeTypeOf(file, isText)).toBe(type);
  });
});

describe('findArgumentProblem', () => {
  it('wants an object', () => {
    const schema = { type: 'object', properties: {}, additionalProperties: false } as const;
    for (const given of [null, 'x', [1]])
      expect(findArgumentProblem(given, schema)).toBe('the arguments are no object');
    expect(findArgumentProblem({}, schema)).toBe(null);
  });
});
