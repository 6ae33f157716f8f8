/** Checks the address of a git repository before git sees it: https only, no credentials that would land in a file. */
export declare function checkPluginUrl(text: string, options: {
    readonly allowsFileUrls: boolean;
}): string;
/** A branch, tag or commit: never an option of git, never a path that climbs. */
export declare function checkPluginRef(ref: string): string;
/** The name of a plugin is the name of its directory. */
export declare function checkPluginName(name: string): string;
export declare function isCommitId(ref: string): boolean;
