import type { StaticCheck } from './static-check.js';
/** `triggers.patterns` compile, and no text makes a matcher hang on them. */
export declare const checkPatterns: StaticCheck;
