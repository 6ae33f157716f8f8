import type { Outcome } from '../core/report.js';
import type { Failure } from '../explain-error.js';
import type { SyncDescription } from './describe-sync.js';
/** A finished run of the Action: everything is decided, nothing is printed yet. */
export interface Conclusion {
    readonly outcome: Outcome;
    /** Path of the scanned root below the repository's. */
    readonly prefix: string;
    /** Files of the pull request, from the top of the repository. */
    readonly changedFiles: ReadonlySet<string>;
    /** Absent in mode `check`. */
    readonly sync?: SyncDescription;
    /** Set when no skill was looked at. */
    readonly failure?: Failure;
}
