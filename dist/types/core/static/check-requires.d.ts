import type { StaticCheck } from './static-check.js';
/** `metadata.requires` is a list of plain command names: they are looked up, never run. */
export declare const checkRequires: StaticCheck;
