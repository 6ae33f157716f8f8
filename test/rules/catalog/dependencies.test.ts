import { describe, expect, it } from 'vitest';
import { checkDependencies } from '../../../src/rules/catalog/dependencies.js';
import { aRecord } from '../../support/a-record.js';

/** `{ a: ['b'] }`: the skill `a` depends on `b`. */
const check = (graph: Readonly<Record<string, readonly string[]>>, known = Object.keys(graph)) =>
  checkDependencies(
    Object.entries(graph).map(([name, dependencies]) => aRecord(name, { dependencies })),
    () => new Set(known),
  );
const cycles = (graph: Readonly<Record<string, readonly string[]>>) =>
  check(graph)
    .filter(({ rule }) => rule === 'dependency-cycle')
    .map(({ message }) => message.replace('The dependencies form a cycle: ', ''));

describe('dependencies of skills', () => {
  it('dependencies may be any known skills, including those of the manifest', () => {
    expect(check({ a: ['b', 'c'], b: ['c'] }, ['a', 'b', 'c'])).toEqual([]);
    expect(checkDependencies([aRecord('a'), aRecord('b', { dependencies: [] })], () => new Set())).toEqual(
      [],
    );
  });

  it('reports missing dependencies at their position, and suggests a name', () => {
    expect(check({ 'code-review': ['unit-test'], 'unit-tests': ['code-review', 'something-else'] })).toEqual([
      {
        rule: 'dependency-missing',
        file: 'skills/code-review/SKILL.md',
        at: { field: ['dependencies', 0], part: 'value' },
        skill: 'code-review',
        about: ['unit-test'],
        message: 'The dependency "unit-test" is not a valid skill of this repository.',
        fix: 'Did you mean "unit-tests"?',
      },
      {
        rule: 'dependency-missing',
        file: 'skills/unit-tests/SKILL.md',
        at: { field: ['dependencies', 1], part: 'value' },
        skill: 'unit-tests',
        about: ['something-else'],
        message: 'The dependency "something-else" is not a valid skill of this repository.',
        fix: 'Add that skill, or remove the dependency.',
      },
    ]);
  });

  it.each([
    ['a skill that depends on itself', { a: ['a'] }, ['a → a.']],
    ['two skills that depend on each other', { a: ['b'], b: ['a'] }, ['a → b → a.', 'a → b → a.']],
    [
      'a cycle of three',
      { a: ['b'], b: ['c'], c: ['a'] },
      ['a → b → c → a.', 'a → b → c → a.', 'a → b → c → a.'],
    ],
    ['a cycle behind a tail', { a: ['b'], b: ['c'], c: ['b'] }, ['b → c → b.', 'b → c → b.']],
    [
      'two cycles',
      { a: ['b'], b: ['a'], c: ['d'], d: ['c'] },
      ['a → b → a.', 'a → b → a.', 'c → d → c.', 'c → d → c.'],
    ],
    ['a cycle behind a visited skill', { a: ['x'], x: [], b: ['x', 'b'] }, ['b → b.']],
    ['a diamond', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
    ['a chain', { a: ['b'], b: ['c'], c: [] }, []],
    ['a chain that is entered at its end', { c: [], b: ['c'], a: ['b'] }, []],
  ])('finds cycles: %s', (_what, graph, expected) => {
    expect(cycles(graph as Record<string, readonly string[]>)).toEqual(expected);
  });

  it('reports a cycle for each of its skills, at the dependency in it', () => {
    expect(check({ a: ['x', 'b'], b: ['y', 'z', 'a'], x: [], y: [], z: [] })).toMatchObject([
      { file: 'skills/a/SKILL.md', at: { field: ['dependencies'], part: 'value', item: 'b' }, skill: 'a' },
      {
        rule: 'dependency-cycle',
        file: 'skills/b/SKILL.md',
        at: { field: ['dependencies'], part: 'value', item: 'a' },
        skill: 'b',
        fix: 'Remove one of them.',
      },
    ]);
  });
});
