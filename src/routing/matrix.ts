import { boundedPart, phrasePart, wholeRequestPart, wordPart } from './parts.js';
import { type ClaimedPhrase, claimPhrases, type PhraseClaim } from './phrases.js';
import type { SkillVocabulary, SkillWords } from './skill-words.js';
import { isLatinWord, type Stem, type StemReader, wordsOf } from './words.js';

/** A key of `by_keyword` and its skill. */
export interface GeneratedRoute {
  readonly key: string;
  readonly skill: string;
  readonly tier: RouteTier;
  /** The key has only what the author declares. */
  readonly isDeclared: boolean;
}

/** The keys of one tier precede those of the next: consumers use the first that matches. */
const ROUTE_TIERS = ['phrases', 'names-and-quotes', 'strong-words', 'words', 'whole-requests'] as const;
export type RouteTier = (typeof ROUTE_TIERS)[number];

export interface MatrixOptions {
  /** `joined`: all parts of a tier in one key. `single`: one key for each phrase, literal phrases only. */
  readonly keyStyle: 'joined' | 'single';
  /** CLEO's own rules decide about declared words: of declared phrases, only those of many skills become keys here. */
  readonly isPlain: boolean;
  /** Fixed owners by phrase, such as those of manual keys. */
  readonly taken: ReadonlyMap<string, string>;
}

export interface GeneratedMatrix {
  /** In the order of the table. */
  readonly routes: readonly GeneratedRoute[];
  readonly phrases: readonly RoutedPhrase[];
}

/** A phrase and its position in the matrix. */
interface RoutedPhrase extends ClaimedPhrase {
  /** `null` for a phrase without owner or key. */
  readonly tier: RouteTier | null;
}

/** With fewer skills, names and single words do not distinguish skills. */
export const MANY_SKILLS = 5;
const BROAD_SHARE = 0.03;
const LEAST_DECLARED_STRENGTH = 0.6;
const LEAST_STRENGTH = 0.9;
const MAX_STRONG_WORDS = 8;
const SHORTEST_STRONG_WORD = 3;
const SATURATION = 1.2;
const BACKGROUND = 10;
const LONGEST_BOUNDED_WORD = 4;
const SHORTEST_OPEN_QUOTE = 8;
/** In words. Longer phrases are not looked for in others: no one says them, and a hostile skill could have thousands. */
const LONGEST_CONTAINED = 20;

interface Slot {
  readonly phrase: ClaimedPhrase;
  readonly owner: PhraseClaim;
  readonly words: readonly string[];
  tier: RouteTier;
  /** A phrase follows those of other skills that contain it. */
  level: number;
}

/** Generates the keys of the skills: a pure function of their texts. */
export function generateMatrix({ reader, skills }: SkillVocabulary, options: MatrixOptions): GeneratedMatrix {
  const isLarge = skills.length >= MANY_SKILLS;
  const strengthOf = measureStrength(skills);
  const claimed = claimPhrases(skills, {
    reader,
    taken: options.taken,
    isTelling: (name) => isLarge && isTellingName(name, reader),
  });
  const slots = new Map<string, Slot>();
  for (const phrase of claimed) {
    if (phrase.owner === null) continue;
    const words = wordsOf(phrase.id);
    const { stems, weights } = skills[phrase.owner.skill]!;
    const tier = tierOf(phrase, phrase.owner, words, (stem) =>
      isLarge ? strengthOf(stem, weights[stems.indexOf(stem)] ?? 0) : 1,
    );
    slots.set(phrase.id, { phrase, owner: phrase.owner, words, tier, level: 0 });
  }
  orderByContainment([...slots.values()]);
  const keys = new KeyTable(skills, options);
  const routed = new Set(
    [...slots.values()].filter((slot) => keys.addPhrase(slot)).map(({ phrase }) => phrase.id),
  );
  if (isLarge && options.keyStyle === 'joined') {
    for (const [index, skill] of skills.entries())
      keys.addWords(index, strongWordsOf(skill, strengthOf), reader);
  }
  return {
    routes: keys.routes(),
    phrases: claimed.map((phrase) => ({
      ...phrase,
      tier: routed.has(phrase.id) ? slots.get(phrase.id)!.tier : null,
    })),
  };
}

/** By a stem and its weight in the skill. */
type StrengthOf = (stem: Stem, weight: number) => number;

/** How surely a word means a skill: its share in the skill compared with other skills and with general text. */
function measureStrength(skills: readonly SkillWords[]): StrengthOf {
  const totals: number[] = [];
  for (const { stems, weights } of skills)
    stems.forEach(({ id }, place) => {
      totals[id] = (totals[id] ?? 0) + saturate(weights[place]!);
    });
  return (stem, weight) =>
    weight === 0 ? 0 : saturate(weight) / (totals[stem.id]! + BACKGROUND * stem.share);
}

/** More of the same word counts less and less. */
function saturate(weight: number): number {
  return weight / (weight + SATURATION);
}

function isTellingName(name: string, reader: StemReader): boolean {
  if (wordsOf(name).length > 1) return true;
  const [stem, ...others] = reader.read(name);
  return stem !== undefined && others.length === 0 && stem.share <= BROAD_SHARE;
}

function tierOf(
  { id, stems }: ClaimedPhrase,
  { kind, isDeclared }: PhraseClaim,
  words: readonly string[],
  strengthOf: (stem: Stem) => number,
): RouteTier {
  if (kind === 'name') return isDeclared && words.length > 1 ? 'phrases' : 'names-and-quotes';
  // For scripts other than Latin we do not know how common a phrase is; the author does.
  const isForeign = !stems.some(({ text }) => isLatinWord(text)) && /[^\P{L}A-Za-z]/u.test(id);
  if (kind === 'quoted') return isBroadQuote(stems) && !isForeign ? 'whole-requests' : 'names-and-quotes';
  if (words.length > 1 || isForeign) return 'phrases';
  const strength = stems.length === 0 ? 0 : strengthOf(stems[0]!);
  return strength < LEAST_DECLARED_STRENGTH ? 'whole-requests' : 'words';
}

function isBroadQuote(stems: readonly Stem[]): boolean {
  return stems.length === 0 || (stems.length === 1 && stems[0]!.share > BROAD_SHARE);
}

/** Puts every phrase after the phrases of other skills that contain it, which would otherwise never match. */
function orderByContainment(slots: readonly Slot[]): void {
  const isOrdered = ({ tier }: Slot) => tier === 'phrases' || tier === 'names-and-quotes';
  const ordered = slots.filter(isOrdered).sort((a, b) => b.words.length - a.words.length);
  const byWords = new Map(ordered.map((slot) => [slot.words.join(' '), slot]));
  const lengths = [...new Set(ordered.map(({ words }) => words.length))].filter(
    (length) => length <= LONGEST_CONTAINED,
  );
  for (const outer of ordered) {
    for (const inner of contained(outer, byWords, lengths)) {
      if (inner.owner.skill === outer.owner.skill) continue;
      const isLater =
        inner.tier === outer.tier ? inner.level > outer.level : inner.tier === 'names-and-quotes';
      if (isLater) continue;
      inner.tier = outer.tier;
      inner.level = outer.level + 1;
    }
  }
}

/** The phrases of these lengths inside a longer one. */
function* contained(
  { words }: Slot,
  byWords: ReadonlyMap<string, Slot>,
  lengths: readonly number[],
): Iterable<Slot> {
  for (const length of lengths) {
    if (length >= words.length) continue;
    for (let from = 0; from + length <= words.length; from++) {
      const inner = byWords.get(words.slice(from, from + length).join(' '));
      if (inner !== undefined) yield inner;
    }
  }
}

function strongWordsOf(
  { skill, nameStems, stems, weights }: SkillWords,
  strengthOf: StrengthOf,
): readonly Stem[] {
  const strong: { readonly stem: Stem; readonly strength: number }[] = [];
  stems.forEach((stem, place) => {
    const strength = strengthOf(stem, weights[place]!);
    const isWord = isLatinWord(stem.text) && stem.text.length >= SHORTEST_STRONG_WORD;
    if (strength >= LEAST_STRENGTH && isWord) strong.push({ stem, strength });
  });
  if (strong.length === 0) return NO_STEMS;
  const isOneWord = wordsOf(skill.name).length === 1;
  return strong
    .filter(({ stem }) => !isOneWord || !nameStems.includes(stem))
    .sort((a, b) => b.strength - a.strength || compareText(a.stem.text, b.stem.text))
    .slice(0, MAX_STRONG_WORDS)
    .map(({ stem }) => stem);
}

const NO_STEMS: readonly Stem[] = [];

interface Key {
  readonly skill: number;
  readonly tier: RouteTier;
  readonly level: number;
  readonly isDeclared: boolean;
  readonly parts: { readonly order: number; readonly part: string }[];
}

/** Collects the parts of keys. */
class KeyTable {
  /** The keys of each skill: a few. */
  readonly #keys: readonly Key[][];

  constructor(
    readonly skills: readonly SkillWords[],
    readonly options: MatrixOptions,
  ) {
    this.#keys = skills.map(() => []);
  }

  /** False if the phrase cannot be part of a key. */
  addPhrase(slot: Slot): boolean {
    const { owner, tier, level } = slot;
    const { isDeclared } = owner;
    const part = isDeclared && this.options.isPlain ? this.#plain(owner, tier) : this.#partOf(slot);
    if (part === null) return false;
    this.#add({ skill: owner.skill, tier, level, isDeclared }, isDeclared ? owner.order : -part.length, part);
    return true;
  }

  addWords(index: number, stems: readonly Stem[], reader: StemReader): void {
    if (stems.length === 0) return;
    const words = shortestForms(this.skills[index]!, stems, reader);
    for (const stem of stems) {
      const part = wordPart(stem.text, words.get(stem) ?? stem.text);
      this.#add({ skill: index, tier: 'strong-words', level: 0, isDeclared: false }, -part.length, part);
    }
  }

  routes(): readonly GeneratedRoute[] {
    const nameOf = ({ skill }: Key) => this.skills[skill]!.skill.name;
    const rankOf = ({ tier }: Key) => ROUTE_TIERS.indexOf(tier);
    return this.#keys
      .flat()
      .sort(
        (a, b) =>
          rankOf(a) - rankOf(b) ||
          a.level - b.level ||
          compareText(nameOf(a), nameOf(b)) ||
          Number(b.isDeclared) - Number(a.isDeclared),
      )
      .flatMap((key) => {
        const { tier, isDeclared } = key;
        return this.#textsOf(key).map((text) => ({ key: text, skill: nameOf(key), tier, isDeclared }));
      });
  }

  #textsOf({ parts }: Key): readonly string[] {
    parts.sort((a, b) => a.order - b.order || compareText(a.part, b.part));
    const texts = [...new Set(parts.map(({ part }) => part))];
    return this.options.keyStyle === 'joined' ? [texts.join('|')] : texts;
  }

  #plain({ text }: PhraseClaim, tier: RouteTier): string | null {
    const isPhrase = tier === 'phrases' || tier === 'names-and-quotes';
    return isPhrase && this.skills.length >= MANY_SKILLS ? plainPart(text) : null;
  }

  #partOf({ owner: { kind, text }, phrase: { stems }, words, tier }: Slot): string | null {
    if (this.options.keyStyle === 'single') return tier === 'whole-requests' ? null : plainPart(text);
    if (tier === 'whole-requests') return wholeRequestPart(text);
    const isWord = words.length === 1;
    if (kind === 'name') return isWord ? wordPart(text, text) : boundedPart(text.replace(/[\s_-]+/g, '-'));
    const isShort =
      kind === 'declared'
        ? isWord && text.trim().length <= LONGEST_BOUNDED_WORD
        : isWord || stems.length === 0 || text.length < SHORTEST_OPEN_QUOTE;
    return isShort ? boundedPart(text) : phrasePart(text);
  }

  #add(place: Omit<Key, 'parts'>, order: number, part: string): void {
    const { skill, tier, level, isDeclared } = place;
    const own = this.#keys[skill]!;
    const key = own.find(
      (known) => known.tier === tier && known.level === level && known.isDeclared === isDeclared,
    );
    if (key === undefined) own.push({ skill, tier, level, isDeclared, parts: [{ order, part }] });
    else key.parts.push({ order, part });
  }
}

/** A phrase that means the same as text and as an expression; `null` if the two differ. */
function plainPart(text: string): string | null {
  const plain = text.trim().toLowerCase();
  return /^[a-z0-9][a-z0-9 ._/#-]*$/.test(plain) ? plain : null;
}

/** The shortest word of the skill with each of the stems; of several, the first in the alphabet. */
function shortestForms(
  { texts }: SkillWords,
  wanted: readonly Stem[],
  reader: StemReader,
): ReadonlyMap<Stem, string> {
  const forms = new Map<Stem, string>();
  for (const { text } of texts) {
    for (const word of wordsOf(text)) {
      const stem = reader.stemOf(word);
      if (stem === null || !wanted.includes(stem)) continue;
      const known = forms.get(stem);
      const isShorter = known === undefined || word.length < known.length;
      if (isShorter || (word.length === known.length && word < known)) forms.set(stem, word);
    }
  }
  return forms;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
