/** A JSON Schema (draft-07) or a fragment of one. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** Where the schemas of this major version are published. */
const SCHEMA_BASE = 'https://unpkg.com/skill-registrar@1/schema/';

/** The versioned, resolvable id of a published schema. */
export function schemaId(name: string): string {
  return `${SCHEMA_BASE}${name}.schema.json`;
}
