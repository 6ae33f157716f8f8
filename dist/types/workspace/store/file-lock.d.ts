import { type LockRecord } from './lock-holder.js';
export interface LockOptions {
    /** Files that a holder which died may have left behind. */
    readonly leftovers: (token: string) => readonly string[];
    /** Milliseconds to wait for others. */
    readonly patience?: number;
}
/** Somebody else holds the lock and did not release it in time. */
export declare class LockedError extends Error {
    readonly record: LockRecord | undefined;
    readonly name = "LockedError";
    constructor(record: LockRecord | undefined);
}
/** A lock that this process holds. */
export interface FileLock {
    readonly token: string;
    /** `false` when others thought us dead and took it, after a long sleep of this process. */
    isStillHeld(): boolean;
    release(): void;
}
/** Creates the lock file; waits as long as others hold it, and breaks it when its holder is gone. */
export declare function acquireLock(file: string, options: LockOptions): Promise<FileLock>;
/** Removes a lock whose holder is gone, and what it left behind. */
export declare function clearStaleLock(file: string, options: LockOptions): void;
