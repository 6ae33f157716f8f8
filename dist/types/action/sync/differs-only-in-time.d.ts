/** Whether two texts of a manifest are the same but for `_meta.lastUpdated`: the clock alone makes no commit. */
export declare function differsOnlyInTime(a: string, b: string): boolean;
