import { contentStems, type SkillWords } from './lexical-index.js';
import { shareOf } from './shares.js';

/** A skill that resembles a request. */
export interface SimilarSkill {
  readonly name: string;
  readonly score: number;
  /** The stems that counted, the most telling first. */
  readonly words: readonly string[];
}

const BACKGROUND = 50;
const SATURATION = 1.2;
export const LENGTH_WEIGHT = { value: 0.75 };
export const P = { bg: BACKGROUND, sat: SATURATION, len: 0.75, least: 3.6, margin: 1.2 };

interface Posting {
  readonly skill: number;
  readonly weight: number;
}

/** Ranks skills by the words that they share with a request: rare words count more, long descriptions less. */
export class SimilarityIndex {
  readonly #names: readonly string[];
  readonly #postings = new Map<string, Posting[]>();

  constructor(skills: readonly SkillWords[]) {
    this.#names = skills.map(({ skill }) => skill.name);
    const mean = skills.reduce((sum, { length }) => sum + length, 0) / Math.max(1, skills.length);
    for (const [skill, { weights, length }] of skills.entries()) {
      const damping = P.sat * (1 - P.len + P.len * (length / mean));
      for (const [stem, weight] of weights) {
        const postings = this.#postings.get(stem) ?? [];
        if (postings.length === 0) this.#postings.set(stem, postings);
        postings.push({ skill, weight: weight / (weight + damping) });
      }
    }
  }

  rank(text: string): readonly SimilarSkill[] {
    const scores = new Map<number, number>();
    const words = new Map<number, [string, number][]>();
    for (const stem of new Set(contentStems(text))) {
      const postings = this.#postings.get(stem);
      if (postings === undefined) continue;
      const idf = Math.log(1 + (this.#names.length + P.bg) / (postings.length + P.bg * shareOf(stem) + 0.5));
      for (const { skill, weight } of postings) {
        scores.set(skill, (scores.get(skill) ?? 0) + idf * weight);
        const w = words.get(skill) ?? [];
        w.push([stem, idf * weight]);
        words.set(skill, w);
      }
    }
    return [...scores]
      .map(([skill, score]) => ({
        name: this.#names[skill]!,
        score,
        words: words.get(skill)!.sort((a, b) => b[1] - a[1]).map(([w, x]) => `${w}:${x.toFixed(2)}`),
      }))
      .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1));
  }
}
