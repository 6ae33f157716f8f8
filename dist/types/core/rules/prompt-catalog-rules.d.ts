import type { Rule } from './rule.js';
/** Rules on the catalogs for prompts that are kept in files of the repository, and on what a skill needs to be listed there. */
export declare const PROMPT_CATALOG_RULES: readonly Rule[];
