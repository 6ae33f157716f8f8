import type { Profile } from './core/profile.js';
import type { Workspace } from './workspace/workspace.js';
/** Where the search begins and what the environment says about it. */
export interface AncestorSearch {
    readonly profile: Pick<Profile, 'ancestorTop'>;
    readonly workspace: Pick<Workspace, 'root' | 'kindOf'>;
    readonly workingDirectory: string;
    readonly variables: Readonly<Record<string, string | undefined>>;
}
/**
 * The directories from the top of the search down to the working directory. The top is what the
 * variable names, else the nearest directory upwards with a marker, else the working directory itself; it never
 * lies above the workspace.
 */
export declare function ancestorChain(search: AncestorSearch): readonly string[];
