/** Leaves the entries of a folder that were written last. */
export declare function forgetOldest(folder: string, most: number): void;
