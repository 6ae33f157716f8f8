import type { Diagnostic } from '../core/diagnostic.js';
export interface FoldedFindings {
    readonly shown: readonly Diagnostic[];
    /** One sentence for every rule of which some were left out. */
    readonly rest: readonly string[];
}
/** Keeps the notices of a large repository from burying its errors. */
export declare function foldNotices(diagnostics: readonly Diagnostic[]): FoldedFindings;
