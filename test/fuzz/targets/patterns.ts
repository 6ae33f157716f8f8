import fc from 'fast-check';
import { findBacktracking } from '../../../src/rules/pattern/find-backtracking.js';
import { fuzzTarget } from '../fuzz-target.js';

const PIECES = [
  'a',
  'b',
  '.',
  '*',
  '+',
  '?',
  '{2}',
  '{2,}',
  '{,3}',
  '{1,9}',
  '{0}',
  '{',
  '}',
  '*?',
  '(',
  ')',
  '(?:',
  '(?=',
  '(?!',
  '(?<=',
  '(?<!',
  '(?<n>',
  '|',
  '[',
  ']',
  '[^',
  '-',
  '^',
  '$',
  '\\',
  '\\b',
  '\\B',
  '\\d',
  '\\W',
  '\\s',
  '\\1',
  '\\k<n>',
  '\\k',
  '\\0',
  '\\x61',
  '\\x6',
  '\\u0061',
  '\\u{61}',
  '\\cA',
  '\\c',
  '\\p{L}',
  '\\-',
  '\u{1f600}',
  '\ud800',
  '\n',
  '/',
];
const pattern = fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((parts) => parts.join(''));

/** Every expression that compiles is judged quickly, whatever its syntax. */
export const patterns = fuzzTarget({
  name: 'patterns',
  runs: 600,
  arbitrary: fc.tuple(pattern, fc.integer({ min: 1, max: 40 })).map(([part, times]) => part.repeat(times)),
  check: (source) => {
    if (!compiles(source)) return;
    const verdict = findBacktracking(source);
    if (verdict === '') throw new Error('a verdict without words');
  },
});

function compiles(source: string): boolean {
  try {
    new RegExp(source, 'i');
    return true;
  } catch {
    return false;
  }
}
