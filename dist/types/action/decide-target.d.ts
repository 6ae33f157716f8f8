import type { SkipReason } from './sync/explain-skip.js';
import type { SyncFailure } from './sync/sync-failure.js';
import type { WorkflowContext } from './workflow-context.js';
/** Where the pull request goes, or why there will be none. */
export type Target = {
    readonly kind: 'target';
    readonly base: string;
} | {
    readonly kind: 'skip';
    readonly reason: SkipReason;
} | {
    readonly kind: 'failure';
    readonly failure: SyncFailure;
};
type Facts = Pick<WorkflowContext, 'eventName' | 'ref' | 'pullRequest'>;
/** Takes base from the input, else from the event: on a pull request the head is detached. */
export declare function decideTarget(context: Facts, inputs: {
    readonly base?: string;
    readonly branch: string;
}): Target;
export {};
