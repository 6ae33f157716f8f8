import type { StaticCheck, StaticFinding } from './static-check.js';
/** `references` exist and stay inside: relative to the skill, or to the repository as manifests write them. */
export declare const checkReferences: StaticCheck;
/** `scripts` exist, in the skill or in its `scripts` directory. Nothing is run. */
export declare const checkScripts: StaticCheck;
/** Each path costs a look at the disk, and no real skill lists so many. */
export declare const MOST_PATHS = 200;
/** The finding for a list that is longer than what is looked at: what was not checked is not accepted. */
export declare function listsTooMuch(field: string, count: number): StaticFinding;
/** The finding for a path that leaves the repository, by its letters or through a link. */
export declare function leadsOutside(field: string, path: string, at: StaticFinding['at']): StaticFinding;
