import type { ContentFinding } from './content-finding.js';
/** Finds commands that run what a server sends without anybody having read it. */
export declare function findPipeToShell(text: string): ContentFinding[];
