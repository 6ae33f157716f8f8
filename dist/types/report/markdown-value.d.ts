/** A value of a manifest, short enough for a table cell. */
export declare function valueCell(value: unknown): string;
