/** A stretch of text and what takes its place. */
export interface TextEdit {
    readonly start: number;
    readonly end: number;
    readonly text: string;
}
/** Applies edits that do not overlap, in one pass. */
export declare function applyTextEdits(text: string, edits: readonly TextEdit[]): readonly string[];
