import type { Rule } from './rule.js';
/** What only shows when all skills are seen together. */
export declare const CATALOG_RULES: readonly Rule[];
