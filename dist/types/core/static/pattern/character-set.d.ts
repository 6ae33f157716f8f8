/** A set of UTF-16 code units as sorted, disjoint ranges. */
export type CharacterSet = readonly (readonly [from: number, to: number])[];
export declare const ANYTHING: CharacterSet;
export declare const DIGITS: CharacterSet;
export declare const WORD: CharacterSet;
export declare const SPACE: CharacterSet;
export declare const LINE_ENDS: CharacterSet;
/** Sorts ranges and joins those that touch. */
export declare function union(ranges: CharacterSet): CharacterSet;
export declare function complement(set: CharacterSet): CharacterSet;
export declare function intersects(a: CharacterSet, b: CharacterSet): boolean;
/** Both cases of every ASCII letter: triggers are matched without regard to case. */
export declare function foldCase(set: CharacterSet): CharacterSet;
