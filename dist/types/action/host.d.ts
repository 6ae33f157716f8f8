import type * as core from '@actions/core';
import type { Variables } from './workflow-context.js';
/** What the Action gets from outside: the environment, time, and the part of `@actions/core` it speaks through. */
export interface Host {
    readonly env: Variables;
    readonly currentDirectory: string;
    readonly sleep: (ms: number) => Promise<void>;
    readonly core: Pick<typeof core, 'getInput' | 'setOutput' | 'setSecret' | 'error' | 'warning' | 'notice' | 'info' | 'debug' | 'startGroup' | 'endGroup'>;
}
