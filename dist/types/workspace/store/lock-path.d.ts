/** The lock of a file lies beside it. */
export declare function lockPath(file: string): string;
/** Breaking a lock takes a lock of its own. */
export declare function breakerOf(lock: string): string;
