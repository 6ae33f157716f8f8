/** The destination of a Markdown link or image, and where it stands in the text. */
export interface Link {
    readonly destination: string;
    readonly start: number;
    readonly end: number;
}
/**
 * Finds the links and images outside code that `isWanted`, in order. A link stands on one line, and few lines of a
 * text hold one: only those are looked at, and the fences only when such a line has something wanted.
 */
export declare function findLinks(body: string, isWanted: (destination: string) => boolean): Generator<Link, void, void>;
export declare function mayHoldLinks(body: string): boolean;
