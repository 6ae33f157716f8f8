import type { PositionAutomaton } from './position-automaton.js';
import type { StepBudget } from './step-budget.js';
/**
 * Tells whether some text of 64 characters can be matched in very many ways: `.*.*.*.*`, `(a|a)` written
 * sixty times. The text is looked for letter by letter, keeping the few beginnings with the most ways.
 */
export declare function hasManyRuns({ labels, first, follow }: PositionAutomaton, budget: StepBudget): boolean | 'too long';
