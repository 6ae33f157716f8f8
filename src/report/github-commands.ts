import type { Diagnostic, Severity } from '../core/diagnostic.js';
import { annotationRange } from './annotation-range.js';
import { orderBySeverity } from './order-by-severity.js';
import { neutralizeInside } from './text-neutral.js';

/**
 * Workflow commands that annotate the findings. A runner shows ten of each kind, so errors come first;
 * `prefix` leads from the checkout to the folder that the paths are relative to.
 */
export function renderWorkflowCommands(diagnostics: readonly Diagnostic[], prefix: string): string {
  return orderBySeverity(diagnostics)
    .map((found) => workflowCommand(found.severity, placeOf(found, prefix), textOf(found)))
    .join('');
}

/** One command: `::error file=…,line=…::message`. Nothing in it can end the line or start another command. */
export function workflowCommand(
  command: Severity,
  properties: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${command}${list.length > 0 ? ` ${list.join(',')}` : ''}::${escapeData(message)}\n`;
}

function placeOf(found: Diagnostic, prefix: string): Record<string, string | number> {
  const isAbsolute = /^(\/|~\/|[A-Za-z]:)/.test(found.file);
  const { startLine, endLine, startColumn, endColumn } = annotationRange(found);
  return {
    file: isAbsolute ? found.file : prefix + found.file,
    line: startLine,
    endLine,
    ...(startColumn === undefined || endColumn === undefined ? {} : { col: startColumn, endColumn }),
    title: found.rule,
  };
}

function textOf(found: Diagnostic): string {
  return found.fix === '' ? found.message : `${found.message}\n${found.fix}`;
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Line breaks survive as the runner's own escapes; every other control character is shown, not sent. */
function escapeData(text: string): string {
  return neutralizeInside(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
}
