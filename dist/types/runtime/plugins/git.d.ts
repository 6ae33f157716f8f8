export interface GitOptions {
    /** The environment git gets; variables that would point it at another repository are taken out. */
    readonly env: Readonly<Record<string, string | undefined>>;
    /** Lets `file:` addresses through, for tests. */
    readonly allowsFileUrls: boolean;
    readonly timeoutMs?: number;
}
/** Runs git without a shell and without ever asking for anything; returns what it printed. */
export declare function runGit(args: readonly string[], directory: string, options: GitOptions): Promise<string>;
