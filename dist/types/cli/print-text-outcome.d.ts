import type { OutcomeResult } from './command.js';
import type { PrintTarget } from './print-result.js';
/** Prints a finished run for people: the report on stdout, what CLEO's scripts look for in a log on stderr. */
export declare function printTextOutcome(result: OutcomeResult, { common, io }: PrintTarget): Promise<void>;
