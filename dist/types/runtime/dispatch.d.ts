import type { DispatchSource } from './dispatch-source.js';
/** The ways to a skill, in the order in which they are tried. */
export type DispatchStrategy = 'label' | 'type' | 'keyword' | 'trigger';
export interface DispatchQuery {
    readonly text: string;
    readonly type?: string | undefined;
    readonly labels?: readonly string[] | undefined;
}
/** A skill's title to a query. */
export interface DispatchClaim {
    readonly skill: string;
    readonly strategy: DispatchStrategy;
    /** The label, type, keyword part or trigger that matched, as it is written. */
    readonly matched: string;
    /** Where it is written: a key of the matrix, or the skill's own triggers. */
    readonly place: string;
}
export interface DispatchAnswer {
    readonly skill: string | null;
    readonly strategy: DispatchStrategy | null;
    readonly matched: string | null;
    readonly place: string | null;
    /** False when the matrix points to a skill that the manifest does not have. */
    readonly isRegistered: boolean;
    /** Who else wanted it, best first, each skill once; at most `MAX_CANDIDATES`. */
    readonly candidates: readonly DispatchClaim[];
    /** Patterns that did not come to an end in time, as they are written. */
    readonly undecided: readonly string[];
}
export declare const MAX_CANDIDATES = 20;
/** A part of the matrix that dispatch cannot use. */
export interface DispatchProblem {
    readonly table: 'by_keyword' | 'by_task_type';
    readonly key: string;
    readonly message: string;
}
/** A manifest's routes, compiled once and asked many times. */
export declare class Dispatcher {
    #private;
    readonly problems: DispatchProblem[];
    constructor(source: DispatchSource);
    /** Finds the skill for a query, says why, and who else matched. */
    dispatch(query: DispatchQuery): DispatchAnswer;
}
