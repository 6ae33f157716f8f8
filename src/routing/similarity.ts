import { compareText } from '../text/compare.js';
import { append } from './phrases.js';
import { positiveText } from './positive-text.js';
import { isLatinWord, type Stem, StemReader, shareOf } from './words.js';

/** What similarity reads of a skill. */
export interface RoutedSkill {
  readonly name: string;
  readonly description: string;
  /** Phrases that the author declares, as written. */
  readonly phrases: readonly string[];
  /** Its instructions, where a search reads them. */
  readonly body?: string;
}

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

const NAME_WEIGHT = 3;
const DECLARED_WEIGHT = 2;
/** A word of the body, compared with one of the description. */
const BODY_WEIGHT = 0.4;
const PAIR_WEIGHT = 0.5;
const SATURATION = 1.2;
const LENGTH_INFLUENCE = 0.75;
/** This many general texts are added to the skills: in a small repository, too, a common word stays common. */
const BACKGROUND = 100;

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

/** How often a skill has a stem or a pair of stems: in its name, description and phrases, weighted, and in its body. */
interface Posting {
  readonly skill: number;
  own: number;
  body: number;
}

/** A word of a request, or two adjacent ones. */
interface Term {
  readonly key: string;
  readonly words: readonly string[];
  /** The expected share of texts that contain it. */
  readonly share: number;
  readonly weight: number;
}

/** Ranks skills by the words, and pairs of adjacent words, that they share with a request: rare ones count most. */
export class SimilarityIndex {
  readonly #names: readonly string[];
  readonly #postings = new Map<string, Posting[]>();
  readonly #damping: { readonly own: readonly number[]; readonly body: readonly number[] };
  readonly #reader = new StemReader();

  constructor(skills: readonly RoutedSkill[]) {
    this.#names = skills.map(({ name }) => name);
    const names = new Set(this.#names.map((name) => name.toLowerCase()));
    const lengths = skills.map((skill, index) => this.#addSkill(skill, index, names));
    this.#damping = {
      own: dampingOf(lengths.map(({ own }) => own)),
      body: dampingOf(lengths.map(({ body }) => body)),
    };
  }

  /** Which sentences of a description count depends on the names of the other skills. */
  #addSkill(
    { name, description, phrases, body = '' }: RoutedSkill,
    index: number,
    names: ReadonlySet<string>,
  ) {
    const self = name.toLowerCase();
    const { text } = positiveText(description, (other) => other !== self && names.has(other));
    const own =
      this.#addText(text, 1, index) +
      this.#addText(name, NAME_WEIGHT, index) +
      phrases.reduce((sum, phrase) => sum + this.#addText(phrase, DECLARED_WEIGHT, index), 0);
    const inBody = this.#reader.read(body);
    for (const { stem } of inBody) this.#posting(stem, index).body++;
    return { own, body: inBody.length };
  }

  #addText(text: string, weight: number, index: number): number {
    const stems = this.#reader.read(text);
    for (const { stem } of stems) this.#posting(stem, index).own += weight;
    for (const [first, second] of pairsOf(stems)) this.#posting(pairKey(first, second), index).own += weight;
    return stems.length * weight;
  }

  /** The posting of a skill; skills are added one after the other. */
  #posting(term: string, skill: number): Posting {
    const last = this.#postings.get(term)?.at(-1);
    if (last?.skill === skill) return last;
    const posting = { skill, own: 0, body: 0 };
    append(this.#postings, term, posting);
    return posting;
  }

  /** Ranks the skills that share a word with a request. */
  compare(request: string, limit = Number.POSITIVE_INFINITY): Similarity {
    const scores = new Map<number, Map<string, number>>();
    for (const { key, words, share, weight } of this.#termsOf(request)) {
      const postings = this.#postings.get(key) ?? [];
      const expected = postings.length + BACKGROUND * share + 0.5;
      const rarity = weight * Math.log(1 + (this.#names.length + BACKGROUND) / expected);
      for (const posting of postings) {
        const byWord = scores.get(posting.skill) ?? new Map<string, number>();
        scores.set(posting.skill, byWord);
        const score = (rarity * this.#weightOf(posting)) / words.length;
        for (const word of words) byWord.set(word, (byWord.get(word) ?? 0) + score);
      }
    }
    const ranked = [...scores]
      .map(([index, words]) => ({ index, words, score: sumOf([...words.values()]) }))
      .sort((a, b) => b.score - a.score || compareText(this.#names[a.index]!, this.#names[b.index]!));
    const skills = ranked.slice(0, limit).map(({ index, words, score }) => ({
      index,
      name: this.#names[index]!,
      score: round(score),
      words: [...words].sort(([, x], [, y]) => y - x).map(([word]) => word),
    }));
    const [first, second] = ranked;
    if (first === undefined) return { skills, isClear: false, margin: null };
    const runnerUp = second?.score ?? 0;
    const lead = MIN_LEADS[Math.min(first.words.size, MIN_LEADS.length) - 1]!;
    const isClear = first.score >= MIN_MARGIN * runnerUp && first.score - RUNNER_UP * runnerUp >= lead;
    return { skills, isClear, margin: second === undefined ? null : round(first.score / second.score) };
  }

  /** The stems of a request and their pairs, each once. */
  #termsOf(request: string): readonly Term[] {
    const stems = this.#reader.read(request);
    const terms: readonly Term[] = [
      ...stems.map(({ word, stem }) => ({ key: stem, words: [word], share: shareOf(stem), weight: 1 })),
      ...pairsOf(stems).map(([first, second]) => ({
        key: pairKey(first, second),
        words: [first.word, second.word],
        share: Math.min(shareOf(first.stem), shareOf(second.stem)),
        weight: PAIR_WEIGHT,
      })),
    ];
    const seen = new Set<string>();
    return terms.filter(({ key }) => !seen.has(key) && seen.add(key));
  }

  /** A word that a body repeats says hardly more. */
  #weightOf({ skill, own, body }: Posting): number {
    const inBody = body === 0 ? 0 : BODY_WEIGHT * (1 + Math.log(body));
    return saturate(own / this.#damping.own[skill]! + inBody / this.#damping.body[skill]!);
  }

  /** The skill that the strong words of a request mean: words that hardly any other text has. `null` if they mean several. */
  findByStrongWords(request: string): { readonly name: string; readonly words: readonly string[] } | null {
    const meant = new Map<string, string[]>();
    for (const { word, stem } of this.#reader.read(request)) {
      const isWord = isLatinWord(stem) && stem.length >= MIN_STRONG_LENGTH;
      const skill = isWord
        ? this.#strengths(stem).find(({ strength }) => strength >= MIN_STRENGTH)
        : undefined;
      if (skill !== undefined && !meant.get(skill.name)?.includes(word)) append(meant, skill.name, word);
    }
    const [first, ...others] = meant;
    return first === undefined || others.length > 0 ? null : { name: first[0], words: first[1] };
  }

  /** How surely a word means a skill. `null` if there are too few skills to tell. */
  strengthOf(word: string, skill: string): number | null {
    const [stem] = this.#reader.read(word);
    if (this.#names.length < MANY_SKILLS || stem === undefined) return null;
    return this.#strengths(stem.stem).find(({ name }) => name === skill)?.strength ?? 0;
  }

  /** The share of a word in each skill that has it, compared with other skills and with general text. */
  #strengths(stem: string): readonly { readonly name: string; readonly strength: number }[] {
    if (this.#names.length < MANY_SKILLS) return [];
    const postings = this.#postings.get(stem) ?? [];
    const total = sumOf(postings.map(({ own }) => saturate(own))) + STRENGTH_BACKGROUND * shareOf(stem);
    return postings.map(({ skill, own }) => ({
      name: this.#names[skill]!,
      strength: saturate(own) / total,
    }));
  }
}

function pairsOf(stems: readonly Stem[]): readonly (readonly [Stem, Stem])[] {
  return stems.slice(1).map((stem, index) => [stems[index]!, stem]);
}

function pairKey(first: Stem, second: Stem): string {
  return `${first.stem} ${second.stem}`;
}

/** For each text, how much less a word counts in it than in one of the usual length. */
function dampingOf(lengths: readonly number[]): readonly number[] {
  const mean = sumOf(lengths) / lengths.length || 1;
  return lengths.map((length) => 1 - LENGTH_INFLUENCE + LENGTH_INFLUENCE * (length / mean));
}

function saturate(weight: number): number {
  return weight / (weight + SATURATION);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
