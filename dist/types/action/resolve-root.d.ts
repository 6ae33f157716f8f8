/** The folder that the input `root` names; it stays inside the workspace, and out of what git keeps there. */
export declare function resolveRoot(root: string, workspace: string): string;
