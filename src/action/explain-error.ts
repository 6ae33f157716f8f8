import type { Span } from '../core/diagnostic.js';
import type { ReportError } from '../core/report.js';
import { ConfigError, ManifestError, UsageError } from '../errors.js';
import { WorkspaceError } from '../workspace/workspace.js';

/** Why a run ended before its end. */
export interface Stop {
  readonly error: ReportError;
  readonly exitCode: 2 | 3;
  /** Where to look, relative to the scanned root. */
  readonly at?: { readonly file: string; readonly span: Span };
}

/** Puts an error into the words of the report. */
export function explainError(error: unknown): Stop {
  if (error instanceof UsageError) return stop('E_USAGE', 2, error);
  if (error instanceof ConfigError) return { ...stop('E_CONFIG', 2, error), at: error.at };
  if (error instanceof ManifestError) return { ...stop('E_MANIFEST', 3, error), at: error.at };
  if (error instanceof WorkspaceError) {
    return stop('E_FILE', 3, {
      message: error.message,
      fix: error.fix ?? `Check that ${error.path} exists and can be read and written.`,
    });
  }
  const message = error instanceof Error ? error.message : String(error);
  return stop('E_FILE', 3, {
    message: `Unexpected failure: ${message}`,
    fix: 'This is a fault of Skill Registrar. Please report it with the log of a run with debug logging.',
  });
}

function stop(
  code: ReportError['code'],
  exitCode: 2 | 3,
  { message, fix }: { message: string; fix: string },
): Stop {
  return { error: { code, message, fix }, exitCode };
}
