import { findBacktracking, STEPS_PER_SKILL } from './pattern/find-backtracking.js';
import { StepBudget } from './pattern/step-budget.js';
import { quote, type StaticCheck, type StaticFinding } from './static-check.js';

/** `triggers.patterns` compile, and no text makes a matcher hang on them. */
export const checkPatterns: StaticCheck = ({ declared }) => {
  const patterns = declared.matchTriggers?.patterns ?? [];
  if (patterns.length === 0) return [];
  const budget = new StepBudget(STEPS_PER_SKILL);
  return patterns.flatMap((pattern, index): StaticFinding[] => {
    const at = { field: ['triggers', 'patterns', index] };
    const problem = syntaxProblemOf(pattern);
    if (problem !== null) {
      return [
        {
          rule: 'pattern-syntax',
          at,
          message: `${quote(pattern)} is no regular expression: ${problem}.`,
          fix: 'Correct it; a character with a meaning of its own is written with a backslash before it.',
        },
      ];
    }
    const backtracking = findBacktracking(pattern, budget);
    if (backtracking === null) return [];
    return [
      {
        rule: 'pattern-backtracking',
        at,
        message: `${quote(pattern)} can take for ever: ${backtracking}.`,
        fix: 'Let no two repetitions match the same text, one inside or right after the other.',
      },
    ];
  });
};

function syntaxProblemOf(pattern: string): string | null {
  try {
    new RegExp(pattern, 'i');
    return null;
  } catch (error) {
    return (error as Error).message.replace(/^Invalid regular expression: .*\/i?: /s, '');
  }
}
