/**
 * Where the old content of a file is kept, best first: in the repository's git directory, where it is never
 * tracked and never in the way; beside the file where there is no git, or none that may be written to.
 */
export declare function backupPlaces(file: string): readonly string[];
