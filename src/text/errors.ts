import type { Span } from './span.js';

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
    /** What else is wrong with the file. */
    readonly others: readonly ConfigError[] = [],
  ) {
    super(message);
  }
}
