import { type CompiledPattern } from './bounded-pattern.js';
/** How one part of a `by_keyword` key is looked up. */
export type KeywordPart = 
/** An empty part: the consumers take it for a match of everything. */
{
    readonly kind: 'always';
}
/** Fixed text, lower case. */
 | {
    readonly kind: 'literal';
    readonly literal: string;
}
/** A pattern that cannot match without this lower-case text. */
 | {
    readonly kind: 'anchored';
    readonly literal: string;
    readonly pattern: UsablePattern;
}
/** A pattern that has to be tried on every query. */
 | {
    readonly kind: 'pattern';
    readonly pattern: UsablePattern;
} | {
    readonly kind: 'invalid';
    readonly reason: string;
};
export type UsablePattern = CompiledPattern & {
    readonly ok: true;
};
/** Sorts out a part: consumers take each one for a regular expression, unanchored, in any case. */
export declare function readKeywordPart(part: string): KeywordPart;
