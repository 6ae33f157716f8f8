import { describe, expect, it } from 'vitest';
import { findSimilarNames } from '../../../src/rules/catalog/similar-name.js';
import { aRecord } from '../../support/a-record.js';
import { registerInMemory } from '../../support/register-in-memory.js';

const pairsOf = (names: readonly string[], prefixes: readonly string[] = []) =>
  findSimilarNames(
    names.map((name) => aRecord(name)),
    prefixes,
  ).map(({ message }) => [...message.matchAll(/"([^"]+)"/g)].map(([, name]) => name));

describe('similar names', () => {
  it.each([
    ['one is the plural of the other', ['unit-test', 'unit-tests']],
    ['they differ in hyphens', ['codereview', 'code-review']],
    ['one has an additional letter', ['deploy', 'deplooy']],
    ['they differ in one letter', ['reviewer', 'reviewed']],
    ['they differ in one of six letters', ['linter', 'lintex']],
  ])('reports names if %s', (_why, names) => {
    expect(pairsOf(names)).toEqual([[...names].sort()]);
  });

  it.each([
    ['one has an additional word', ['code-review', 'code-review-fast']],
    ['a word begins with another letter', ['csharp-nunit', 'csharp-tunit']],
    ['one is a single word of the other', ['review', 'review-fast']],
    ['one has two additional words', ['code-review', 'code-review-fast-now']],
    ['they are too short', ['lint', 'lind']],
    ['they have five letters', ['build', 'built']],
    ['they differ in a number', ['chapter-1', 'chapter-2']],
    ['they differ in the length of a number', ['chapter-9', 'chapter-10']],
    ['they differ in two letters', ['reviewer', 'reviewing']],
    ['one has two additional letters', ['deploy', 'deployed']],
    ['nothing is similar', ['alpha', 'omega']],
  ])('does not report names if %s', (_why, names) => {
    expect(pairsOf(names)).toEqual([]);
  });

  it('ignores the prefix that the profile reserves', () => {
    expect(pairsOf(['ct-review', 'ct-review-fast'], ['ct-'])).toEqual([]);
    expect(pairsOf(['ct-code-review', 'ct-code-review-fast'], ['x-', 'ct-'])).toHaveLength(1);
  });

  it('reports each pair once, at the later name', () => {
    const findings = findSimilarNames([aRecord('unit-tests'), aRecord('unit-test')], []);
    expect(findings).toEqual([
      {
        rule: 'similar-name',
        file: 'skills/unit-tests/SKILL.md',
        at: { field: ['name'], part: 'value' },
        skill: 'unit-tests',
        about: ['unit-test'],
        message: 'The names "unit-test" and "unit-tests" are easily mistaken for each other.',
        fix: 'Rename one of them so that each says what sets it apart.',
      },
    ]);
  });

  it('finds similar names in any position', () => {
    expect(pairsOf(['zebra', 'code-reviews', 'alpha', 'code-review', 'middle'])).toEqual([
      ['code-review', 'code-reviews'],
    ]);
  });
});

describe('three similar names', () => {
  it('compares the third of three names that differ only in hyphens and plurals', async () => {
    const text = (name: string) => `---\nname: ${name}\ndescription: Runs ${name}.\n---\n`;
    const names = ['unit-test', 'unit-tests', 'unittests'];
    const { findings } = await registerInMemory(
      Object.fromEntries(names.map((name) => [`skills/${name}/SKILL.md`, text(name)])),
      { operation: 'validate', profile: 'agent-skills' },
    );
    expect(findings.filter((line) => line.startsWith('similar-name'))).toEqual([
      'similar-name: The names "unit-test" and "unit-tests" are easily mistaken for each other.',
      'similar-name: The names "unit-test" and "unittests" are easily mistaken for each other.',
      'similar-name: The names "unit-tests" and "unittests" are easily mistaken for each other.',
    ]);
  });
});
