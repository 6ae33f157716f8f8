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
