import type { StaticCheck } from './static-check.js';
/** S3-9: `triggers.patterns` compile, and no text makes a matcher hang on them. */
export declare const checkPatterns: StaticCheck;
