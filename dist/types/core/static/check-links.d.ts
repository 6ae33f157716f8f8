import type { StaticFinding, StaticInput } from './static-check.js';
/** Relative links and images lead to files that exist, in the skill or at least in the repository. */
export declare function checkLinks(input: StaticInput): StaticFinding[];
