/** The text without its byte order mark, which takes no column in any editor. */
export declare function withoutMark(text: string): string;
