/** What git prints, without a shell; `null` when there is no git, no repository or no such commit. */
export declare function askGit(args: readonly string[], cwd: string): Promise<string | null>;
