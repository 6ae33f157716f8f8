import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/report/diagnostic.js';
import { foldRepeats } from '../../src/report/fold-repeats.js';

const at = { line: 1, column: 1, endLine: 1, endColumn: 1 };
const finding = (file: string, message = 'Unknown field "x".'): Diagnostic => ({
  rule: 'unknown-field',
  severity: 'warning',
  file,
  message,
  fix: 'Remove it.',
  fingerprint: '0123456789abcdef',
  ...at,
});

describe('findings that say the same of many files', () => {
  it('become one with a count, in the place of the first', () => {
    const all = [finding('a'), finding('b', 'Other.'), finding('c'), finding('d'), finding('e')];
    expect(foldRepeats(all).map(({ file, message }) => `${file} ${message}`)).toEqual([
      'a Unknown field "x". The same in 3 more files: such as c and d.',
      'b Other.',
    ]);
    expect(foldRepeats([finding('a'), finding('b'), finding('c')])[0]?.message).toBe(
      'Unknown field "x". The same in 2 more files: b and c.',
    );
  });

  it('stay apart in fewer than three files, or where anything differs', () => {
    const two = [finding('a'), finding('b'), finding('b')];
    expect(foldRepeats(two)).toEqual(two);
    const different = [finding('a'), finding('b'), { ...finding('c'), isNew: true }];
    expect(foldRepeats(different)).toEqual(different);
  });
});
