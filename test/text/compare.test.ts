import { expect, it } from 'vitest';
import { compareText } from '../../src/text/compare.js';

it('texts are ordered by code unit, the same in every locale', () => {
  expect(['ä', 'b', 'B', 'a', '10', '9', ''].sort(compareText)).toEqual(['', '10', '9', 'B', 'a', 'b', 'ä']);
  expect(compareText('a', 'a')).toBe(0);
});
