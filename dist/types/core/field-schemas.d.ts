import type { JsonSchema } from './json-schema.js';
/** semver.org's own expression: what `version` must look like where semver is asked for. */
export declare const SEMVER_PATTERN: string;
/** Shapes of the frontmatter fields that some profile defines; a profile may narrow one in `shapes`. */
export declare const FIELD_SCHEMAS: Readonly<Record<string, JsonSchema>>;
