/** A Markdown table; cells are Markdown already and hold no line breaks. */
export declare function table(header: readonly string[], rows: readonly (readonly string[])[]): string;
