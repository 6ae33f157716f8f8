/** A file's text, byte for byte; `null` when there is no such file. */
export declare function readTextFile(file: string, given: string): string | null;
