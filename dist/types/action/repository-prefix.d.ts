/** Path from the top of the repository down to the scanned root, `skills-repo/` or empty. */
export declare function findRepositoryPrefix(root: string, workspace: string): Promise<string>;
