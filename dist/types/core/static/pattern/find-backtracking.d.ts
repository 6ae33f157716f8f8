import { StepBudget } from './step-budget.js';
/** About a tenth of a second. */
export declare const STEPS_PER_SKILL = 5000000;
/**
 * Says how a regular expression can take for ever, or `null` when it cannot. Exponential time means that some
 * text leads from a state back to it in two ways (Weber and Seidl's criterion, decided exactly on the
 * pattern's automaton); what is only steep shows in the number of ways to match a short text.
 * Back-references count as any character.
 */
export declare function findBacktracking(pattern: string, budget?: StepBudget): string | null;
