import type { Diagnostic } from '../core/diagnostic.js';
export interface AnnotationSelection {
    /** In the order to print them. */
    readonly shown: readonly Diagnostic[];
    /** `3 more errors and 1 more notice`; empty when all are shown. */
    readonly more: string;
}
export interface AnnotationOptions {
    /** Whether the pull request changes a file. */
    readonly isChanged: (file: string) => boolean;
    /** Errors that the step reports besides its findings. */
    readonly otherErrors?: number;
}
/** Errors before warnings before notices; within each, files of the pull request before the others. */
export declare function selectAnnotations(diagnostics: readonly Diagnostic[], { isChanged, otherErrors }: AnnotationOptions): AnnotationSelection;
