/** The destination of a Markdown link or image, and where it stands in the text. */
export interface Link {
    readonly destination: string;
    readonly start: number;
    readonly end: number;
}
/** Finds links and images outside code, in order. */
export declare function findLinks(body: string): Link[];
