import { compareDiagnostics, type Diagnostic, type Severity } from '../core/diagnostic.js';

export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'notice'];

/** The most important findings first, then by place. */
export function orderBySeverity(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...diagnostics].sort(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || compareDiagnostics(a, b),
  );
}
