import { describe, expect, it } from 'vitest';
import {
  assignRoutes,
  type FixedRoutes,
  isSafeKeyword,
  type RouteClaim,
  taskTypeVocabulary,
} from '../../src/manifest/claims.js';
import { aClaim, rankedBy } from '../support/a-claim.js';

const NONE: FixedRoutes = { keywords: new Map(), taskTypes: new Map(), manualKeywords: new Set() };
const options = {
  vocabulary: taskTypeVocabulary([], ['triage']),
  maxClaimants: 2,
  rankNames: rankedBy(),
};

const keywordsOf = (
  claims: readonly RouteClaim[],
  fixed: Partial<FixedRoutes> = {},
  ranks: Parameters<typeof rankedBy>[0] = {},
) =>
  Object.fromEntries(
    assignRoutes(claims, { ...NONE, ...fixed }, { ...options, rankNames: rankedBy(ranks) }).keywords,
  );

describe('who gets a keyword', () => {
  it('everybody who is alone with it, in the order of each', () => {
    expect(keywordsOf([aClaim('a', ['plan', 'draw']), aClaim('b', ['build']), aClaim('c', [])])).toEqual({
      a: ['plan', 'draw'],
      b: ['build'],
    });
  });

  it('the first of two that are as close', () => {
    expect(keywordsOf([aClaim('a', ['plan']), aClaim('b', ['plan'])])).toEqual({ a: ['plan'] });
  });

  it('the one whose name is closest, wherever it stands', () => {
    const claims = ['a', 'b', 'c', 'd'].map((skill) => aClaim(skill, ['plan']));
    const ranks = { b: { plan: 1 }, c: { plan: 0 }, d: { plan: 1 } };
    expect(keywordsOf(claims, {}, ranks)).toEqual({ c: ['plan'] });
  });

  it('who has it already', () => {
    const claims = [aClaim('a', ['plan']), aClaim('b', ['plan'])];
    const ranks = { a: { plan: 0 } };
    expect(keywordsOf(claims, { keywords: new Map([['plan', 'b']]) }, ranks)).toEqual({ b: ['plan'] });
    expect(keywordsOf(claims, { keywords: new Map([['plan', 'another']]) }, ranks)).toEqual({});
  });

  it('nobody, when more want it than tell apart', () => {
    const three = ['a', 'b', 'c'].map((skill) => aClaim(skill, ['plan', `plan ${skill}`]));
    expect(keywordsOf(three)).toEqual({ a: ['plan a'], b: ['plan b'], c: ['plan c'] });
    expect(keywordsOf(three.slice(0, 2))).toEqual({ a: ['plan', 'plan a'], b: ['plan b'] });
  });

  it('the first of many, when one of them declares it', () => {
    const claims = [
      aClaim('a', ['plan']),
      aClaim('b', ['plan']),
      aClaim('c', ['plan'], { isDeclared: true }),
    ];
    expect(keywordsOf(claims)).toEqual({ a: ['plan'] });
  });

  it('without regard to case, and each keyword once', () => {
    expect(keywordsOf([aClaim('a', ['Plan', 'plan', 'PLAN']), aClaim('b', ['plan'])])).toEqual({
      a: ['plan'],
    });
  });

  it('who loses is told, loudly if it was declared or taken by hand', () => {
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

  it('nobody, when it cannot stand in a regular expression', () => {
    const claims = [aClaim('a', ['c++', 'Plan', '(x'], { isDeclared: true })];
    const { keywords, unsafe } = assignRoutes(claims, NONE, options);
    expect(Object.fromEntries(keywords)).toEqual({ a: ['plan'] });
    expect(unsafe).toEqual([
      { skill: 'a', keyword: 'c++' },
      { skill: 'a', keyword: '(x' },
    ]);
  });
});

describe('who gets a task type', () => {
  const typesOf = (
    claims: readonly RouteClaim[],
    taskTypes: ReadonlyMap<string, string> = new Map(),
    rankNames = rankedBy(),
  ) => Object.fromEntries(assignRoutes(claims, { ...NONE, taskTypes }, { ...options, rankNames }).taskTypes);

  it('the first tag that is one', () => {
    expect(typesOf([aClaim('a', [], { tags: ['nice', 'testing', 'research'] })])).toEqual({ a: 'testing' });
    expect(typesOf([aClaim('a', [], { tags: ['nice'] })])).toEqual({});
    expect(typesOf([aClaim('a', [], { tags: ['triage'] })])).toEqual({ a: 'triage' });
  });

  it('the skill whose name is closest, then the first', () => {
    const first = aClaim('a', [], { tags: ['testing'] });
    const closest = aClaim('b', [], { tags: ['testing'] });
    expect(typesOf([first, aClaim('c', [], { tags: ['testing'] })])).toEqual({ a: 'testing' });
    expect(typesOf([first, closest], new Map(), rankedBy({ b: { testing: 0 } }))).toEqual({ b: 'testing' });
  });

  it('who has it already; nobody else, even if that one does not want it any more', () => {
    const claims = [aClaim('a', [], { tags: ['testing'] }), aClaim('b', [], { tags: ['testing'] })];
    expect(typesOf(claims, new Map([['testing', 'b']]))).toEqual({ b: 'testing' });
    expect(typesOf(claims, new Map([['testing', 'x']]))).toEqual({});
  });
});

describe('the words that may become task types', () => {
  it('are those of the document, those that stand in the matrix and those of the config', () => {
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

describe('a keyword that may stand in by_keyword', () => {
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
