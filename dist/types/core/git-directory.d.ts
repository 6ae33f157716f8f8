/** Whether a path leads into a git directory, by any name that some file system takes for it; git runs what lies there. */
export declare function leadsIntoGit(path: string): boolean;
