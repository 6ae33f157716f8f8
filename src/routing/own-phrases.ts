import { append, isCommonPhrase, isUsablePhrase, MAX_PHRASES, normalizePhrase } from './phrases.js';
import { stemOf, wordsOf } from './words.js';

/** Where a phrase comes from, the strongest claim first; `manifest`: a person wrote it into the entry. */
const PHRASE_ORIGINS = ['manifest', 'name', 'declared', 'quoted', 'inferred'] as const;
export type PhraseOrigin = (typeof PHRASE_ORIGINS)[number];

export interface Phrase {
  readonly text: string;
  readonly origin: PhraseOrigin;
}

/** A skill, and the phrases that it would like to have, the strongest first. */
export interface Claimant {
  readonly name: string;
  readonly phrases: readonly Phrase[];
  /** Those that it had before. */
  readonly had: readonly string[];
}

/** A phrase, the skills that claim it, and its owner. */
export interface ClaimedPhrase {
  readonly phrase: string;
  readonly claims: readonly { readonly skill: string; readonly origin: PhraseOrigin }[];
  /** `null` if no claim is better than the others. */
  readonly owner: string | null;
  /** A manual route has the phrase: its target is the owner. */
  readonly isManual: boolean;
}

export interface OwnershipRules {
  /** The targets of manual routes, by phrase. */
  readonly taken: ReadonlyMap<string, string>;
  /** Phrases that no skill gets. */
  readonly excluded: ReadonlySet<string>;
  /** An inferred phrase that more skills claim equally belongs to none. */
  readonly maxClaimants: number;
  /** Other words for a word: those of names and phrases are compared by meaning. */
  readonly meaningsOf: (word: string) => readonly string[];
}

/**
 * Decides who owns each phrase: the skill of that name, then who declares it, then who quotes it; of several, the one
 * that had it before, then the one whose name is closest, then the first. A pure function of the skills, in the order of
 * the manifest: one more skill changes only the phrases that it claims.
 */
export function claimPhrases(
  claimants: readonly Claimant[],
  rules: OwnershipRules,
): readonly ClaimedPhrase[] {
  const claims = new Map<string, { skill: string; origin: PhraseOrigin; had: boolean }[]>();
  for (const { name: skill, phrases, had } of claimants) {
    for (const { text: phrase, origin } of phrases) {
      if (rules.excluded.has(normalizePhrase(phrase)) || !isUsablePhrase(phrase)) continue;
      // An author who declares a common word means it, and those of a lexicon were chosen because they are common.
      if ((origin === 'name' || origin === 'quoted') && isCommonPhrase(phrase)) continue;
      // The claims of a skill are consecutive, the strongest first.
      if (claims.get(phrase)?.at(-1)?.skill !== skill)
        append(claims, phrase, { skill, origin, had: had.includes(phrase) });
    }
  }
  return [...claims].map(([phrase, claimed]) => {
    const target = rules.taken.get(phrase);
    const owner = target ?? ownerOf(phrase, claimed, rules);
    return { phrase, claims: claimed, owner, isManual: target !== undefined };
  });
}

function ownerOf(
  phrase: string,
  claims: readonly { readonly skill: string; readonly origin: PhraseOrigin; readonly had: boolean }[],
  { maxClaimants, meaningsOf }: OwnershipRules,
): string | null {
  const origin = PHRASE_ORIGINS.find((each) => claims.some((claim) => claim.origin === each))!;
  const strongest = claims.filter((claim) => claim.origin === origin);
  const earlier = origin === 'quoted' ? undefined : strongest.find(({ had }) => had);
  if (earlier !== undefined) return earlier.skill;
  const scores = strongest.map(({ skill }) => closenessOf(phrase, skill, meaningsOf));
  const closest = strongest.filter((_, index) => scores[index] === Math.max(...scores));
  const isContested = origin === 'quoted' || (origin === 'inferred' && strongest.length > maxClaimants);
  return closest.length > 1 && isContested ? null : closest[0]!.skill;
}

/** How close a skill's name is to a phrase: how many of its words it has, and how few others. */
function closenessOf(phrase: string, skill: string, meaningsOf: OwnershipRules['meaningsOf']): number {
  const meanings = (text: string) => wordsOf(text).map((word) => [stemOf(word), ...meaningsOf(word)]);
  const names = meanings(skill);
  const shared = meanings(phrase).filter((word) =>
    names.some((other) => other.some((meaning) => word.includes(meaning))),
  ).length;
  return shared === 0 ? 0 : shared + 1 / (1 + names.length);
}

/** The phrases that each skill owns, the strongest first; more would not make a better key, only a longer one. */
export function ownedPhrases(claimed: readonly ClaimedPhrase[]): ReadonlyMap<string, readonly string[]> {
  const owned = new Map<string, Phrase[]>();
  for (const { phrase: text, claims, owner, isManual } of claimed) {
    const claim = isManual ? undefined : claims.find(({ skill }) => skill === owner);
    if (claim !== undefined) append(owned, claim.skill, { text, origin: claim.origin });
  }
  const rank = ({ origin }: Phrase) => PHRASE_ORIGINS.indexOf(origin);
  const isKept = ({ origin }: Phrase, index: number) =>
    origin === 'declared' || origin === 'manifest' || index < MAX_PHRASES;
  return new Map(
    [...owned].map(([skill, own]) => [
      skill,
      own
        .sort((a, b) => rank(a) - rank(b))
        .filter(isKept)
        .map(({ text }) => text),
    ]),
  );
}
