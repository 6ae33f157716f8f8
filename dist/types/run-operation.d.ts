import type { Outcome } from './core/report.js';
import type { Request } from './request.js';
/** The pipeline: scan, parse, infer, validate, register, report. Decides everything and prints nothing. */
export declare function runOperation(request: Request): Promise<Outcome>;
