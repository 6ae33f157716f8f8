import { type ApiProblem } from './github-error.js';
/** What went wrong, in our words; `null` when it is no failed request but a fault of ours. */
export declare function toApiProblem(error: unknown): ApiProblem | null;
