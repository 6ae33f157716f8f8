/** Offsets are into the whole text, byte order mark included. */
export type SplitText = {
    readonly kind: 'split';
    readonly fenceStart: number;
    readonly yamlStart: number;
    readonly yamlEnd: number;
    readonly bodyStart: number;
} | {
    readonly kind: 'empty';
} | {
    readonly kind: 'missing';
    readonly start: number;
} | {
    readonly kind: 'unclosed';
    readonly start: number;
} | {
    readonly kind: 'language';
    readonly start: number;
    readonly end: number;
    readonly language: string;
};
/**
 * Finds the fences before any parser sees the text: gray-matter would take the rest of the file for
 * frontmatter when the closing fence is missing, and would evaluate a file that begins with `---js`.
 */
export declare function splitFrontmatter(text: string): SplitText;
