/** A JSON Schema (draft-07) or a fragment of one. */
export interface JsonSchema {
    readonly [keyword: string]: unknown;
}
/** The versioned, resolvable id of a published schema. */
export declare function schemaId(name: string): string;
