import type { Rule } from './rule.js';
/** The file itself: found, readable, text. */
export declare const FILE_RULES: readonly Rule[];
