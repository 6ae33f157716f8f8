import { append, isCommonPhrase, isUsablePhrase, MAX_PHRASES, normalizePhrase } from './phrases.js';
import { positiveText } from './positive-text.js';
import { stemOf, wordsOf } from './words.js';

/** Where a phrase comes from, the strongest claim first. */
const PHRASE_KINDS = ['name', 'declared', 'quoted', 'inferred'] as const;
export type PhraseKind = (typeof PHRASE_KINDS)[number];

/** What a skill says about itself. */
export interface PhraseSource {
  readonly name: string;
  readonly description: string;
  /** Phrases that its author declares, as written. */
  readonly declared: readonly string[];
  /** Words for what it does, from a lexicon. */
  readonly inferred: readonly string[];
  /** Which kinds it may have. */
  readonly kinds: readonly PhraseKind[];
  /** A person wrote its phrases into the manifest: it has exactly these, whoever else wants them. */
  readonly isFixed: boolean;
  /** The phrases that it had before. */
  readonly earlier: readonly string[];
}

/** A skill's claim to a phrase. */
interface PhraseClaim {
  readonly skill: string;
  readonly kind: PhraseKind;
  /** As written. */
  readonly text: string;
}

/** A phrase, the skills that claim it, and its owner. */
export interface ClaimedPhrase {
  readonly phrase: string;
  readonly claims: readonly PhraseClaim[];
  /** `null` if no claim is better than the others, or a manual key has the phrase. */
  readonly owner: string | null;
  /** The target of the manual key that has the phrase. */
  readonly takenBy: string | null;
}

export interface OwnershipRules {
  /** The targets of manual keys, by phrase. */
  readonly taken: ReadonlyMap<string, string>;
  /** Phrases that no skill gets. */
  readonly excluded: ReadonlySet<string>;
  /** An inferred word that more skills claim equally belongs to none. */
  readonly maxClaimants: number;
  /** Other words for a word: those of names and phrases are compared by meaning. */
  readonly meaningsOf: (word: string) => readonly string[];
}

export interface PhraseOwnership {
  readonly claimed: readonly ClaimedPhrase[];
  /** The phrases of each skill, in the order of its entry. */
  readonly bySkill: ReadonlyMap<string, readonly string[]>;
  /** Quoted phrases that are too common to have an owner, as written. */
  readonly common: readonly { readonly phrase: string; readonly skill: string }[];
}

/**
 * Decides who owns each phrase: the skill of that name, then who declares it, then who quotes it; of several, the one
 * whose name is closest, then for declared phrases the first. A pure function of the skills, in the order of the
 * manifest: one more skill changes only the phrases that it claims.
 */
export function ownPhrases(sources: readonly PhraseSource[], rules: OwnershipRules): PhraseOwnership {
  const names = new Set(sources.map(({ name }) => name.toLowerCase()));
  const claims = new Map<string, PhraseClaim[]>();
  const common: { phrase: string; skill: string }[] = [];
  const byName = new Map(sources.map((source) => [source.name, source]));
  for (const source of sources) {
    for (const claim of claimsOf(source, names)) {
      const phrase = normalizePhrase(claim.text);
      if (rules.excluded.has(phrase)) continue;
      if (isLeftOut(claim, phrase)) {
        if (claim.kind === 'quoted') common.push({ phrase: claim.text, skill: claim.skill });
        continue;
      }
      // A skill's claims are consecutive, the strongest first.
      if (claims.get(phrase)?.at(-1)?.skill !== claim.skill) append(claims, phrase, claim);
    }
  }
  const closenessOf = compareWithNames(rules);
  const claimed = [...claims].map(([phrase, claimants]): ClaimedPhrase => {
    const takenBy = rules.taken.get(phrase) ?? null;
    const owner = takenBy === null ? ownerOf(phrase, claimants, { byName, rules, closenessOf }) : null;
    return { phrase, claims: claimants, owner: owner?.skill ?? null, takenBy };
  });
  return { claimed, bySkill: phrasesBySkill(sources, claimed), common };
}

function* claimsOf(source: PhraseSource, names: ReadonlySet<string>): Iterable<PhraseClaim> {
  const { name: skill, declared, inferred, kinds } = source;
  const texts: Readonly<Record<PhraseKind, () => readonly string[]>> = {
    name: () => [normalizePhrase(skill)],
    declared: () => declared,
    quoted: () => quotesOf(source, names),
    inferred: () => inferred,
  };
  for (const kind of PHRASE_KINDS) {
    if (!kinds.includes(kind)) continue;
    for (const text of texts[kind]()) if (isUsablePhrase(text)) yield { skill, kind, text };
  }
}

function quotesOf({ name, description }: PhraseSource, names: ReadonlySet<string>): readonly string[] {
  const own = name.toLowerCase();
  return positiveText(description, (other) => other !== own && names.has(other)).quotes;
}

/** An author who declares a common word means it, and the words of a lexicon were chosen because they are common. */
function isLeftOut({ kind }: PhraseClaim, phrase: string): boolean {
  return (kind === 'name' || kind === 'quoted') && isCommonPhrase(phrase);
}

interface OwnerContext {
  readonly byName: ReadonlyMap<string, PhraseSource>;
  readonly rules: OwnershipRules;
  readonly closenessOf: (phrase: string, skill: string) => number;
}

function ownerOf(
  phrase: string,
  claims: readonly PhraseClaim[],
  { byName, rules, closenessOf }: OwnerContext,
): PhraseClaim | null {
  if (claims.length === 1) return claims[0]!;
  const fixed = claims.find(({ skill }) => byName.get(skill)!.isFixed);
  if (fixed !== undefined) return fixed;
  const kind = PHRASE_KINDS.find((each) => claims.some((claim) => claim.kind === each))!;
  const strongest = claims.filter((claim) => claim.kind === kind);
  if (kind !== 'quoted') {
    const earlier = strongest.find(({ skill }) => byName.get(skill)!.earlier.includes(phrase));
    if (earlier !== undefined) return earlier;
  }
  const closest = closestOf(strongest, ({ skill }) => closenessOf(phrase, skill));
  const isContested = kind === 'quoted' || (kind === 'inferred' && strongest.length > rules.maxClaimants);
  return closest.length > 1 && isContested ? null : closest[0]!;
}

/** Those of the items with the highest score, in order. */
export function closestOf<T>(items: readonly T[], scoreOf: (item: T) => number): readonly T[] {
  const scores = items.map(scoreOf);
  const most = Math.max(...scores);
  return items.filter((_, index) => scores[index] === most);
}

/** How close a skill's name is to a phrase: how many of its words it has, and how few others. */
export function compareWithNames({
  meaningsOf,
}: Pick<OwnershipRules, 'meaningsOf'>): (phrase: string, skill: string) => number {
  const meanings = (text: string) => wordsOf(text).map((word) => [stemOf(word), ...meaningsOf(word)]);
  return (phrase, skill) => {
    const names = meanings(skill);
    const shared = meanings(phrase).filter((word) =>
      names.some((other) => other.some((meaning) => word.includes(meaning))),
    ).length;
    return shared === 0 ? 0 : shared + 1 / (1 + names.length);
  };
}

function phrasesBySkill(
  sources: readonly PhraseSource[],
  claimed: readonly ClaimedPhrase[],
): ReadonlyMap<string, readonly string[]> {
  const owned = new Map<string, { readonly phrase: string; readonly kind: PhraseKind }[]>();
  for (const { phrase, claims, owner } of claimed) {
    const claim = claims.find(({ skill }) => skill === owner);
    if (claim !== undefined) append(owned, claim.skill, { phrase, kind: claim.kind });
  }
  return new Map(
    sources.map(({ name }) => {
      const own = [...(owned.get(name) ?? [])].sort(
        (a, b) => PHRASE_KINDS.indexOf(a.kind) - PHRASE_KINDS.indexOf(b.kind),
      );
      const kept = own.filter(({ kind }, index) => kind === 'declared' || index < MAX_PHRASES);
      return [name, kept.map(({ phrase }) => phrase)];
    }),
  );
}
