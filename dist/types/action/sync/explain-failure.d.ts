import type { Explanation } from '../../report/explanation.js';
import type { SyncFailure } from './sync-failure.js';
/** The one place that turns a failure into words: what happened, and what to do next. */
export declare function explainFailure(failure: SyncFailure): Explanation;
