import type { Rule } from './rule.js';
/** Rules that protect whoever uses a skill. Their findings come from `inspect-content.ts`. */
export declare const CONTENT_RULES: readonly Rule[];
