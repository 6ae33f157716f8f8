import fs from 'node:fs';
/** How often directories are looked through where the system cannot report changes, in milliseconds. */
export declare const POLL_INTERVAL_MS = 1000;
/** Opens a watch on one directory; throws when the system has none left. */
export type OpenWatch = (directory: string, listener: () => void) => fs.FSWatcher;
/**
 * Reports that something in a set of directories may have changed. Each is watched by itself, which every system does
 * well; where the system runs out of watches, all of them are looked through at intervals.
 */
export declare class DirectoryWatcher {
    #private;
    constructor(onChange: () => void, options?: {
        readonly isPolling?: boolean;
        readonly open?: OpenWatch;
    });
    get isPolling(): boolean;
    /** Watches these directories, or the next one above each that exists, and no others; returns how many are new. */
    sync(directories: Iterable<string>): number;
    close(): void;
}
