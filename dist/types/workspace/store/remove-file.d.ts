/** Removes a file; one that is not there is fine. */
export declare function removeFile(file: string): void;
/** Removes a file after something went wrong, whose error is the one to hear of. */
export declare function removeQuietly(file: string): void;
