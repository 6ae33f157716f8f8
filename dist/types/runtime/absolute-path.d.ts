import type { Workspace } from '../workspace/workspace.js';
/** Where a workspace path is on the machine, with `/` separators. */
export declare function absolutePath(workspace: Workspace, path: string): string;
/** The workspace path of an absolute one; `null` when it lies in neither tree. The deeper tree wins. */
export declare function workspacePath(workspace: Workspace, absolute: string): string | null;
