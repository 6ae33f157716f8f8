import { type CharacterSet } from './character-set.js';
/** What stands at a place of a pattern. */
export interface ReadCharacters {
    readonly set: CharacterSet;
    readonly end: number;
}
/** Reads one literal character, or what a backslash makes of the next. */
export declare function readEscape(source: string, at: number): ReadCharacters;
/** Reads a class such as `[^a-z\d]`. */
export declare function readClass(source: string, start: number): ReadCharacters;
