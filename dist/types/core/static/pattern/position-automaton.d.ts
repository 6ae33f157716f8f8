import type { CharacterSet } from './character-set.js';
import type { PatternNode } from './parse-pattern.js';
import type { StepBudget } from './step-budget.js';
/**
 * Glushkov's automaton: one state for every character of the pattern, and which can follow which.
 * `follow` keeps a pair twice when there are two ways to get from one to the other.
 */
export interface PositionAutomaton {
    readonly labels: readonly CharacterSet[];
    /** Where a match can begin. */
    readonly first: readonly number[];
    readonly follow: readonly (readonly number[])[];
}
/**
 * Builds the automaton; `null` when it would have more than `maxPositions` states, or when the budget is spent:
 * repetitions inside repetitions are copied again and again, even those of nothing.
 */
export declare function buildAutomaton(root: PatternNode, maxPositions: number, budget: StepBudget): PositionAutomaton | null;
