import { compareText } from '../text/compare.js';
import { append } from './phrases.js';
import type { SkillVocabulary, SkillWords } from './skill-words.js';
import { isLatinWord, type Stem, type StemReader, wordsOf } from './words.js';

/** A skill that is similar to a request. */
interface SimilarSkill {
  /** Index among the indexed skills. */
  readonly index: number;
  readonly name: string;
  readonly score: number;
  /** The words of the request that counted, the most significant first. */
  readonly words: readonly string[];
}

/** The skills that are similar to a request, best first, and whether the first is clearly meant. */
export interface Similarity {
  readonly skills: readonly SimilarSkill[];
  readonly isClear: boolean;
  /** The score of the first over that of the second; `null` without a second. */
  readonly margin: number | null;
}

const SATURATION = 1.2;
const LENGTH_INFLUENCE = 0.75;
/** This many general texts are added to the skills: in a small repository, too, a common word stays common. */
const BACKGROUND = 100;
const PAIR_WEIGHT = 0.5;
/** A word of the body, compared with one of the description. */
const BODY_WEIGHT = 0.4;

const MIN_MARGIN = 1.05;
const RUNNER_UP = 0.5;
/** By the number of words in common, the last for more: one word must weigh more than several that agree. */
const MIN_LEADS = [2.8, 2.4, 1.8] as const;

/** With fewer skills, a single word does not tell skills apart. */
const MANY_SKILLS = 5;
const MIN_STRENGTH = 0.96;
const MIN_STRONG_LENGTH = 3;
/** How many general texts a word is compared with. */
const STRENGTH_BACKGROUND = 10;

/** The skills that have a word, as columns: a search that reads bodies has millions of rows. */
interface Postings {
  readonly skills: number[];
  readonly weights: number[];
  /** How much the word counts in the name, description and phrases of the skill, whatever their length. */
  readonly frequencies: number[];
}

const NO_POSTINGS: Postings = { skills: [], weights: [], frequencies: [] };

interface Tally {
  score: number;
  readonly words: Map<string, number>;
}

/** Ranks skills by the words, and pairs of adjacent words, that they share with a request: rare ones count most. */
export class SimilarityIndex {
  readonly #names: readonly string[];
  readonly #postings = new Map<string, Postings>();
  readonly #reader: StemReader;

  constructor({ reader, skills }: SkillVocabulary) {
    this.#names = skills.map(({ name }) => name);
    this.#reader = reader;
    const mean = meanOf(skills.map(({ length }) => length));
    const meanBody = meanOf(skills.map(({ bodyLength }) => bodyLength));
    for (const [index, skill] of skills.entries()) {
      const damping = dampingOf(skill.length, mean);
      const bodyDamping = dampingOf(skill.bodyLength, meanBody);
      for (const [place, { text }] of skill.stems.entries()) {
        const weight = skill.weights[place]!;
        const inBody = bodyWeightOf(skill.bodyCounts[place]!) / bodyDamping;
        this.#post(text, index, weight / damping + inBody, weight);
      }
      for (const [pair, weight] of pairsOf(skill)) this.#post(pair, index, weight / damping, weight);
    }
  }

  /** Ranks the skills that share a word with a request. */
  compare(request: string, limit = Number.POSITIVE_INFINITY): Similarity {
    const tallies = new Map<number, Tally>();
    const seen = new Set<string>();
    let last: { readonly stem: Stem; readonly word: string } | null = null;
    for (const word of wordsOf(request)) {
      const stem = this.#reader.stemOf(word);
      if (stem === null) continue;
      this.#count(tallies, seen, stem.text, [word], stem.share, 1);
      if (last !== null) {
        const share = Math.min(last.stem.share, stem.share);
        this.#count(tallies, seen, pairOf(last.stem, stem), [last.word, word], share, PAIR_WEIGHT);
      }
      last = { stem, word };
    }
    const ranked = [...tallies].sort(
      ([a, { score: x }], [b, { score: y }]) => y - x || compareText(this.#names[a]!, this.#names[b]!),
    );
    return this.#judge(ranked, limit);
  }

  #judge(ranked: readonly (readonly [number, Tally])[], limit: number): Similarity {
    const [first, second] = ranked.map(([, tally]) => tally);
    const runnerUp = second?.score ?? 0;
    const needed = MIN_LEADS[Math.min(first?.words.size ?? 1, MIN_LEADS.length) - 1]!;
    return {
      skills: ranked.slice(0, limit).map(([index, { score, words }]) => ({
        index,
        name: this.#names[index]!,
        score: round(score),
        words: [...words].sort(([, x], [, y]) => y - x).map(([word]) => word),
      })),
      isClear:
        first !== undefined &&
        first.score >= MIN_MARGIN * runnerUp &&
        first.score - RUNNER_UP * runnerUp >= needed,
      margin: first === undefined || second === undefined ? null : round(first.score / second.score),
    };
  }

  /** The skill that the strong words of a request mean: words that hardly any other text has. `null` if they mean several. */
  findByStrongWords(request: string): { readonly name: string; readonly words: readonly string[] } | null {
    if (this.#names.length < MANY_SKILLS) return null;
    const meant = new Map<number, string[]>();
    for (const word of new Set(wordsOf(request))) {
      const skill = this.#meantBy(word);
      if (skill !== null) append(meant, skill, word);
    }
    const [first, ...others] = meant;
    return first === undefined || others.length > 0
      ? null
      : { name: this.#names[first[0]]!, words: first[1] };
  }

  #meantBy(word: string): number | null {
    const stem = this.#reader.stemOf(word);
    if (stem === null || !isLatinWord(stem.text) || stem.text.length < MIN_STRONG_LENGTH) return null;
    const { skills, frequencies, total } = this.#frequenciesOf(stem);
    return skills[frequencies.findIndex((frequency) => frequency >= MIN_STRENGTH * total)] ?? null;
  }

  /**
   * How surely a word means a skill: its share in the skill compared with other skills and with general text. `null` if
   * there are too few skills to tell.
   */
  strengthOf(word: string, skill: string): number | null {
    const stem = this.#reader.stemOf(word);
    if (this.#names.length < MANY_SKILLS || stem === null) return null;
    const { skills, frequencies, total } = this.#frequenciesOf(stem);
    const own = skills.findIndex((index) => this.#names[index] === skill);
    return (frequencies[own] ?? 0) / total;
  }

  #frequenciesOf({ text, share }: Stem): Postings & { readonly total: number } {
    const postings = this.#postings.get(text) ?? NO_POSTINGS;
    const background = STRENGTH_BACKGROUND * share;
    return {
      ...postings,
      total: postings.frequencies.reduce((sum, frequency) => sum + frequency, background),
    };
  }

  #post(term: string, skill: number, weight: number, ownWeight: number): void {
    let postings = this.#postings.get(term);
    if (postings === undefined) {
      postings = { skills: [], weights: [], frequencies: [] };
      this.#postings.set(term, postings);
    }
    postings.skills.push(skill);
    postings.weights.push(saturate(weight));
    postings.frequencies.push(saturate(ownWeight));
  }

  #count(
    tallies: Map<number, Tally>,
    seen: Set<string>,
    term: string,
    words: readonly string[],
    share: number,
    factor: number,
  ): void {
    const postings = this.#postings.get(term);
    if (postings === undefined || seen.has(term)) return;
    seen.add(term);
    const rarity =
      factor *
      Math.log(1 + (this.#names.length + BACKGROUND) / (postings.skills.length + BACKGROUND * share + 0.5));
    for (const [place, skill] of postings.skills.entries()) {
      const weight = postings.weights[place]!;
      let tally = tallies.get(skill);
      if (tally === undefined) {
        tally = { score: 0, words: new Map() };
        tallies.set(skill, tally);
      }
      tally.score += rarity * weight;
      for (const word of words)
        tally.words.set(word, (tally.words.get(word) ?? 0) + (rarity * weight) / words.length);
    }
  }
}

function meanOf(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0) / lengths.length || 1;
}

/** How much less a word counts in a text of this length than in one of the usual length. */
function dampingOf(length: number, mean: number): number {
  return 1 - LENGTH_INFLUENCE + LENGTH_INFLUENCE * (length / mean);
}

/** A word that a body repeats says hardly more. */
function bodyWeightOf(count: number): number {
  return count === 0 ? 0 : BODY_WEIGHT * (1 + Math.log(count));
}

function saturate(weight: number): number {
  return weight / (weight + SATURATION);
}

/** Weighted pairs of adjacent stems. */
function pairsOf({ texts }: SkillWords): ReadonlyMap<string, number> {
  const pairs = new Map<string, number>();
  for (const { stems, weight } of texts) {
    for (let index = 1; index < stems.length; index++) {
      const pair = pairOf(stems[index - 1]!, stems[index]!);
      pairs.set(pair, (pairs.get(pair) ?? 0) + weight);
    }
  }
  return pairs;
}

function pairOf(first: Stem, second: Stem): string {
  return `${first.text} ${second.text}`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
