import { distance } from 'fastest-levenshtein';

/** Beyond this many candidates a suggestion costs more than it helps. */
const MAX_CANDIDATES = 2000;

/** The candidate that is most likely meant; `null` when none is near. */
export function closestOf(text: string, candidates: readonly string[]): string | null {
  if (candidates.length > MAX_CANDIDATES) return null;
  let best: string | null = null;
  let bestDistance = Math.max(2, Math.ceil(text.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - text.length) >= bestDistance) continue;
    const found = distance(text, candidate);
    if (found < bestDistance) {
      best = candidate;
      bestDistance = found;
    }
  }
  return best;
}

/** `1 error`, `2 errors`. */
export function countText(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** A field for what was given: whoever reads it sees no `undefined`, and an empty text counts as nothing. */
export function whenGiven<Key extends string, Value>(
  key: Key,
  value: Value | undefined | '',
): { readonly [K in Key]?: Value } {
  return (value === undefined || value === '' ? {} : { [key]: value }) as { [K in Key]?: Value };
}
