import type { ManifestChange, Report } from '../core/report.js';
import { type ReplacedCommit } from './markdown-replaced-commits.js';
/** Characters that GitHub stores of a pull request's body. */
export declare const PULL_REQUEST_BODY_LIMIT = 65536;
/** `Register skill ct-a`, or counts where there is more than one change. */
export declare function renderPullRequestTitle(changes: readonly ManifestChange[]): string;
export interface PullRequestText {
    readonly report: Report;
    /** Markdown of the workflow's author, placed above what is generated. */
    readonly introduction: string;
    readonly replaced: readonly ReplacedCommit[];
    /** Body of the pull request as it is now. */
    readonly earlierBody?: string;
}
/** The body of the pull request, within what GitHub stores. */
export declare function renderPullRequestBody(text: PullRequestText): string;
