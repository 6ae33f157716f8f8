import type { Rule } from './rule.js';
/** The Markdown below the frontmatter. */
export declare const BODY_RULES: readonly Rule[];
