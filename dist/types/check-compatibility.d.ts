import type { Outcome } from './core/report.js';
import type { Request } from './request.js';
/** What `--profile` says for the table of all profiles. */
export declare const ALL_PROFILES = "all";
/** Tells for every skill which systems accept it (`--profile all`): where it will work as it is. */
export declare function checkCompatibility(request: Request): Promise<Outcome>;
