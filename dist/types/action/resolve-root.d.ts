/** The folder that the input `root` names; it stays inside the workspace. */
export declare function resolveRoot(root: string, workspace: string): string;
