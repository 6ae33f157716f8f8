/** The `type` of a JSON Schema, one or several, in words for people. */
export declare function schemaTypeNames(types: unknown): string;
