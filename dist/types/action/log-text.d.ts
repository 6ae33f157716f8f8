/**
 * Text that may hold words of strangers as one line that the runner only prints: `::` counts at the start of
 * a line, the old `##[` anywhere in it.
 */
export declare function logText(text: string): string;
