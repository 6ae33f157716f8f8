/** What a file holds, by the end of its name. */
export declare function mimeTypeOf(path: string, isText: boolean): string;
