/** Longer patterns are refused: compiling one cannot be interrupted, running one can. */
export declare const MAX_PATTERN_LENGTH = 1000;
export type CompiledPattern = {
    readonly ok: true;
    readonly expression: RegExp;
    readonly degree: number;
} | {
    readonly ok: false;
    readonly reason: string;
};
/** Compiles a pattern that a stranger wrote; what is wrong with it is said in the result. */
export declare function compilePattern(source: string): CompiledPattern;
export type PatternVerdict = 'match' | 'no-match' | 'undecided';
/** Time for the patterns of one question: a slice for each, and an end for all. */
export interface PatternBudget {
    readonly endsAt: number;
    readonly sliceMs: number;
}
/**
 * Tests patterns against texts in bounded time, whatever they are. Those that may backtrack without end run in
 * a context of their own, which V8 interrupts; what did not come to an end is `undecided`.
 */
export declare class PatternTester {
    #private;
    constructor(now?: () => number);
    startBudget(patterns: number): PatternBudget;
    test(pattern: CompiledPattern & {
        readonly ok: true;
    }, text: string, budget: PatternBudget): PatternVerdict;
}
