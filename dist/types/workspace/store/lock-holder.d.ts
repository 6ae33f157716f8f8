/** Who holds a lock. The token tells two holders apart and names the holder's temporary files. */
export interface LockHolder {
    readonly pid: number;
    readonly host: string;
    readonly token: string;
}
/** What stands in a lock file. */
export interface LockRecord {
    /** `null` as long as the holder has not written its name, or when it is no lock of ours. */
    readonly holder: LockHolder | null;
    readonly since: number;
}
/** The lock file's record; `undefined` when there is none. A link or device there is a nameless lock, and not read. */
export declare function readLock(lock: string): LockRecord | undefined;
/** Whether nobody will ever release it. */
export declare function isStale({ holder, since }: LockRecord): boolean;
/** The machine, and on Linux the process namespace: a pid says nothing about other containers. */
export declare function thisHost(): string;
