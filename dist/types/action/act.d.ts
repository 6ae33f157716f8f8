import type { Conclusion } from './conclusion.js';
import type { Host } from './host.js';
import type { Inputs } from './inputs.js';
import type { WorkflowContext } from './workflow-context.js';
/** Checks the skills and, in mode `sync`, brings the manifest into a pull request. Never throws. */
export declare function act(inputs: Inputs, context: WorkflowContext, host: Host): Promise<Conclusion>;
