/** `path:Class`, as the frontmatter declares a toolset. */
export declare const TOOLSET_PATTERN = "^[^:]+:[A-Za-z_$][A-Za-z0-9_$]*$";
export interface Toolset {
    /** Of its module, relative to the skill; the ending of the file may be missing. */
    readonly path: string;
    readonly exportName: string;
}
/** `null` when it does not have that form. */
export declare function parseToolset(declared: string): Toolset | null;
/** The files that the path of a module may mean, in the order in which a loader tries them. */
export declare function moduleFiles(path: string): readonly string[];
