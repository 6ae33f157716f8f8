/** How a path looked: numbers that change whenever the file or the listing may have changed. */
export interface FilePrint {
    readonly size: number;
    readonly modified: number;
    readonly changed: number;
    readonly inode: number;
}
export declare const MISSING: FilePrint;
/** A look at a path without following it; `null` for a link or what cannot be looked at. */
export declare function takePrint(absolute: string): FilePrint | null;
export declare function isSamePrint(now: FilePrint | null, then: FilePrint): boolean;
/** Whether these times prove nothing yet: the content itself has to be compared. */
export declare function isRacy(print: FilePrint, now: number): boolean;
/** The checksum of what is there now: a file's bytes or a directory's names; `null` when it cannot be read. */
export declare function sumContent(absolute: string, seed: number): string | null;
export declare function sumBytes(bytes: Uint8Array, seed: number): string;
