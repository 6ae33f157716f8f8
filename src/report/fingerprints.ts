import type { Diagnostic } from './diagnostic.js';

/**
 * A fingerprint for each finding, for services that compare runs. It does not change when other lines of the file
 * change, so it contains no line numbers.
 */
export function fingerprintsOf(
  diagnostics: readonly Diagnostic[],
  digest: (text: string) => string,
): readonly string[] {
  const seen = new Map<string, number>();
  return diagnostics.map(({ rule, file, skill = '', message }) => {
    const identity = JSON.stringify([rule, file, skill, message]);
    const nth = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, nth);
    return digest(`${identity}:${nth}`);
  });
}
