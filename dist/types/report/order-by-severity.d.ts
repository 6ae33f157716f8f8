import { type Diagnostic, type Severity } from '../core/diagnostic.js';
export declare const SEVERITIES: readonly Severity[];
/** The most important findings first, then by place. */
export declare function orderBySeverity(diagnostics: readonly Diagnostic[]): Diagnostic[];
