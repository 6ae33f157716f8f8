/** `1 error`, `2 errors`. */
export declare function countText(count: number, noun: string): string;
/** `a`, `a and b`, `a, b and c`. */
export declare function joinWords(words: readonly string[]): string;
