import type { FieldPlace } from '../text/span.js';
import { quote } from './checked-skill.js';
import { findBacktracking, STEPS_PER_SKILL, StepBudget } from './pattern/find-backtracking.js';
import { defineFamily, defineRule } from './rule.js';

const patterns = (list: string) => ({ frontmatter: `triggers:\n  patterns: [${list}]` });

/** `triggers.patterns` compile, and no text makes a matcher hang on them. */
export default defineFamily(
  [
    defineRule({
      id: 'pattern-syntax',
      severity: 'error',
      kind: 'VALIDATION_ERROR',
      summary: '`triggers.patterns` are regular expressions.',
      why: 'The matcher fails on the first text it sees.',
      bad: [
        {
          ...patterns('«"greet("»'),
          message: '"greet(" is not a valid regular expression: Unterminated group.',
        },
        patterns('hello, «"(b"»'),
      ],
      good: [patterns(String.raw`"greet\\s+\\w+"`)],
    }),
    defineRule({
      id: 'pattern-backtracking',
      severity: 'error',
      kind: 'SECURITY_ERROR',
      summary: 'No text makes a matcher hang on one of `triggers.patterns`.',
      why: 'A message of forty letters would stop the agent for years.',
      bad: [
        {
          ...patterns('«"(a+)+$"»'),
          message:
            '"(a+)+$" can take exponential time: a repetition inside a repetition matches the same text in two ways.',
        },
      ],
      good: [patterns('"a+$"')],
    }),
  ],
  ({ declared }, report) => {
    const all = declared.matchTriggers?.patterns ?? [];
    if (all.length === 0) return;
    const budget = new StepBudget(STEPS_PER_SKILL);
    for (const pattern of all) {
      const at: FieldPlace = { field: ['triggers', 'patterns'], part: 'value', item: pattern };
      const problem = syntaxProblemOf(pattern);
      if (problem !== null) {
        const message = `${quote(pattern)} is not a valid regular expression: ${problem}.`;
        report('pattern-syntax', {
          at,
          message,
          fix: 'Correct it; escape special characters with a backslash.',
        });
        continue;
      }
      const backtracking = findBacktracking(pattern, budget);
      if (backtracking === null) continue;
      report('pattern-backtracking', {
        at,
        message: `${quote(pattern)} can take exponential time: ${backtracking}.`,
        fix: 'Make sure that no two repetitions, nested or adjacent, match the same text.',
      });
    }
  },
);

function syntaxProblemOf(pattern: string): string | null {
  try {
    new RegExp(pattern, 'i');
    return null;
  } catch (error) {
    return (error as Error).message.replace(/^Invalid regular expression: .*\/i?: /s, '');
  }
}
