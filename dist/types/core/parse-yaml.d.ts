export type YamlResult = {
    readonly ok: true;
    readonly data: unknown;
} | {
    readonly ok: false;
    readonly rule: string;
    readonly message: string;
    readonly fix: string;
    readonly offset: number;
};
/** Far above the longest real frontmatter, far below what could hurt. */
export declare const MAX_FRONTMATTER_LENGTH = 65536;
/** Parses the text between the fences; offsets in a failure are into `source`. */
export declare function parseYaml(source: string): YamlResult;
/** One YAML document as a value; throws what js-yaml throws. */
export declare function loadYaml(source: string): unknown;
/** Where a line begins like a fence; -1 when none does. */
export declare function findFenceInside(source: string): number;
