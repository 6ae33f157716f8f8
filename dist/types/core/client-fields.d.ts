import type { JsonSchema } from './json-schema.js';
/**
 * Frontmatter fields that popular clients and collections read beside the standard's six. The default profile
 * knows them so that a skill written for one client is not told off for it; only gross shapes are checked.
 */
export declare const CLIENT_FIELDS: Readonly<Record<string, JsonSchema>>;
