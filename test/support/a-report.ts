import type { Diagnostic } from '../../src/report/diagnostic.js';
import type { Outcome, Report, Summary } from '../../src/report/report.js';

/** A finding with defaults; pass what the test is about. */
export function aDiagnostic(overrides: Partial<Diagnostic> = {}): Diagnostic {
  const line = overrides.line ?? 1;
  const column = overrides.column ?? 1;
  return {
    rule: 'version-format',
    severity: 'error',
    kind: 'VALIDATION_ERROR',
    file: 'skills/a/SKILL.md',
    endLine: line,
    endColumn: column,
    message: 'Something is wrong.',
    fix: 'Fix it.',
    fingerprint: '0123456789abcdef0123456789abcdef',
    ...overrides,
    line,
    column,
  };
}

export type ReportOverrides = Partial<Omit<Report, 'summary'>> & {
  readonly operation?: string;
  readonly summary?: Partial<Summary>;
};

/** A report with defaults; counts of findings follow the diagnostics. */
export function aReport({ operation = 'register', summary, ...overrides }: ReportOverrides = {}): Report {
  const { diagnostics = [] } = overrides;
  const count = (severity: string) => diagnostics.filter((found) => found.severity === severity).length;
  return {
    _meta: {
      command: 'skill',
      operation,
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
      errors: count('error'),
      warnings: count('warning'),
      notices: count('notice'),
      ...summary,
    },
    changed: false,
    manifest: 'skills/manifest.json',
    skills: [],
    changes: [],
    ...overrides,
    diagnostics,
  };
}

type OutcomeOverrides = ReportOverrides & Partial<Pick<Outcome, 'exitCode' | 'files' | 'timings'>>;

/** A finished run with such a report. */
export function anOutcome(overrides: OutcomeOverrides = {}): Outcome {
  const { exitCode = 0, files = [], timings = [], ...report } = overrides;
  return {
    report: aReport({ success: exitCode === 0, ...report }),
    exitCode,
    files,
    tracked: [],
    manifest: '{}',
    validNames: [],
    timings,
  };
}
