import { type CharacterSet } from './character-set.js';
/** A regular expression as far as backtracking is concerned. */
export type PatternNode = {
    readonly kind: 'set';
    readonly set: CharacterSet;
} | {
    readonly kind: 'sequence' | 'choice';
    readonly parts: readonly PatternNode[];
} | {
    readonly kind: 'repeat';
    readonly part: PatternNode;
    readonly min: number;
    readonly max: number;
};
export interface ParsedPattern {
    readonly root: PatternNode;
    /** Bodies of look-arounds: matched on their own, wherever they stand. */
    readonly lookarounds: readonly PatternNode[];
}
/** Parses the source of an expression that `new RegExp(source, 'i')` accepts. */
export declare function parsePattern(source: string): ParsedPattern;
