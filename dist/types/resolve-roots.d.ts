import type { Profile, ScanRoot } from './core/profile.js';
import type { Workspace } from './workspace/workspace.js';
/** Turns a profile's roots into directories: stars listed, the ancestor chain walked, home left out unless allowed. */
export declare function resolveRoots(input: {
    readonly profile: Profile;
    readonly workspace: Workspace;
    readonly workingDirectory: string;
    readonly variables: Readonly<Record<string, string | undefined>>;
}): Promise<readonly ScanRoot[]>;
/** The directories that a path or a pattern of a config file stands for; a plain path stands for itself. */
export declare function expandPattern(path: string, workspace: Workspace): Promise<readonly string[]>;
