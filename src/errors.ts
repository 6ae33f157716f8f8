import { WorkspaceError } from './files/workspace.js';
import { ManifestError } from './manifest/manifest-model.js';
import type { Span } from './report/diagnostic.js';
import type { ErrorCode } from './report/report.js';

/** The request itself is wrong: an unknown option, profile or skill name. Exit code 2, `E_USAGE`. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}

/** A config file cannot be used. Exit code 2, `E_CONFIG`. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(
    message: string,
    readonly fix: string,
    readonly at: { readonly file: string; readonly span: Span },
  ) {
    super(message);
  }
}

/** Why a run could not be done, and the exit code that says so. */
export interface Failure {
  readonly exitCode: 2 | 3;
  readonly code: ErrorCode;
  readonly message: string;
  readonly fix: string;
  readonly at?: { readonly file: string } & Span;
}

/** The one place where what was thrown becomes a code, a sentence and an exit code. */
export function explainError(error: unknown): Failure {
  if (isA(UsageError, error)) return { exitCode: 2, code: 'E_USAGE', message: error.message, fix: error.fix };
  if (isA(ConfigError, error)) return { exitCode: 2, code: 'E_CONFIG', ...textOf(error) };
  if (isA(ManifestError, error)) return { exitCode: 3, code: 'E_MANIFEST', ...textOf(error) };
  if (isA(WorkspaceError, error)) {
    const failure = explainFileError(error.message, error.path);
    return error.fix === undefined ? failure : { ...failure, fix: error.fix };
  }
  if (isSystemError(error)) return explainFileError(error.message, error.path ?? 'that');
  return {
    exitCode: 3,
    code: 'E_INTERNAL',
    message: `Unexpected failure: ${error instanceof Error ? error.message : String(error)}`,
    fix: 'This is a fault of skill-registrar. Run again with DEBUG=1 to see where it happened, and report it.',
  };
}

/** By name as well: the server is a bundle of its own, with classes of its own. */
function isA<T extends Error>(kind: abstract new (...args: never[]) => T, error: unknown): error is T {
  return error instanceof kind || (error instanceof Error && error.name === kind.name);
}

function textOf({ message, fix, at }: ConfigError | ManifestError) {
  return { message, fix, at: { file: at.file, ...at.span } };
}

function explainFileError(message: string, path: string): Failure {
  return { exitCode: 3, code: 'E_FILE', message, fix: `See to ${path}, then run again.` };
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}
