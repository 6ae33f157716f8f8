import type { Finding } from './finding.js';
/** The first findings of every rule; a file made to break one ten thousand times must not fill the report. */
export declare function limitFindings(findings: readonly Finding[]): readonly Finding[];
