import { describe, expect, it } from 'vitest';
import { assignRoutes, type FixedRoutes } from '../../src/manifest/assign-routes.js';
import { isSafeKeyword, type RouteClaim, taskTypeVocabulary } from '../../src/manifest/claims.js';
import { aClaim, rankedBy } from '../support/a-claim.js';

const NONE: FixedRoutes = { keywords: new Map(), taskTypes: new Map(), manualKeywords: new Set() };
const options = {
  vocabulary: taskTypeVocabulary([], ['triage']),
  maxClaimants: 2,
  rankNames: rankedBy(),
  keywordOf: () => null,
};

const keywordsOf = (
  claims: readonly RouteClaim[],
  fixed: Partial<FixedRoutes> = {},
  ranks: Parameters<typeof rankedBy>[0] = {},
) =>
  Object.fromEntries(
    assignRoutes(claims, { ...NONE, ...fixed }, { ...options, rankNames: rankedBy(ranks) }).keywords,
  );

describe('owners of keywords', () => {
  it('gives uncontested keywords to their skills, in the order of each', () => {
    expect(keywordsOf([aClaim('a', ['plan', 'draw']), aClaim('b', ['build']), aClaim('c', [])])).toEqual({
      a: ['plan', 'draw'],
      b: ['build'],
    });
  });

  it('gives a keyword to the first of two equally close skills', () => {
    expect(keywordsOf([aClaim('a', ['plan']), aClaim('b', ['plan'])])).toEqual({ a: ['plan'] });
  });

  it('gives a keyword to the skill whose name is closest, in any position', () => {
    const claims = ['a', 'b', 'c', 'd'].map((skill) => aClaim(skill, ['plan']));
    const ranks = { b: { plan: 1 }, c: { plan: 0 }, d: { plan: 1 } };
    expect(keywordsOf(claims, {}, ranks)).toEqual({ c: ['plan'] });
  });

  it('keeps a keyword with the skill that has it', () => {
    const claims = [aClaim('a', ['plan']), aClaim('b', ['plan'])];
    const ranks = { a: { plan: 0 } };
    expect(keywordsOf(claims, { keywords: new Map([['plan', 'b']]) }, ranks)).toEqual({ b: ['plan'] });
    expect(keywordsOf(claims, { keywords: new Map([['plan', 'another']]) }, ranks)).toEqual({});
  });

  it('gives a generic keyword that many skills want to none of them', () => {
    const three = ['a', 'b', 'c'].map((skill) => aClaim(skill, ['plan', `plan ${skill}`]));
    expect(keywordsOf(three)).toEqual({ a: ['plan a'], b: ['plan b'], c: ['plan c'] });
    expect(keywordsOf(three.slice(0, 2))).toEqual({ a: ['plan', 'plan a'], b: ['plan b'] });
  });

  it('gives a keyword of many skills to the first if one of them declares it', () => {
    const claims = [
      aClaim('a', ['plan']),
      aClaim('b', ['plan']),
      aClaim('c', ['plan'], { isDeclared: true }),
    ];
    expect(keywordsOf(claims)).toEqual({ a: ['plan'] });
  });

  it('compares keywords case-insensitively, and assigns each once', () => {
    expect(keywordsOf([aClaim('a', ['Plan', 'plan', 'PLAN']), aClaim('b', ['plan'])])).toEqual({
      a: ['plan'],
    });
  });

  it('reports the losing skill, as a warning if it declared the keyword or a manual key has it', () => {
    const claims = [
      aClaim('a', ['plan', 'build', 'mend']),
      aClaim('b', ['plan']),
      aClaim('c', ['build'], { isDeclared: true }),
    ];
    const fixed = { ...NONE, keywords: new Map([['mend', 'x']]), manualKeywords: new Set(['mend']) };
    expect(assignRoutes(claims, fixed, options).conflicts).toEqual([
      { keyword: 'plan', owner: 'a', losers: ['b'], declared: false },
      { keyword: 'build', owner: 'a', losers: ['c'], declared: true },
      { keyword: 'mend', owner: 'x', losers: ['a'], declared: true },
    ]);
    const many = ['a', 'b', 'c'].map((skill) => aClaim(skill, ['plan']));
    expect(assignRoutes(many, NONE, options).conflicts).toEqual([
      { keyword: 'plan', owner: null, losers: ['a', 'b', 'c'], declared: false },
    ]);
  });

  it('gives a keyword that is unsafe in a regular expression to no skill', () => {
    const claims = [aClaim('a', ['c++', 'Plan', '(x'], { isDeclared: true })];
    const { keywords, unsafe } = assignRoutes(claims, NONE, options);
    expect(Object.fromEntries(keywords)).toEqual({ a: ['plan'] });
    expect(unsafe).toEqual([
      { skill: 'a', keyword: 'c++' },
      { skill: 'a', keyword: '(x' },
    ]);
  });
});

describe('owners of task types', () => {
  const typesOf = (
    claims: readonly RouteClaim[],
    taskTypes: ReadonlyMap<string, string> = new Map(),
    rankNames = rankedBy(),
  ) => Object.fromEntries(assignRoutes(claims, { ...NONE, taskTypes }, { ...options, rankNames }).taskTypes);

  it('uses the first tag that is a task type', () => {
    expect(typesOf([aClaim('a', [], { tags: ['nice', 'testing', 'research'] })])).toEqual({ a: 'testing' });
    expect(typesOf([aClaim('a', [], { tags: ['nice'] })])).toEqual({});
    expect(typesOf([aClaim('a', [], { tags: ['triage'] })])).toEqual({ a: 'triage' });
  });

  it('gives a task type to the skill whose name is closest, then to the first', () => {
    const first = aClaim('a', [], { tags: ['testing'] });
    const closest = aClaim('b', [], { tags: ['testing'] });
    expect(typesOf([first, aClaim('c', [], { tags: ['testing'] })])).toEqual({ a: 'testing' });
    expect(typesOf([first, closest], new Map(), rankedBy({ b: { testing: 0 } }))).toEqual({ b: 'testing' });
  });

  it('keeps a task type with the skill that has it, and reserves it even if the skill no longer wants it', () => {
    const claims = [aClaim('a', [], { tags: ['testing'] }), aClaim('b', [], { tags: ['testing'] })];
    expect(typesOf(claims, new Map([['testing', 'b']]))).toEqual({ b: 'testing' });
    expect(typesOf(claims, new Map([['testing', 'x']]))).toEqual({});
  });
});

describe('known task types', () => {
  it('accepts the default task types, those in the matrix and those of the config', () => {
    const vocabulary = taskTypeVocabulary(['by hand'], ['configured']);
    expect([...vocabulary]).toEqual([
      'research',
      'planning',
      'implementation',
      'testing',
      'documentation',
      'specification',
      'validation',
      'release',
      'consensus',
      'contribution',
      'by hand',
      'configured',
    ]);
  });
});

describe('isSafeKeyword', () => {
  it.each([
    ['plan', true, true],
    ['abc', true, false],
    ['ab', false, false],
    ['c#/.net core_2-x', true, true],
    ['2fast', true, true],
    ['.net', false, false],
    ['-plan', false, false],
    ['Plan', false, false],
    ['a|bcd', false, false],
    ['plan*', false, false],
    ['plan\n', false, false],
    ['größe', false, false],
  ])('%j: declared %s, inferred %s', (keyword, declared, inferred) => {
    expect([isSafeKeyword(keyword, true), isSafeKeyword(keyword, false)]).toEqual([declared, inferred]);
  });
});
