/** A commit that somebody else put on the branch and that a new commit took the place of. */
export interface ReplacedCommit {
    readonly sha: string;
    readonly author: string;
    readonly title: string;
    readonly url: string;
}
/**
 * Says which commits of people were replaced and how to get them back. What an earlier body says of this is
 * kept: the commits are gone from the branch, so nothing else remembers them.
 */
export declare function renderReplacedCommits(replaced: readonly ReplacedCommit[], earlierBody?: string): string[];
