/** Where a relative path of a skill leads: inside the skill, elsewhere in the repository, or out of it. */
export type Resolved = {
    readonly kind: 'skill' | 'repository';
    readonly path: string;
} | {
    readonly kind: 'outside';
};
/** Resolves `relative` against a workspace directory, by its letters alone. */
export declare function resolveInside(directory: string, relative: string): Resolved;
