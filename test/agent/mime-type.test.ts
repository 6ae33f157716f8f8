import { describe, expect, it } from 'vitest';
import { mimeTypeOf } from '../../src/agent/mime-type.js';

describe('media types', () => {
  it.each([
    ['references/A.MD', true, 'text/markdown'],
    ['scripts/run.sh', true, 'text/x-shellscript'],
    ['LICENSE', true, 'text/plain'],
    ['x.constructor', true, 'text/plain'],
    ['data.bin', false, 'application/octet-stream'],
    ['logo.png', false, 'image/png'],
  ])('%s, text: %s, has the media type %s', (file, isText, type) => {
    expect(mimeTypeOf(file, isText)).toBe(type);
  });
});
