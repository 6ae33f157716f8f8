import type picocolors from 'picocolors';
import type { Severity } from '../core/diagnostic.js';
/** What `createColors(enabled)` of picocolors gives; without colours every function returns its text. */
export type Colors = ReturnType<typeof picocolors.createColors>;
/** Paints a text in the colour of a severity. */
export declare function paintSeverity(colors: Colors, severity: Severity, text: string): string;
