/** `name` and `description` of a frontmatter that YAML rejects, each from its own line. */
export declare function readFieldsByLine(source: string): Readonly<Record<string, string>> | null;
