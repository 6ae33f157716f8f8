import type { Outcome } from './core/report.js';
import type { Request } from './request.js';
/** Tells for every skill which systems accept it (`--profile all`): where it will work as it is. */
export declare function checkCompatibility(request: Request): Promise<Outcome>;
