/** Pads the cells of every column but the last to one width, counted in code points. Cells are plain text. */
export declare function alignColumns(rows: readonly (readonly string[])[]): string[][];
