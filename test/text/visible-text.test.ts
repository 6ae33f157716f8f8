import { describe, expect, it } from 'vitest';
import {
  alignColumns,
  joinSentences,
  neutralize,
  neutralizeInside,
  neutralizeMessage,
  oneLine,
  renderColumns,
  shorten,
  visibleLines,
  visibleText,
  wrapText,
} from '../../src/text/visible-text.js';

describe('untrusted text', () => {
  it.each([
    ['a\u001b[31mred', 'a\\u001b[31mred'],
    ['user\u202egpj.exe', 'user\\u202egpj.exe'],
    ['zero\u200bwidth', 'zero\\u200bwidth'],
    ['two\r\nlines', 'two lines'],
    ['lone \ud800', 'lone \ufffd'],
    ['👩\u200d🚀', '👩\u200d🚀'],
  ])('shows %j as %j', (text, shown) => {
    expect(visibleText(text)).toBe(shown);
  });

  it('keeps the lines and tabs of a longer text', () => {
    expect(visibleLines('a\r\n\tb\u0007')).toBe('a\n\tb\\u0007');
  });

  it('never begins a line with a command of the runner', () => {
    expect(neutralize('::set-output name=x::y')).toBe(': :set-output name=x::y');
    expect(neutralize('  ::error::x')).toBe('  : :error::x');
    expect(neutralizeInside('##[error]x')).toBe('# #[error]x');
    expect(neutralizeMessage('first\n  ::error::second')).toBe('first ::error::second');
    expect(wrapText('aaaa ::error::x', { columns: 5, first: '', rest: '' })).toEqual(['aaaa', ': :error::x']);
  });

  it('collapses to one line in its own order', () => {
    expect(oneLine(' a\n\n b\u202e c ')).toBe('a b c');
  });
});

describe('layout', () => {
  it('shortens by code points', () => {
    expect(shorten('abc', 3)).toBe('abc');
    expect(shorten('👍👍👍', 2)).toBe('👍…');
  });

  it('aligns all columns but the last, and one long cell moves no other', () => {
    expect(
      renderColumns([
        ['a', 'x'],
        ['long', 'y'],
      ]),
    ).toBe('a     x\nlong  y\n');
    const [first] = alignColumns([
      ['a', 'x'],
      ['b'.repeat(81), 'y'],
    ]);
    expect(first).toEqual(['a', 'x']);
  });

  it('joins sentences with one period', () => {
    expect(joinSentences('Found.', 'Fix it.')).toBe('Found. Fix it.');
    expect(joinSentences('Found', 'Fix it.')).toBe('Found. Fix it.');
    expect(joinSentences('Found', '')).toBe('Found');
  });

  it('wraps at spaces and keeps long words whole', () => {
    const wrapping = { columns: 8, first: '- ', rest: '  ' };
    expect(wrapText('one two extraordinary x', wrapping)).toEqual([
      '- one',
      '  two',
      '  extraordinary',
      '  x',
    ]);
  });
});
