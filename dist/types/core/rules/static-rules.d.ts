import type { Rule } from './rule.js';
/** What a look at a skill and at the files beside it can tell. Their findings come from `static/`. */
export declare const STATIC_RULES: readonly Rule[];
