import type { WorkflowContext } from './workflow-context.js';
/**
 * Paths that the pull request or the merge group changes, from the top of the repository. Asks git alone; a
 * shallow checkout may not know them, then nothing comes first.
 */
export declare function findChangedFiles({ pullRequest, mergeGroupBaseSha }: Pick<WorkflowContext, 'pullRequest' | 'mergeGroupBaseSha'>, root: string): Promise<ReadonlySet<string>>;
