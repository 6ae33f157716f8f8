import type { GitHubError } from './github-error.js';
import type { SyncFailure } from './sync-failure.js';
/** What a failure's text needs to know beyond the answer itself. */
export interface FailureContext {
    /** `owner/name`. */
    readonly repository: string;
    readonly serverUrl: string;
    readonly apiUrl: string;
    readonly base: string;
    readonly branch: string;
    readonly labels: readonly string[];
    readonly reviewers: readonly string[];
    readonly assignees: readonly string[];
    readonly now: number;
}
/** Which of the known failures a refused request is. */
export declare function classifyFailure({ step, problem }: GitHubError, context: FailureContext): SyncFailure;
