import type { Request } from './request.js';
/** Whether the run writes the manifest it plans; otherwise it only says what it would write. */
export declare function isWriting({ operation, dryRun, check, preview }: Request): boolean;
