import type { GeneratedFile } from '../core/report.js';
import type { Colors } from './text-colors.js';
/** The unified diff of what a run generates, as `git apply` reads it; empty when nothing differs. */
export declare function unifiedDiff(files: readonly GeneratedFile[]): string;
/** The same for people: coloured, harmless to a terminal, and cut where nobody reads on. */
export declare function renderDiff(files: readonly GeneratedFile[], colors: Colors): string;
