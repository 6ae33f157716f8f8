import type { Span } from '../core/diagnostic.js';
/** Where an annotation stands, as GitHub counts. */
export interface AnnotationRange {
    readonly startLine: number;
    readonly endLine: number;
    readonly startColumn?: number;
    readonly endColumn?: number;
}
/**
 * GitHub takes columns within one line only. Our end is exclusive; theirs is the last column, since it is the first
 * one where it is left out: https://github.com/actions/toolkit/tree/main/packages/core#annotations.
 */
export declare function annotationRange({ line, column, endLine, endColumn }: Span): AnnotationRange;
