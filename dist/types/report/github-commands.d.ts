import type { Diagnostic, Severity } from '../core/diagnostic.js';
/**
 * Workflow commands that annotate the findings. A runner shows ten of each kind, so errors come first;
 * `prefix` leads from the checkout to the folder that the paths are relative to.
 */
export declare function renderWorkflowCommands(diagnostics: readonly Diagnostic[], prefix: string): string;
/** One command: `::error file=…,line=…::message`. Nothing in it can end the line or start another command. */
export declare function workflowCommand(command: Severity, properties: Readonly<Record<string, string | number>>, message: string): string;
