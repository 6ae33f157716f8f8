import type { Span } from './diagnostic.js';
/** Turns offsets into lines and columns. Line ends are LF, CRLF and lone CR, as YAML has them. */
export declare class TextPositions {
    #private;
    readonly text: string;
    constructor(text: string);
    span(start: number, end: number): Span;
    position(offset: number): {
        line: number;
        column: number;
    };
}
