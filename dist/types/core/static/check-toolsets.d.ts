import type { StaticCheck } from './static-check.js';
/** Every toolset is `path:Class`, its file lies in the skill and speaks of that class. Nothing is imported. */
export declare const checkToolsets: StaticCheck;
