import type { StaticCheck } from './static-check.js';
/** A body is read whole whenever the skill is used: by default at most 500 lines and about 5,000 tokens. */
export declare const checkBodySize: StaticCheck;
