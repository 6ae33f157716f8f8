import type { Inputs } from './inputs.js';
/** What to type to get the same on one's own machine. */
export declare function localCommand({ root, manifest, config, profile, level }: Inputs, isDrift: boolean): string;
