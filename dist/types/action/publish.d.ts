import type { Conclusion } from './conclusion.js';
import type { Host } from './host.js';
import type { Inputs } from './inputs.js';
import type { WorkflowContext } from './workflow-context.js';
export interface Surroundings {
    readonly inputs: Inputs;
    readonly context: WorkflowContext;
    readonly host: Host;
}
/** Prints, writes and hands on what a run came to; returns the exit code. */
export declare function publish(conclusion: Conclusion, { inputs, context, host }: Surroundings): Promise<0 | 1>;
