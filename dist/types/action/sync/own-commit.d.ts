import type { CommitFacts } from './repository-api.js';
/** The message with a trailer that names the tree: a commit that still holds this tree is ours, whoever signed it. */
export declare function markMessage(message: string, tree: string): string;
/** A commit that somebody amended no longer holds the tree its message names. */
export declare function isOwnCommit({ message, treeSha }: CommitFacts): boolean;
