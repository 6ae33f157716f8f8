import type { Diagnostic } from './diagnostic.js';

/**
 * An identity for each finding that stays when a file is edited elsewhere: what is wrong, where, and which one of
 * its kind it is. Services that compare runs use it; lines move, so they are not part of it.
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
