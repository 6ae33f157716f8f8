import { type PositiveText, positiveText } from './positive-text.js';
import { isContentWord, stemOf, wordsOf } from './words.js';

/** What routing knows of a skill: an active entry of the manifest. */
export interface RoutedSkill {
  readonly name: string;
  readonly description: string;
  /** Phrases that the author declares, as written. */
  readonly phrases: readonly string[];
}

/** A skill taken apart into words. */
export interface SkillWords {
  readonly skill: RoutedSkill;
  readonly quotes: PositiveText['quotes'];
  readonly nameStems: ReadonlySet<string>;
  /** How much of the skill is about each stem. */
  readonly weights: ReadonlyMap<string, number>;
  readonly length: number;
}

const NAME_WEIGHT = 3;
const DECLARED_WEIGHT = 2;

/** Takes the skills apart; one look at each. */
export function readSkillWords(skills: readonly RoutedSkill[]): readonly SkillWords[] {
  const names = new Set(skills.map(({ name }) => name.toLowerCase()));
  const stems = new Map<string, string | null>();
  return skills.map((skill) => {
    const own = skill.name.toLowerCase();
    const positive = positiveText(skill.description, (name) => name !== own && names.has(name));
    const weights = new Map<string, number>();
    let length = 0;
    const add = (text: string, weight: number) => {
      for (const stem of contentStems(text, stems)) {
        weights.set(stem, (weights.get(stem) ?? 0) + weight);
        length += weight;
      }
    };
    add(positive.text, 1);
    add(skill.name, NAME_WEIGHT);
    for (const phrase of skill.phrases) add(phrase, DECLARED_WEIGHT);
    return { skill, quotes: positive.quotes, nameStems: new Set(contentStems(skill.name, stems)), weights, length };
  });
}

/** The stems of the words that say something; `known` spares stemming a word again. */
export function contentStems(text: string, known: Map<string, string | null> = new Map()): readonly string[] {
  const stems: string[] = [];
  for (const word of wordsOf(text)) {
    let stem = known.get(word);
    if (stem === undefined) {
      stem = isContentWord(word) ? stemOf(word) : null;
      known.set(word, stem);
    }
    if (stem !== null) stems.push(stem);
  }
  return stems;
}
