import type { PullRequestView } from '../report/markdown-pull-request-view.js';
import { type PullRequestOutputs } from './outputs.js';
import type { SyncResult } from './sync/sync-result.js';
export interface SyncDescription {
    readonly view: PullRequestView;
    readonly outputs: PullRequestOutputs;
}
interface Surroundings {
    readonly base: string;
    readonly branch: string;
    /** Commit that was checked out, where the workflow runs on base; else `null`. */
    readonly checkedOut: string | null;
}
/** What to say and to hand on about a pull request. */
export declare function describeSync(result: SyncResult, { base, branch, checkedOut }: Surroundings): SyncDescription;
export {};
