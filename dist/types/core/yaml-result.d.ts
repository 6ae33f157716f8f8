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
export declare const MAX_NODES = 10000;
/** The answer to a frontmatter beyond the limits. */
export declare function tooComplex(how: string): YamlResult;
/** Aliases make a small text an enormous value: count what it would expand to before anything copies it. */
export declare function withinLimits(data: unknown): YamlResult;
