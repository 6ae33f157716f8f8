import type { Diagnostic } from '../core/diagnostic.js';
import type { Rule } from '../core/rules/rule.js';
export interface SarifInput {
    readonly version: string;
    readonly diagnostics: readonly Diagnostic[];
    readonly exitCode: number;
    /** Why the run could not be done at all. */
    readonly failure: {
        readonly id: string;
        readonly text: string;
    } | null;
    /** Leads from the checkout to the folder that the paths are relative to; empty or ends in `/`. */
    readonly prefix: string;
    readonly ruleById: (id: string) => Rule | undefined;
    /** A short hash, the same for the same text. */
    readonly digest: (text: string) => string;
}
/** A SARIF 2.1.0 log with one run, in the order of the findings. */
export declare function buildSarifLog(input: SarifInput): object;
