import { positiveText } from './positive-text.js';
import { type Stem, StemReader } from './words.js';

/** What similarity knows about a skill. */
export interface RoutedSkill {
  readonly name: string;
  readonly description: string;
  /** Phrases that the author declares, as written. */
  readonly phrases: readonly string[];
}

/** The stems of a text of a skill, in order, and its weight. */
interface WeighedText {
  readonly stems: readonly Stem[];
  readonly weight: number;
}

/** A skill split into words. */
export interface SkillWords {
  readonly name: string;
  readonly texts: readonly WeighedText[];
  /** Each stem once, and how often it occurs, weighted. */
  readonly stems: readonly Stem[];
  readonly weights: readonly number[];
  /** The sum of the weights. */
  readonly length: number;
}

/** Skills split into words, and the reader that knows their stems. */
export interface SkillVocabulary {
  readonly reader: StemReader;
  readonly skills: readonly SkillWords[];
}

const NAME_WEIGHT = 3;
const DECLARED_WEIGHT = 2;

/** Splits skills into words. Which sentences of a description count depends on the names of the other skills. */
export function readSkillWords(skills: readonly RoutedSkill[]): SkillVocabulary {
  const reader = new StemReader();
  const names = new Set(skills.map(({ name }) => name.toLowerCase()));
  const places: number[] = [];
  const words = skills.map(({ name, description, phrases }) => {
    const own = name.toLowerCase();
    const { text } = positiveText(description, (other) => other !== own && names.has(other));
    const texts = [
      { stems: reader.read(text), weight: 1 },
      { stems: reader.read(name), weight: NAME_WEIGHT },
      ...phrases.map((phrase) => ({ stems: reader.read(phrase), weight: DECLARED_WEIGHT })),
    ];
    return { name, texts, ...weigh(texts, places) };
  });
  return { reader, skills: words };
}

/** `places` has, by the number of a stem, where it was among the stems of the last skill that has it. */
function weigh(
  texts: readonly WeighedText[],
  places: number[],
): Pick<SkillWords, 'stems' | 'weights' | 'length'> {
  const distinct: Stem[] = [];
  const weights: number[] = [];
  let length = 0;
  for (const { stems, weight } of texts) {
    for (const stem of stems) {
      const place = places[stem.id];
      if (place !== undefined && distinct[place] === stem) weights[place]! += weight;
      else {
        places[stem.id] = distinct.push(stem) - 1;
        weights.push(weight);
      }
    }
    length += stems.length * weight;
  }
  return { stems: distinct, weights, length };
}
