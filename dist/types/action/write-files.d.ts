import type { Report } from '../core/report.js';
/** Writes the JSON report where later steps find it, and returns its path. */
export declare function writeReportFile(report: Report, temporary: string): Promise<string>;
/** Adds to the job summary, where the runner has one. */
export declare function writeSummary(markdown: string, summaryFile: string): Promise<void>;
