import type { Profile, ScanRoot } from './core/profile.js';
import type { Workspace } from './workspace/workspace.js';
/** Turns a profile's roots into directories: stars listed, the ancestor chain walked, home left out unless allowed. */
export declare function resolveRoots(input: {
    readonly profile: Profile;
    readonly workspace: Workspace;
    readonly workingDirectory: string;
    readonly variables: Readonly<Record<string, string | undefined>>;
}): Promise<readonly ScanRoot[]>;
