import type { Span } from './diagnostic.js';

/** The manifest cannot be read or is no manifest; nothing was changed. Exit code 3, `E_MANIFEST`. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
  constructor(
    message: string,
    readonly fix: string,
    readonly at: { readonly file: string; readonly span: Span },
  ) {
    super(message);
  }
}
