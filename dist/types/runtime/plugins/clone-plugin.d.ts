import { type GitOptions } from './git.js';
export interface Clone {
    readonly commit: string;
    /** HEAD is detached: a tag or a commit, which never moves. */
    readonly isPinned: boolean;
}
/** Fetches one commit of a repository into a new directory, and nothing that it refers to. */
export declare function clonePlugin(source: {
    readonly url: string;
    readonly ref: string | undefined;
}, directory: string, options: GitOptions): Promise<Clone>;
/** Which commit an installed plugin is at, read without git: what lies in its directory may be anybody's. */
export declare function readClone(directory: string): Promise<Clone>;
