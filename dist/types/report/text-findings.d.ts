import type { Diagnostic } from '../core/diagnostic.js';
import { type Colors } from './text-colors.js';
/**
 * One line per finding, `file:line:column  severity  message  rule`, aligned and grouped by file; below each
 * group what to do about it, every hint once.
 */
export declare function renderFindings(diagnostics: readonly Diagnostic[], colors: Colors): string;
