import type { Host } from './host.js';
/** Reads what is asked, does it, and tells: the exit code of the step. */
export declare function run(host: Host): Promise<0 | 1>;
