import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBacktracking } from '../../../src/rules/pattern/find-backtracking.js';
import { cpuTime } from '../../support/cpu-time.js';

describe('backtracking patterns', () => {
  it.each([
    `${'('.repeat(50)})${'{8})'.repeat(49)}{8}`,
    `${'('.repeat(540)}${'a?'.repeat(180)})${'*)'.repeat(539)}*`,
  ])('gives up on a pattern when the steps of a skill are used up (%#)', (pattern) => {
    expect(findBacktracking(pattern)).toBe('it is too long to be judged');
  });

  const { pattern } = fc.letrec<{ pattern: string; atom: string }>((tie) => ({
    atom: fc.oneof(
      { withCrossShrink: true, depthSize: 'small' },
      fc.constantFrom('a', 'b', '.', '[ab]', '\\w', '\\s'),
      tie('pattern').map((inner) => `(?:${inner})`),
    ),
    pattern: fc
      .array(
        fc
          .tuple(tie('atom'), fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,3}'))
          .map(([atom, quantifier]) => atom + quantifier),
        { minLength: 1, maxLength: 4 },
      )
      .chain((parts) => fc.constantFrom(parts.join(''), parts.join('|'))),
  }));

  it('never accepts a pattern that is slow on a text of 30 characters', () => {
    fc.assert(
      fc.property(pattern, (source) => {
        if (findBacktracking(source) !== null) return;
        const expression = new RegExp(`^(?:${source})$`, 'i');
        for (const text of ['a'.repeat(30), 'ab'.repeat(15), 'aab'.repeat(10), 'a b'.repeat(10)]) {
          const before = cpuTime();
          expression.test(`${text}!`);
          expect(cpuTime() - before, source).toBeLessThan(250);
        }
      }),
      { numRuns: 500, seed: 7 },
    );
  });
});
