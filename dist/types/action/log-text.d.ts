/**
 * Text that may hold words of strangers as one line that the runner only prints: `::` counts at the start of
 * a line, the old `##[` anywhere in it.
 */
export declare function logText(text: string): string;
/** Text of an annotation: `@actions/core` escapes its line breaks, but not what moves the cursor or hides. */
export declare function annotationText(text: string): string;
