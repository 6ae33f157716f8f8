import { boundedPart, phrasePart, wholeRequestPart, wordPart } from './parts.js';
import { type ClaimedPhrase, claimPhrases, type PhraseClaim } from './phrases.js';
import { shareOf } from './shares.js';
import type { SkillWords } from './skill-words.js';
import { StemReader, wordsOf } from './words.js';

/** A key of `by_keyword` and the skill it leads to. */
export interface GeneratedRoute {
  readonly key: string;
  readonly skill: string;
  readonly tier: RouteTier;
}

/** The keys of one tier come before those of the next: consumers take the first that matches. */
export const ROUTE_TIERS = [
  'phrases',
  'names-and-quotes',
  'strong-words',
  'words',
  'whole-requests',
] as const;
export type RouteTier = (typeof ROUTE_TIERS)[number];

export interface MatrixOptions {
  /** `joined`: all parts of a tier in one key. `single`: one key for each phrase, literal phrases only. */
  readonly keyStyle: 'joined' | 'single';
  /** Declared phrases are written as they are, never bounded: the form that CLEO's document shows. */
  readonly isPlain: boolean;
  /** Skills by the phrases that hand-made keys lead to them. */
  readonly taken: ReadonlyMap<string, string>;
  /** Skills that get keys for what they declare only. */
  readonly declaredOnly: ReadonlySet<string>;
}

export interface GeneratedMatrix {
  /** In the order of the table. */
  readonly routes: readonly GeneratedRoute[];
  readonly phrases: readonly RoutedPhrase[];
}

/** A phrase and where it is in the matrix. */
export interface RoutedPhrase extends ClaimedPhrase {
  /** `null` for a phrase without owner or key. */
  readonly tier: RouteTier | null;
}

/** With fewer skills, names and words tell nothing apart. */
const FEW_SKILLS = 5;
const BROAD_SHARE = 0.03;
const LEAST_DECLARED_STRENGTH = 0.6;
const LEAST_STRENGTH = 0.9;
const MAX_STRONG_WORDS = 8;
const SHORTEST_STRONG_WORD = 3;
const SATURATION = 1.2;
const BACKGROUND = 10;
const LONGEST_BOUNDED_WORD = 4;
const SHORTEST_OPEN_QUOTE = 8;

interface Slot {
  readonly phrase: ClaimedPhrase;
  readonly owner: PhraseClaim;
  readonly words: readonly string[];
  tier: RouteTier;
  /** A phrase comes after those of other skills that contain it. */
  level: number;
}

/** Generates the keys that lead to the skills: a pure function of what the skills say. */
export function generateMatrix(skills: readonly SkillWords[], options: MatrixOptions): GeneratedMatrix {
  const reader = new StemReader();
  const isLarge = skills.length >= FEW_SKILLS;
  const strengthOf = measureStrength(skills);
  const claimed = claimPhrases(skills, {
    reader,
    taken: options.taken,
    isTelling: (name) => isLarge && isTellingName(reader.read(name), name),
  });
  const slots = new Map<string, Slot>();
  for (const phrase of claimed) {
    if (phrase.owner === null) continue;
    const words = wordsOf(phrase.id);
    const tier = tierOf(phrase, phrase.owner, words, strengthOf, options.isPlain);
    slots.set(phrase.id, { phrase, owner: phrase.owner, words, tier, level: 0 });
  }
  orderByContainment([...slots.values()]);
  const keys = new KeyTable(skills, options);
  for (const slot of slots.values()) keys.addPhrase(slot);
  if (isLarge && options.keyStyle === 'joined') {
    for (const index of skills.keys())
      keys.addWords(index, strongWordsOf(skills[index]!, index, strengthOf), reader);
  }
  return {
    routes: keys.routes(),
    phrases: claimed.map((phrase) => ({ ...phrase, tier: slots.get(phrase.id)?.tier ?? null })),
  };
}

type StrengthOf = (skill: number, stem: string) => number;

/** How surely a word means a skill: its share in the skill against the other skills and texts of all kinds. */
function measureStrength(skills: readonly SkillWords[]): StrengthOf {
  const totals = new Map<string, number>();
  for (const { weights } of skills) {
    for (const [stem, weight] of weights)
      totals.set(stem, (totals.get(stem) ?? 0) + weight / (weight + SATURATION));
  }
  return (skill, stem) => {
    const weight = skills[skill]!.weights.get(stem) ?? 0;
    if (weight === 0) return 0;
    return weight / (weight + SATURATION) / (totals.get(stem)! + BACKGROUND * shareOf(stem));
  };
}

function isTellingName(stems: readonly string[], name: string): boolean {
  if (wordsOf(name).length > 1) return true;
  return stems.length === 1 && shareOf(stems[0]!) <= BROAD_SHARE;
}

function tierOf(
  { stems }: ClaimedPhrase,
  { kind, skill }: PhraseClaim,
  words: readonly string[],
  strengthOf: StrengthOf,
  isPlain: boolean,
): RouteTier {
  if (kind === 'name') return 'names-and-quotes';
  if (kind === 'quoted') return isBroadQuote(stems) ? 'whole-requests' : 'names-and-quotes';
  if (words.length > 1) return 'phrases';
  if (isPlain) return 'words';
  const strength = stems.length === 0 ? 0 : strengthOf(skill, stems[0]!);
  return strength < LEAST_DECLARED_STRENGTH ? 'whole-requests' : 'words';
}

function isBroadQuote(stems: readonly string[]): boolean {
  return stems.length === 0 || (stems.length === 1 && shareOf(stems[0]!) > BROAD_SHARE);
}

/** Puts every phrase after the phrases of other skills that contain it, which would never match otherwise. */
function orderByContainment(slots: readonly Slot[]): void {
  const isOrdered = ({ tier }: Slot) => tier === 'phrases' || tier === 'names-and-quotes';
  const ordered = slots.filter(isOrdered).sort((a, b) => b.words.length - a.words.length);
  const byWords = new Map(ordered.map((slot) => [slot.words.join(' '), slot]));
  for (const outer of ordered) {
    for (const inner of contained(outer, byWords)) {
      if (inner.owner.skill === outer.owner.skill) continue;
      const isLater =
        inner.tier === outer.tier ? inner.level > outer.level : inner.tier === 'names-and-quotes';
      if (isLater) continue;
      inner.tier = outer.tier;
      inner.level = outer.level + 1;
    }
  }
}

function* contained(outer: Slot, byWords: ReadonlyMap<string, Slot>): Iterable<Slot> {
  const { words } = outer;
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= words.length; to++) {
      const inner = to - from < words.length ? byWords.get(words.slice(from, to).join(' ')) : undefined;
      if (inner !== undefined) yield inner;
    }
  }
}

function strongWordsOf({ weights }: SkillWords, index: number, strengthOf: StrengthOf): readonly string[] {
  return [...weights.keys()]
    .filter((stem) => stem.length >= SHORTEST_STRONG_WORD)
    .map((stem) => ({ stem, strength: strengthOf(index, stem) }))
    .filter(({ strength }) => strength >= LEAST_STRENGTH)
    .sort((a, b) => b.strength - a.strength || compareText(a.stem, b.stem))
    .slice(0, MAX_STRONG_WORDS)
    .map(({ stem }) => stem);
}

interface Key {
  readonly skill: number;
  readonly tier: number;
  readonly level: number;
  readonly parts: { readonly order: number; readonly part: string }[];
}

/** Gathers the parts of keys. */
class KeyTable {
  readonly #keys = new Map<string, Key>();

  constructor(
    readonly skills: readonly SkillWords[],
    readonly options: MatrixOptions,
  ) {}

  addPhrase({ phrase, owner, tier, level }: Slot): void {
    const { skill } = this.skills[owner.skill]!;
    if (owner.kind !== 'declared' && this.options.declaredOnly.has(skill.name)) return;
    const part = this.#partOf(owner, tier, phrase.stems.length);
    if (part !== null)
      this.#add(owner.skill, tier, level, owner.kind === 'declared' ? owner.order : -part.length, part);
  }

  addWords(index: number, stems: readonly string[], reader: StemReader): void {
    const skill = this.skills[index]!;
    if (stems.length === 0 || this.options.declaredOnly.has(skill.skill.name)) return;
    const words = shortestForms(skill, new Set(stems), reader);
    for (const stem of stems) {
      const part = wordPart(stem, words.get(stem) ?? stem);
      this.#add(index, 'strong-words', 0, -part.length, part);
    }
  }

  routes(): readonly GeneratedRoute[] {
    const nameOf = ({ skill }: Key) => this.skills[skill]!.skill.name;
    return [...this.#keys.values()]
      .sort((a, b) => a.tier - b.tier || a.level - b.level || compareText(nameOf(a), nameOf(b)))
      .flatMap((key) => {
        const parts = key.parts
          .sort((a, b) => a.order - b.order || compareText(a.part, b.part))
          .map(({ part }) => part);
        const keys =
          this.options.keyStyle === 'joined' ? [[...new Set(parts)].join('|')] : [...new Set(parts)];
        return keys.map((text) => ({ key: text, skill: nameOf(key), tier: ROUTE_TIERS[key.tier]! }));
      });
  }

  #partOf({ kind, text }: PhraseClaim, tier: RouteTier, stems: number): string | null {
    if (this.options.keyStyle === 'single') return tier === 'whole-requests' ? null : plainPart(text);
    if (kind === 'declared' && this.options.isPlain) return plainPart(text) ?? phrasePart(text);
    if (tier === 'whole-requests') return wholeRequestPart(text);
    const isWord = wordsOf(text).length === 1;
    const isShort =
      kind === 'declared'
        ? isWord && text.trim().length <= LONGEST_BOUNDED_WORD
        : text.length < SHORTEST_OPEN_QUOTE;
    return kind === 'name' || isShort || (kind === 'quoted' && (isWord || stems === 0))
      ? boundedPart(text)
      : phrasePart(text);
  }

  #add(skill: number, tier: RouteTier, level: number, order: number, part: string): void {
    const rank = ROUTE_TIERS.indexOf(tier);
    const id = `${rank} ${level} ${skill}`;
    const key = this.#keys.get(id);
    if (key === undefined) this.#keys.set(id, { skill, tier: rank, level, parts: [{ order, part }] });
    else key.parts.push({ order, part });
  }
}

/** A phrase that means itself both as text and as an expression; `null` where the two differ. */
function plainPart(text: string): string | null {
  const plain = text.trim().toLowerCase();
  return /^[a-z0-9][a-z0-9 ._/#-]*$/.test(plain) ? plain : null;
}

function shortestForms(
  { skill }: SkillWords,
  stems: ReadonlySet<string>,
  reader: StemReader,
): Map<string, string> {
  const forms = new Map<string, string>();
  for (const text of [skill.name, skill.description, ...skill.phrases]) {
    for (const word of wordsOf(text)) {
      const stem = reader.stemOf(word);
      if (stem === null || !stems.has(stem)) continue;
      const known = forms.get(stem);
      if (known === undefined || word.length < known.length || (word.length === known.length && word < known))
        forms.set(stem, word);
    }
  }
  return forms;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
