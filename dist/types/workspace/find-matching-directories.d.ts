import type { Workspace } from './workspace.js';
/** The directories that a pattern from a config file matches, through the workspace, links never followed. */
export declare function findMatchingDirectories(pattern: string, workspace: Workspace): Promise<readonly string[]>;
