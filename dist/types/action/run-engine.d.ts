import type { Outcome } from '../core/report.js';
import type { Inputs } from './inputs.js';
import type { Variables } from './workflow-context.js';
/** `check`: compare. `write`: register. `preview`: compute what would be written. */
export type Purpose = 'check' | 'write' | 'preview';
/** Runs the engine over the checkout, as the command line would in CI. */
export declare function runEngine(facts: {
    readonly inputs: Inputs;
    readonly root: string;
    readonly purpose: Purpose;
    readonly env: Variables;
}): Promise<Outcome>;
/** The folder that the input `root` names; it stays inside the workspace. */
export declare function resolveRoot(root: string, workspace: string): string;
