import type { Diagnostic } from '../../src/core/diagnostic.js';
import type { Outcome, Report, Summary } from '../../src/core/report.js';

/** A finding with sensible defaults; give what the test is about. */
export function aDiagnostic(wishes: Partial<Diagnostic> = {}): Diagnostic {
  const line = wishes.line ?? 1;
  const column = wishes.column ?? 1;
  return {
    rule: 'version-format',
    severity: 'error',
    kind: 'VALIDATION_ERROR',
    file: 'skills/a/SKILL.md',
    endLine: line,
    endColumn: column,
    message: 'Something is wrong.',
    fix: 'Mend it.',
    ...wishes,
    line,
    column,
  };
}

/** A finished run with sensible defaults; counts of findings follow the diagnostics. */
export function anOutcome(
  wishes: Partial<Omit<Report, 'summary' | '_meta'>> & {
    readonly operation?: string;
    readonly summary?: Partial<Summary>;
    readonly exitCode?: Outcome['exitCode'];
    readonly files?: Outcome['files'];
    readonly timings?: Outcome['timings'];
  } = {},
): Outcome {
  const { operation = 'register', summary, exitCode = 0, files = [], timings = [], ...report } = wishes;
  const diagnostics = report.diagnostics ?? [];
  const count = (severity: string) => diagnostics.filter((found) => found.severity === severity).length;
  return {
    report: {
      _meta: {
        command: 'skill',
        operation,
        version: '1.0.0',
        profile: 'cleo',
        profileReason: 'manifest $schema',
      },
      success: exitCode === 0,
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
      ...report,
      diagnostics,
    },
    exitCode,
    files,
    validNames: [],
    timings,
  };
}
