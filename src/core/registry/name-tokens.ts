import { withoutPrefix } from '../infer-metadata.js';
import { wordsOf } from '../lexicon.js';
import type { EntryOptions } from './build-entry.js';
import { isSafeKeyword, type RouteClaim } from './route-claims.js';

const MAX_KEYWORDS = 4;

/** Words of names that tell nobody apart, however rare they are. */
const STOP_WORDS: ReadonlySet<string> = new Set([
  'agent',
  'agents',
  'assistant',
  'demo',
  'dynamic',
  'example',
  'expert',
  'general',
  'guide',
  'helper',
  'manager',
  'register',
  'registration',
  'skill',
  'skills',
  'system',
  'tool',
  'toolkit',
  'tools',
  'using',
  'with',
]);

/** Adds to each inferred claim the words that occur in the name of this skill only (`infer.nameTokens`). */
export function claimNameTokens(
  claims: readonly RouteClaim[],
  names: readonly string[],
  options: EntryOptions,
): readonly RouteClaim[] {
  const prefixes = options.profile.name.convention?.reservedPrefixes ?? [];
  const tokensOf = (name: string) => [...new Set(wordsOf(withoutPrefix(name, prefixes)))];
  const uses = new Map<string, number>();
  for (const name of new Set(names)) {
    for (const token of tokensOf(name)) uses.set(token, (uses.get(token) ?? 0) + 1);
  }
  // Words that the lexicon knows have a keyword of their own, chosen because it is safe to match.
  const isTelling = (token: string) =>
    uses.get(token) === 1 &&
    !STOP_WORDS.has(token) &&
    isSafeKeyword(token, false) &&
    options.lexicon.conceptsIn(token).length === 0;
  return claims.map((claim) => {
    if (claim.isDeclared) return claim;
    const keywords = [...new Set([...claim.keywords, ...tokensOf(claim.skill).filter(isTelling)])];
    return { ...claim, keywords: keywords.slice(0, MAX_KEYWORDS) };
  });
}
