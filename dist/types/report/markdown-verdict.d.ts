import type { Report } from '../core/report.js';
export interface VerdictView {
    readonly report: Report;
    readonly failed: boolean;
    readonly mode: 'check' | 'sync';
    /** The pull request could not be made. */
    readonly hasSyncFailed: boolean;
}
/** The first line people read: passed or not, and why. Plain text of our own words only. */
export declare function describeVerdict(view: VerdictView): string;
/** The mark before it: failed, passed with something to look at, passed. */
export declare function verdictMark({ report, failed }: Pick<VerdictView, 'report' | 'failed'>): string;
/** A configuration or a file stopped the run, so that nothing was looked at; otherwise the error is one of the findings. */
export declare function isStopped({ error, diagnostics }: Report): boolean;
export declare function isDriftFinding({ rule }: {
    readonly rule: string;
}): boolean;
