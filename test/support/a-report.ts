import type { Diagnostic } from '../../src/core/diagnostic.js';
import type { Outcome, Report } from '../../src/core/report.js';

const EMPTY: Report = {
  _meta: {
    command: 'skill',
    operation: 'register',
    version: '1.0.0',
    profile: 'cleo',
    profileReason: 'manifest $schema',
  },
  success: true,
  summary: {
    discovered: 0,
    registered: 0,
    updated: 0,
    unchanged: 0,
    pruned: 0,
    invalid: 0,
    errors: 0,
    warnings: 0,
    notices: 0,
  },
  changed: false,
  manifest: 'skills/manifest.json',
  skills: [],
  diagnostics: [],
  changes: [],
};

/** A report with what a test is about; counts of findings follow the findings. */
export function aReport({
  summary,
  ...rest
}: Partial<Omit<Report, 'summary'>> & { summary?: Partial<Report['summary']> } = {}): Report {
  const diagnostics = rest.diagnostics ?? [];
  const count = (severity: string) => diagnostics.filter((found) => found.severity === severity).length;
  const counts = { errors: count('error'), warnings: count('warning'), notices: count('notice') };
  return { ...EMPTY, ...rest, summary: { ...EMPTY.summary, ...counts, ...summary } };
}

export function aDiagnostic(parts: Partial<Diagnostic> = {}): Diagnostic {
  return {
    rule: 'description-length',
    severity: 'error',
    skill: 'ct-a',
    file: 'skills/ct-a/SKILL.md',
    line: 3,
    column: 14,
    endLine: 3,
    endColumn: 40,
    message: 'The description is too long.',
    fix: 'Shorten it.',
    ...parts,
  };
}

export function anOutcome(parts: Partial<Outcome> = {}): Outcome {
  return { report: aReport(), exitCode: 0, files: [], validNames: [], timings: [], ...parts };
}
