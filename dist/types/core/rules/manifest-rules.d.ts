import type { Rule } from './rule.js';
/** The manifest and its dispatch matrix. */
export declare const MANIFEST_RULES: readonly Rule[];
