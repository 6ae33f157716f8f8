import type { AnnotationProperties } from '@actions/core';
import type { AnnotationSelection } from '../report/select-annotations.js';
type Print = (message: string, properties?: AnnotationProperties) => void;
/** Part of `@actions/core`: its functions escape what they print. */
export interface AnnotationPrinter {
    readonly error: Print;
    readonly warning: Print;
    readonly notice: Print;
}
/** Annotates the selected findings, and says in one line where the others are. */
export declare function printAnnotations({ shown, more }: AnnotationSelection, prefix: string, printer: AnnotationPrinter): void;
export {};
