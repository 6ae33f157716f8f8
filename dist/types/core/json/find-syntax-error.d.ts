/** Deeper nesting serves nobody but those who want to exhaust the stack. */
export declare const MAX_DEPTH = 200;
export interface SyntaxFault {
    readonly message: string;
    /** UTF-16 offsets; the end is exclusive. */
    readonly start: number;
    readonly end: number;
}
/** The first place where a text that `JSON.parse` refused, or that is too deep, stops being JSON for us. */
export declare function findSyntaxError(text: string): SyntaxFault;
