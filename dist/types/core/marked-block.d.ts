/** A generated block in a file that people write, from its start marker to its end marker. */
export interface MarkedBlock {
    /** What the start marker says: the attributes the block was made with. */
    readonly attributes: Readonly<Record<string, string>>;
    /** Text between the marker lines, with `\n` and without the last one. */
    readonly content: string;
    /** 1-based line of the start marker and of the end marker. */
    readonly startLine: number;
    readonly endLine: number;
}
export interface MarkerProblem {
    readonly kind: 'unclosed' | 'unopened' | 'duplicate';
    readonly line: number;
}
export interface MarkedBlocks {
    readonly blocks: readonly MarkedBlock[];
    readonly problems: readonly MarkerProblem[];
}
/** Finds the blocks of a file. Markers inside fenced code are an example, not a block. */
export declare function findMarkedBlocks(text: string): MarkedBlocks;
/**
 * Puts the content into the block with the same `as`, or appends a new block; everything else keeps its bytes.
 * `null` when the block could not be found again there, because a code fence of the file is left open.
 */
export declare function writeMarkedBlock(text: string, block: {
    readonly attributes: Readonly<Record<string, string>>;
    readonly content: string;
}): string | null;
