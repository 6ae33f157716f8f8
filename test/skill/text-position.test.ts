import { describe, expect, it } from 'vitest';
import { TextPositions } from '../../src/skill/split-document.js';

const TEXT = 'one\ntwo\r\nthree\rfour\n\nsix';
/** By the book: a line ends with LF, CRLF or a lone CR. */
const slowly = (offset: number) => {
  const before = TEXT.slice(0, offset).replace(/\r$/, TEXT[offset] === '\n' ? '*' : '\r');
  const lines = before.split(/\r\n|\r|\n/);
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
};
const OFFSETS = [...TEXT, ''].map((_, offset) => offset);

describe('a place in a text', () => {
  it.each(OFFSETS)('is found for offset %i', (offset) => {
    expect(new TextPositions(TEXT).position(offset)).toEqual(slowly(offset));
  });

  it('is the same in whatever order the questions come', () => {
    for (const order of [OFFSETS, [...OFFSETS].reverse(), [9, 3, 20, 3, 0, 24, 10]]) {
      const positions = new TextPositions(TEXT);
      for (const offset of order) expect(positions.position(offset)).toEqual(slowly(offset));
    }
  });

  it('has an end that is never before its start', () => {
    const positions = new TextPositions(TEXT);
    expect(positions.span(4, 7)).toEqual({ line: 2, column: 1, endLine: 2, endColumn: 4 });
    expect(positions.span(7, 4)).toEqual({ line: 2, column: 4, endLine: 2, endColumn: 4 });
    expect(positions.span(0, 9)).toEqual({ line: 1, column: 1, endLine: 3, endColumn: 1 });
  });

  it('may lie behind the end', () => {
    expect(new TextPositions('ab').position(5)).toEqual({ line: 1, column: 6 });
  });
});
