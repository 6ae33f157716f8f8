import { positiveText } from './positive-text.js';
import { StemReader } from './words.js';

/** What routing knows about a skill: an active entry of the manifest. */
export interface RoutedSkill {
  readonly name: string;
  readonly description: string;
  /** Phrases that the author declares, as written. */
  readonly phrases: readonly string[];
}

/** A text of a skill, the stems of its words, and its weight. */
interface WeighedText {
  readonly text: string;
  readonly stems: readonly string[];
  readonly weight: number;
}

/** A skill split into words. */
export interface SkillWords {
  readonly skill: RoutedSkill;
  /** Phrases that the description quotes, as written. */
  readonly quotes: readonly string[];
  readonly nameStems: readonly string[];
  readonly texts: readonly WeighedText[];
  /** How often each stem occurs, weighted. */
  readonly weights: ReadonlyMap<string, number>;
  /** The sum of the weights. */
  readonly length: number;
}

const NAME_WEIGHT = 3;
const DECLARED_WEIGHT = 2;

/** Splits skills into words. Which sentences of a description count depends on the names of the other skills. */
export function readSkillWords(
  skills: readonly RoutedSkill[],
  reader = new StemReader(),
): readonly SkillWords[] {
  const names = new Set(skills.map(({ name }) => name.toLowerCase()));
  return skills.map((skill) => {
    const own = skill.name.toLowerCase();
    const { text, quotes } = positiveText(skill.description, (name) => name !== own && names.has(name));
    const read = (part: string, weight: number) => ({ text: part, stems: reader.read(part), weight });
    const texts = [read(text, 1), read(skill.name, NAME_WEIGHT)];
    for (const phrase of skill.phrases) texts.push(read(phrase, DECLARED_WEIGHT));
    return { skill, quotes, nameStems: texts[1]!.stems, texts, ...weigh(texts) };
  });
}

function weigh(texts: readonly WeighedText[]): Pick<SkillWords, 'weights' | 'length'> {
  const weights = new Map<string, number>();
  let length = 0;
  for (const { stems, weight } of texts) {
    for (const stem of stems) weights.set(stem, (weights.get(stem) ?? 0) + weight);
    length += stems.length * weight;
  }
  return { weights, length };
}
