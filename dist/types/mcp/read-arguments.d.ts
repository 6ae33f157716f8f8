import type { ArgumentSchema } from './tool-schemas.js';
export type ToolArguments = Readonly<Record<string, unknown>>;
/** Holds arguments against a tool's schema; the first thing that is wrong with them, or `null`. */
export declare function findArgumentProblem(given: unknown, schema: ArgumentSchema): string | null;
