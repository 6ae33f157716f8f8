import type { StaticFinding, StaticInput } from './static-check.js';
/** Everything that can be said of a skill by looking at it and at the files beside it, running nothing. */
export declare function runStaticChecks(input: StaticInput): StaticFinding[];
