import { describe, expect, it } from 'vitest';
import { findSimilarNames } from '../../../src/rules/catalog/similar-name.js';
import { aRecord } from '../../support/a-record.js';

const pairsOf = (names: readonly string[], prefixes: readonly string[] = []) =>
  findSimilarNames(
    names.map((name) => aRecord(name)),
    prefixes,
  ).map(({ message }) => [...message.matchAll(/"([^"]+)"/g)].map(([, name]) => name));

describe('names that are easily mistaken for each other', () => {
  it.each([
    ['one continues the other by a word', ['code-review', 'code-review-fast']],
    ['they differ in a plural', ['unit-test', 'unit-tests']],
    ['they differ in hyphens', ['codereview', 'code-review']],
    ['they differ by one letter more', ['deploy', 'deplooy']],
    ['they differ by another letter', ['reviewer', 'reviewed']],
    ['they differ by one letter, six letters long', ['linter', 'lintex']],
  ])('%s', (_why, names) => {
    expect(pairsOf(names)).toEqual([[...names].sort()]);
  });

  it.each([
    ['a word is continued by another', ['review', 'review-fast']],
    ['a longer name lies between', ['code-review', 'code-review-fast-now']],
    ['they are too short to tell', ['lint', 'lind']],
    ['they are five letters long', ['build', 'built']],
    ['only the number differs', ['chapter-1', 'chapter-2']],
    ['only the number differs in length', ['chapter-9', 'chapter-10']],
    ['two letters differ', ['reviewer', 'reviewing']],
    ['they are two letters apart in length', ['deploy', 'deployed']],
    ['nothing is alike', ['alpha', 'omega']],
  ])('are not those where %s', (_why, names) => {
    expect(pairsOf(names)).toEqual([]);
  });

  it('count their words without the prefix that the profile reserves', () => {
    expect(pairsOf(['ct-review', 'ct-review-fast'])).toHaveLength(1);
    expect(pairsOf(['ct-review', 'ct-review-fast'], ['ct-'])).toEqual([]);
    expect(pairsOf(['ct-code-review', 'ct-code-review-fast'], ['x-', 'ct-'])).toHaveLength(1);
  });

  it('are told once for each pair, at the later name', () => {
    const findings = findSimilarNames([aRecord('unit-tests'), aRecord('unit-test')], []);
    expect(findings).toEqual([
      {
        rule: 'similar-name',
        file: 'skills/unit-tests/SKILL.md',
        at: { field: ['name'], part: 'value' },
        skill: 'unit-tests',
        message: 'The names "unit-test" and "unit-tests" are easily mistaken for each other.',
        fix: 'Rename one of them so that each says what sets it apart.',
      },
    ]);
  });

  it('are found wherever they stand among others', () => {
    expect(pairsOf(['zebra', 'code-review-fast', 'alpha', 'code-review', 'middle'])).toEqual([
      ['code-review', 'code-review-fast'],
    ]);
  });
});
