import type { TextResult } from './command.js';
/** Runs what may fail with a `PluginError`, and turns that into what the frame knows: exit code 1, 2 or 3. */
export declare function orExplain(work: () => Promise<TextResult>): Promise<TextResult>;
