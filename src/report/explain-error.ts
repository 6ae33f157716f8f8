import { WorkspaceError } from '../files/workspace.js';
import { ManifestError } from '../manifest/manifest-model.js';
import { ConfigError, UsageError } from '../text/errors.js';
import type { Span } from '../text/span.js';
import type { ErrorCode } from './report.js';

/** Why a run failed, and its exit code. */
export interface Failure {
  readonly exitCode: 2 | 3;
  readonly code: ErrorCode;
  readonly message: string;
  readonly fix: string;
  readonly at?: { readonly file: string } & Span;
  /** What else is wrong with the same file. */
  readonly others?: readonly Failure[];
}

/** The only place where an error becomes a code, a message and an exit code. */
export function explainError(error: unknown): Failure {
  if (isA(UsageError, error)) return { exitCode: 2, code: 'E_USAGE', message: error.message, fix: error.fix };
  if (isA(ConfigError, error)) return explainConfigError(error);
  if (isA(ManifestError, error)) return { exitCode: 3, code: 'E_MANIFEST', ...atPlace(error) };
  if (isA(WorkspaceError, error)) {
    const failure = explainFileError(error.message, error.path);
    return error.fix === undefined ? failure : { ...failure, fix: error.fix };
  }
  if (isSystemError(error)) return explainFileError(error.message, error.path ?? 'the file');
  return {
    exitCode: 3,
    code: 'E_INTERNAL',
    message: `Unexpected error: ${error instanceof Error ? error.message : String(error)}`,
    fix: 'This is a bug in skill-registrar. Run again with DEBUG=1 for the stack trace, and report it.',
  };
}

/** Also compares names: the MCP server is a separate bundle with its own copy of each class. */
function isA<T extends Error>(kind: abstract new (...args: never[]) => T, error: unknown): error is T {
  return error instanceof kind || (error instanceof Error && error.name === kind.name);
}

function explainConfigError(error: ConfigError): Failure {
  const failure = { exitCode: 2, code: 'E_CONFIG', ...atPlace(error) } as const;
  return error.others.length === 0 ? failure : { ...failure, others: error.others.map(explainConfigError) };
}

function atPlace({ message, fix, at }: ConfigError | ManifestError) {
  return { message, fix, at: { file: at.file, ...at.span } };
}

function explainFileError(message: string, path: string): Failure {
  return { exitCode: 3, code: 'E_FILE', message, fix: `Check ${path} and try again.` };
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}
