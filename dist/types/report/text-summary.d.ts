import type { Outcome } from '../core/report.js';
import type { Colors } from './text-colors.js';
/**
 * `write`: files were written. `preview`: they would be. `check`: they were compared, and a difference is a fault.
 * `compare`: they were compared, and that is the answer. `read`: none is concerned.
 */
export type RunMode = 'write' | 'preview' | 'check' | 'compare' | 'read';
/** The last line of a run: verdict, counts, what became of the manifest, and the profile with its reason. */
export declare function renderSummary(outcome: Outcome, mode: RunMode, colors: Colors): string;
