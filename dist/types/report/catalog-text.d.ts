/** How much of a catalog may be shown. */
export interface CatalogLimits {
    readonly maxEntries?: number | undefined;
    /** UTF-8 bytes of the entries, each with its newline. */
    readonly maxBytes?: number | undefined;
}
/** A rendered catalog, without a newline at its end. */
export interface CatalogText {
    /** `null` where the system wants no catalog at all rather than an empty one. */
    readonly text: string | null;
    readonly shown: number;
    readonly total: number;
    readonly truncated: boolean;
}
export interface LimitedEntries {
    readonly entries: readonly string[];
    readonly truncated: boolean;
}
/** Takes entries from the front until the next one would pass a limit. */
export declare function limitEntries(entries: readonly string[], limits: CatalogLimits): LimitedEntries;
