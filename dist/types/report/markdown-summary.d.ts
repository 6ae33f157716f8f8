import type { Report } from '../core/report.js';
import { type SourceLinks } from './markdown-findings.js';
import { type PullRequestView } from './markdown-pull-request-view.js';
export interface SummaryView {
    readonly report: Report;
    readonly failed: boolean;
    readonly mode: 'check' | 'sync';
    readonly links: SourceLinks;
    readonly pullRequest?: PullRequestView;
    /** The command that does the same on a person's machine. */
    readonly localCommand: string;
}
/** The job summary: verdict, pull request, findings by skill, semantic diff, what to run locally. */
export declare function renderJobSummary(view: SummaryView): string;
