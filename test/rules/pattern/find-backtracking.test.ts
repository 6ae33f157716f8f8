import { describe, expect, it } from 'vitest';
import { findBacktracking, StepBudget } from '../../../src/rules/pattern/find-backtracking.js';
import { cpuTime } from '../../support/cpu-time.js';

const NESTED = 'a repetition inside a repetition matches the same text in two ways';
const SPLIT = 'a repetition can match the same text in two ways';
const MANY = 'a short text can be matched in tens of thousands of ways';
const TOO_LONG = 'it is too long to be judged';

describe('backtracking patterns', () => {
  it.each([
    ['(a+)+$', NESTED],
    ['(a*)*b', NESTED],
    ['(a?b?)*c', NESTED],
    ['(\\w+\\s?)*$', NESTED],
    ['(?<word>\\w+\\s*)+!', NESTED],
    ['(a{1,20}){1,20}$', NESTED],
    ['(a{2,})*!', NESTED],
    ['(a+?)+b', NESTED],
    ['((ab)*|(ab)*)*c', NESTED],
    ['(?=(a+)+$)x', NESTED],
    ['(?!(a*)*)b', NESTED],
    ['(?<=(a*)*)b', NESTED],
    ['(?<!(a*)*)b', NESTED],
    [`${'('.repeat(500)}a${')*'.repeat(500)}`, NESTED],
    ['(a|a)*$', SPLIT],
    ['(a|aa)+$', SPLIT],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', SPLIT],
    ['(.*a){20}', SPLIT],
    ['(x+x+)+y', SPLIT],
    ['(xa+a+)+y', SPLIT],
    ['(?:a|A)*$', SPLIT],
    ['([a-z]|[A-Z])*!', SPLIT],
    ['(\\d|[0-9])*x', SPLIT],
    ['([^x]|y)*z', SPLIT],
    ['(\\x61|a)*$', SPLIT],
    ['(\\u0061|a)*$', SPLIT],
    ['(\\t|\\s)*$', SPLIT],
    ['(a|[\\w-.])*$', SPLIT],
    ['(b|[a-c])*$', SPLIT],
    ['(^a|$a)*', SPLIT],
    ['(b)(a|\\1)*', SPLIT],
    ['(?<n>b)(a|\\k<n>)*', SPLIT],
    [`(${'a|'.repeat(150)}b)*`, SPLIT],
    ['(.|.)*'.repeat(20), SPLIT],
    ['.*.*.*.*=', MANY],
    ['(?:,.*){5}!', MANY],
    ['((a|a){8}){8}$', MANY],
    ['(a|a)'.repeat(60), MANY],
    [`(?:foo|bar${'(a|[ab])'.repeat(40)})!`, MANY],
    ['((ab|ab){5}){5}', MANY],
  ])('rejects %s: %s', (pattern, reason) => {
    expect(findBacktracking(pattern)).toBe(reason);
  });

  it.each([
    'greet\\s+\\w+',
    '^(\\w+\\s)*$',
    '(ab)*',
    '(a|b)*$',
    '(a{2})*$',
    '\\d{1,3}(?:,\\d{3})*',
    '^[\\w.+-]+@[\\w-]+\\.[\\w.]+$',
    '(create|make|build) (a|an|the) .*file',
    '.*create.*new.*file',
    '(?:foo|bar|baz)+',
    '(a+b)+$',
    '(?!a+b)c*',
    '[\\s\\S]*?end',
    '(?<year>\\d{4})-\\d\\d',
    '\\bword\\b',
    '(["\']).*?\\1',
    '[]|a]*',
    '[^]*',
    'a{,3}',
    '(?:)*',
    '(a|)b',
    '\\cJ+',
    '(\\D|\\d)*x',
    '(\\S|\\s)*x',
    '([^a-z]|[a-z])*!',
    '(?:a{2,}b)*!',
    '(?:a??b)*!',
    '(?:(?:a|b|)c)*!',
    '(a\\b|b\\B)*!',
    '(^|a)*!',
    '(?=a*)*',
    '[a-z]*[b-y]*[c-x]*',
    '(?:a|a)!'.repeat(10),
    '(?:a*b){3}!',
    `${'('.repeat(990)}a${')'.repeat(990)}`,
  ])('accepts %s', (pattern) => {
    expect(findBacktracking(pattern)).toBeNull();
  });

  it('checks a pattern of sixty words at once', () => {
    const words = Array.from({ length: 60 }, (_, index) => `w${index.toString(36)}`).join('|');
    const before = cpuTime();
    expect(findBacktracking(`\\b(?:${words})\\b`)).toBeNull();
    expect(cpuTime() - before).toBeLessThan(500);
  });

  it.each([
    ['a huge pattern', 'a'.repeat(50_000)],
    ['more than 2,000 characters', `[${'a'.repeat(1998)}]b`],
    ['more than 200 states', 'a'.repeat(201)],
    ['more than 200 counted states', 'a{8}'.repeat(26)],
  ])('does not check %s', (_what, pattern) => {
    expect(findBacktracking(pattern)).toBe(TOO_LONG);
  });

  it.each([
    ['2,000 characters', `[${'a'.repeat(1998)}]`],
    ['200 states', 'a'.repeat(200)],
    ['200 counted states', 'a{8}'.repeat(25)],
  ])('checks a pattern of %s', (_what, pattern) => {
    expect(findBacktracking(pattern)).toBeNull();
  });

  it.each([
    ['nested repetitions of nothing', `${'('.repeat(50)})${'{8})'.repeat(49)}{8}`],
    ['more paths than steps', `${'('.repeat(60)}${'a?'.repeat(20)})${'*)'.repeat(59)}*`],
  ])('gives up on %s', (_what, pattern) => {
    expect(findBacktracking(pattern, new StepBudget(20_000))).toBe(TOO_LONG);
  });

  it('shares the steps of a skill among its patterns, and checks none when they are used up', () => {
    const budget = new StepBudget(1000);
    const verdicts = Array.from({ length: 100 }, () => findBacktracking('(a|b)c', budget));
    const judged = verdicts.indexOf(TOO_LONG);
    expect(judged).toBeGreaterThan(1);
    expect(new Set(verdicts.slice(0, judged))).toEqual(new Set([null]));
    expect(new Set(verdicts.slice(judged))).toEqual(new Set([TOO_LONG]));
  });

  it.each([0, 1, 2, 5, 10, 20, 40, 80, 160, 320, 640])(
    'never accepts a pattern with %i steps that it would not accept with all',
    (steps) => {
      for (const pattern of ['(a|a)*$', '(a+)+$', '.*.*.*.*='])
        expect(findBacktracking(pattern, new StepBudget(steps))).not.toBeNull();
      expect([null, TOO_LONG]).toContain(findBacktracking('(a|b)*c', new StepBudget(steps)));
    },
  );
});
