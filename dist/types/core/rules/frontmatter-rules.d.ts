import type { Rule } from './rule.js';
/** The block between the fences: there, YAML, a mapping. */
export declare const FRONTMATTER_RULES: readonly Rule[];
