import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/report/diagnostic.js';
import { START_OF_FILE } from '../../src/report/diagnostic.js';
import { limitFindings } from '../../src/skill/inspect-skill.js';

const findings = (rule: string, count: number): Finding[] =>
  Array.from({ length: count }, (_, index) => ({
    rule,
    file: 'SKILL.md',
    at: START_OF_FILE,
    message: `Number ${index + 1}.`,
    fix: 'Mend it.',
  }));
const shown = (all: readonly Finding[]) =>
  limitFindings(all).map(({ rule, message }) => `${rule} ${message}`);

describe('findings of one file', () => {
  it('are all told, up to fifty of each rule', () => {
    const all = [...findings('a', 50), ...findings('b', 50)];
    expect(limitFindings(all)).toEqual(all);
    expect(limitFindings(findings('a', 50))).toEqual(findings('a', 50));
  });

  it('are counted beyond that, each rule by itself', () => {
    const lines = shown([...findings('a', 53), ...findings('b', 2)]);
    expect(lines).toHaveLength(52);
    expect(lines.slice(48)).toEqual([
      'a Number 49.',
      'a Number 50. There are 3 more of these in this file.',
      'b Number 1.',
      'b Number 2.',
    ]);
  });
});
