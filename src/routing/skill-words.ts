import { positiveText } from './positive-text.js';
import { type Stem, StemReader } from './words.js';

/** What similarity knows about a skill. */
export interface RoutedSkill {
  readonly name: string;
  readonly description: string;
  /** Phrases that the author declares, as written. */
  readonly phrases: readonly string[];
  /** Its instructions, where a search reads them. */
  readonly body?: string;
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
  /** Each stem once, how often it occurs in the texts, weighted, and how often in the body. */
  readonly stems: readonly Stem[];
  readonly weights: readonly number[];
  readonly bodyCounts: readonly number[];
  /** The sum of the weights. */
  readonly length: number;
  readonly bodyLength: number;
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
  const words = skills.map(({ name, description, phrases, body = '' }) => {
    const own = name.toLowerCase();
    const { text } = positiveText(description, (other) => other !== own && names.has(other));
    const texts = [
      { stems: reader.read(text), weight: 1 },
      { stems: reader.read(name), weight: NAME_WEIGHT },
      ...phrases.map((phrase) => ({ stems: reader.read(phrase), weight: DECLARED_WEIGHT })),
    ];
    return { name, texts, ...weigh(texts, reader.read(body), places) };
  });
  return { reader, skills: words };
}

/** `places` has, by the number of a stem, where it was among the stems of the last skill that has it. */
function weigh(
  texts: readonly WeighedText[],
  body: readonly Stem[],
  places: number[],
): Pick<SkillWords, 'stems' | 'weights' | 'bodyCounts' | 'length' | 'bodyLength'> {
  const distinct: Stem[] = [];
  const weights: number[] = [];
  const bodyCounts: number[] = [];
  const placeOf = (stem: Stem): number => {
    const known = places[stem.id];
    if (known !== undefined && distinct[known] === stem) return known;
    weights.push(0);
    bodyCounts.push(0);
    const place = distinct.push(stem) - 1;
    places[stem.id] = place;
    return place;
  };
  let length = 0;
  for (const { stems, weight } of texts) {
    for (const stem of stems) weights[placeOf(stem)]! += weight;
    length += stems.length * weight;
  }
  for (const stem of body) bodyCounts[placeOf(stem)]! += 1;
  return { stems: distinct, weights, bodyCounts, length, bodyLength: body.length };
}
