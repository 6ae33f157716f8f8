import { distance } from 'fastest-levenshtein';

/** With more candidates a suggestion costs more than it helps. */
const MAX_CANDIDATES = 2000;

/** Shorter texts are prefixes of too many names. */
const MIN_PREFIX = 3;

/** The candidate that was probably meant; `null` if none is close. */
export function closestOf(text: string, candidates: readonly string[]): string | null {
  if (candidates.length > MAX_CANDIDATES) return null;
  let best: string | null = null;
  let bestDistance = Math.ceil(text.length / 3) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - text.length) >= bestDistance) continue;
    const found = isTransposed(text, candidate) ? 1 : distance(text, candidate);
    if (found < bestDistance) {
      best = candidate;
      bestDistance = found;
    }
  }
  if (bestDistance === 1 || text.length < MIN_PREFIX) return best;
  return candidates.find((candidate) => candidate.startsWith(text)) ?? best;
}

/** `wirter` and `writer`: two adjacent letters are swapped. */
export function isTransposed(a: string, b: string): boolean {
  if (a.length !== b.length || a === b) return false;
  let at = 0;
  while (a[at] === b[at]) at++;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** Suggests the name that was probably meant, or else `otherwise`. */
export function adviseOn(text: string, candidates: readonly string[], otherwise: string): string {
  const near = closestOf(text, candidates);
  return near === null ? otherwise : `Did you mean "${near}"?`;
}

/** The text with a full stop, unless it ends like a sentence. */
export function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** `1 error`, `2 errors`. */
export function countText(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** A field for a given value; omitted if it is `undefined` or empty. */
export function whenGiven<Key extends string, Value>(
  key: Key,
  value: Value | undefined | '',
): { readonly [K in Key]?: Value } {
  return (value === undefined || value === '' ? {} : { [key]: value }) as { [K in Key]?: Value };
}

/** A text as a regular expression that matches it, outside of a class and with any flags. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
