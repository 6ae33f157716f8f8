import type { StaticCheck } from './static-check.js';
/**
 * Name and description hold nothing that is not seen. What stands in the file as it is, `inspectContent`
 * reports at its place; this finds what YAML escapes such as `"\u202e"` turn into.
 */
export declare const checkHiddenValues: StaticCheck;
