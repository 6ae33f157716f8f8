import fs from 'node:fs';
/** A name beside the file that only the holder of this token uses. */
export declare function temporaryPath(file: string, token: string): string;
/** What was written is not what the file holds. */
export declare class ReadBackError extends Error {
    readonly name = "ReadBackError";
}
/**
 * Writes a new file and waits until it is on the disk; on failure nothing is left of it. Each part is read back at
 * once: so neither the text nor its bytes are ever held whole.
 */
export declare function writeNewFile(file: string, parts: Iterable<Uint8Array>, like: fs.Stats | undefined): void;
/** Renames over a file. On Windows a scanner or an editor may hold it for a moment: tries again for half a second. */
export declare function renamePatiently(from: string, to: string, rename?: (from: string, to: string) => void): Promise<void>;
/** Makes a rename survive a power failure, where the system can. */
export declare function syncDirectory(directory: string): void;
