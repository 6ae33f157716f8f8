import type { Outcome } from '../core/report.js';
import type { Inputs } from './inputs.js';
import type { AttemptOptions } from './sync/attempt.js';
import type { TextFile } from './sync/repository-api.js';
import type { SyncResult } from './sync/sync-result.js';
import type { WorkflowContext } from './workflow-context.js';
export interface SyncFacts {
    readonly outcome: Outcome;
    readonly inputs: Inputs;
    readonly context: WorkflowContext;
    readonly base: string;
    /** What was generated, by its path from the top of the repository; the manifest first. */
    readonly files: readonly TextFile[];
    readonly attempts: AttemptOptions;
}
/** Brings what a finished run generated into a pull request. */
export declare function syncOutcome(facts: SyncFacts): Promise<SyncResult>;
