import type { TextPiece } from '../text-pieces.js';
import { type JsonSource } from './json-source.js';
/**
 * A view of JSON that is read only where somebody looks: a manifest of 10,000 skills is skimmed once per
 * level of the paths asked for, instead of being turned into a million nodes. Nothing here is recursive.
 */
export declare class JsonNode {
    #private;
    readonly source: JsonSource;
    readonly start: number;
    /** Exclusive. */
    readonly end: number;
    constructor(source: JsonSource, start: number, 
    /** Exclusive. */
    end: number);
    get kind(): JsonKind;
    get raw(): string;
    get spansLines(): boolean;
    /** Properties or elements in file order; none for a scalar. */
    get members(): readonly JsonMember[];
    /** The property or element of that name. Of duplicate keys the last one counts, as in `JSON.parse`. */
    member(segment: string | number): JsonMember | undefined;
    /** The text before a member: white space, and from the second member on the comma. */
    gapBefore(index: number): string;
    /** The text between the last member and the closing bracket. */
    get tail(): string;
}
export type JsonKind = 'object' | 'array' | 'scalar';
export interface JsonMember {
    /** Where its key begins; for an element, its value. */
    readonly start: number;
    /** Empty for an element. */
    readonly key: string;
    readonly keyEnd: number;
    readonly value: JsonNode;
}
/** The document's value. It has to be JSON that `readJson` accepts; where it visibly is not, this throws. */
export declare function openJson(json: TextPiece): JsonNode;
export declare function isSpace(unit: number | undefined): boolean;
