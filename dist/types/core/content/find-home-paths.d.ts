import type { ContentFinding } from './content-finding.js';
/** Finds paths into one person's home directory: they work on no other machine and name that person. */
export declare function findHomePaths(text: string): ContentFinding[];
