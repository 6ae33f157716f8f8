import { describe, expect, it } from 'vitest';
import { TextPositions } from '../../src/text/positions.js';

const TEXT = 'one\ntwo\r\nthree\rfour\n\nsix';
/** By definition: a line ends with LF, CRLF or a lone CR. */
const slowly = (offset: number) => {
  const before = TEXT.slice(0, offset).replace(/\r$/, TEXT[offset] === '\n' ? '*' : '\r');
  const lines = before.split(/\r\n|\r|\n/);
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
};
const OFFSETS = [...TEXT, ''].map((_, offset) => offset);

describe('positions in a text', () => {
  it.each(OFFSETS)('finds the position of offset %i', (offset) => {
    expect(new TextPositions(TEXT).position(offset)).toEqual(slowly(offset));
  });

  it('does not depend on the order of the queries', () => {
    for (const order of [OFFSETS, [...OFFSETS].reverse(), [9, 3, 20, 3, 0, 24, 10]]) {
      const positions = new TextPositions(TEXT);
      for (const offset of order) expect(positions.position(offset)).toEqual(slowly(offset));
    }
  });

  it('the end is never before the start', () => {
    const positions = new TextPositions(TEXT);
    expect(positions.span(4, 7)).toEqual({ line: 2, column: 1, endLine: 2, endColumn: 4 });
    expect(positions.span(7, 4)).toEqual({ line: 2, column: 4, endLine: 2, endColumn: 4 });
    expect(positions.span(0, 9)).toEqual({ line: 1, column: 1, endLine: 3, endColumn: 1 });
  });

  it('a position may be after the end', () => {
    expect(new TextPositions('ab').position(5)).toEqual({ line: 1, column: 6 });
  });
});
