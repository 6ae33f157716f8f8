import { describe, expect, it } from 'vitest';
import { findBacktracking } from '../../../src/core/static/pattern/find-backtracking.js';
import { cpuTime } from '../../support/cpu-time.js';

describe('patterns that hang a matcher (S3-9)', () => {
  it.each([
    '(a+)+$',
    '(a*)*b',
    '(a|a)*$',
    '(a|aa)+$',
    '(a?b?)*c',
    '(\\w+\\s?)*$',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '(.*a){20}',
    '(x+x+)+y',
    '(?:a|A)*$',
    '([a-z]|[A-Z])*!',
    '(?=(a+)+$)x',
    '(?<word>\\w+\\s*)+!',
    '(a{1,20}){1,20}$',
    '.*.*.*.*=',
    '(?:,.*){5}!',
    '(\\d|[0-9])*x',
    '([^x]|y)*z',
    '(\\x61|a)*$',
    '(\\u0061|a)*$',
    '(\\t|\\s)*$',
    '(a|[\\w-.])*$',
    '(b|[a-c])*$',
    '((ab)*|(ab)*)*c',
    '((a|a){8}){8}$',
    '(a|a)'.repeat(60),
    `(?:foo|bar${'(a|[ab])'.repeat(40)})!`,
    '((ab|ab){5}){5}',
  ])('finds %s', (pattern) => {
    expect(findBacktracking(pattern)).not.toBeNull();
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
  ])('accepts %s', (pattern) => {
    expect(findBacktracking(pattern)).toBeNull();
  });

  it('judges a pattern of sixty words at once', () => {
    const words = Array.from({ length: 60 }, (_, index) => `w${index.toString(36)}`).join('|');
    const before = cpuTime();
    expect(findBacktracking(`\\b(?:${words})\\b`)).toBeNull();
    expect(cpuTime() - before).toBeLessThan(500);
  });

  it.each([
    'a'.repeat(5000),
    `(${'a|'.repeat(150)}b)*`,
    `${'('.repeat(500)}a${')*'.repeat(500)}`,
    '(.|.)*'.repeat(20),
  ])('says so, and quickly, when a pattern is too long to be judged or worse (%#)', (pattern) => {
    const before = cpuTime();
    expect(findBacktracking(pattern)).not.toBeNull();
    expect(cpuTime() - before).toBeLessThan(1000);
  });
});
