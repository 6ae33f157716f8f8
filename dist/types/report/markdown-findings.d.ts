import { type Diagnostic } from '../core/diagnostic.js';
import { type Detail } from './markdown-fit.js';
/** Where the files of findings can be looked at. */
export interface SourceLinks {
    /** Path of the scanned root below the repository's, with a slash at its end; empty when they are the same. */
    readonly prefix: string;
    /** Address of the repository's files at the commit of the run; absent when there is none. */
    readonly blobUrl?: string;
}
/** Findings by skill, skills with errors first. */
export declare function renderFindings(diagnostics: readonly Diagnostic[], links: SourceLinks, detail: Detail): string[];
