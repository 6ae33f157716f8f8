/**
 * A part of the program that most runs never need. Reading a skill is synchronous, and loading is not: whoever asks
 * for a part that is not there yet stops the work, which is begun anew once the part is loaded.
 */
export type LatePart<T> = () => T;
export declare function latePart<T>(load: () => Promise<T>): LatePart<T>;
/** Stops work that cannot go on yet. Nobody but `withLateParts` may take it for an answer. */
export declare class PartNotLoaded extends Error {
    readonly load: () => Promise<void>;
    readonly name = "PartNotLoaded";
    constructor(load: () => Promise<void>);
}
/** Does work that may ask for late parts; it has to be such that it can be begun anew. */
export declare function withLateParts<T>(work: () => T | Promise<T>): Promise<T>;
