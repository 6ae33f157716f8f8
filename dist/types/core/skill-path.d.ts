/** Name of the directory that holds a skill. */
export declare function directoryNameOf(directory: string): string;
export declare function parentOf(path: string): string;
/** Joins a workspace directory and a name; `.` disappears. */
export declare function joinPath(directory: string, name: string): string;
/** Repository-relative, `/` only, no way out: what a manifest may hold as a path. */
export declare function isContainedPath(path: string): boolean;
/** `skills/` and `./skills` as `skills`; the root as `.`. */
export declare function normalizePath(path: string): string;
/** Segment by segment: `skills-old/x` is not below `skills`. */
export declare function isBelow(path: string, directory: string): boolean;
