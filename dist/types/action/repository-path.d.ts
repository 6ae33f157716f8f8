/** Whether a path of a report is below the scanned root: others are absolute or below the home directory. */
export declare function isRepositoryPath(path: string): boolean;
/** The path from the top of the repository. */
export declare function toRepositoryPath(path: string, prefix: string): string;
