import type { Request } from '../request.js';
import type { Inputs } from './inputs.js';
import type { Variables } from './workflow-context.js';
/** `check`: compare. `write`: register. `preview`: compute what would be written. */
export type Purpose = 'check' | 'write' | 'preview';
/** What the engine is asked over the checkout: the same that the command line asks in CI. */
export declare function buildRequest(facts: {
    readonly inputs: Inputs;
    readonly root: string;
    readonly purpose: Purpose;
    readonly env: Variables;
}): Promise<Request>;
