/**
 * The file that a path means: links are followed as long as they stay where the path seems to be.
 * Paths are relative to the root; an absolute one may lie elsewhere, since a person named it.
 */
export declare function resolveTarget(root: string, given: string): string;
