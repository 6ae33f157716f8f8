import { withoutPrefix } from '../infer-metadata.js';
import { type Concept, wordsOf } from '../lexicon.js';
import type { EntryOptions } from './build-entry.js';

/** For a keyword or task type: how close a skill's name is to it; the lower, the closer. */
export type RankNames = (word: string) => (skill: string) => number;

/** 0 it is what the name is about, 1 it is in it, 2 elsewhere. A name is asked about once for each word: it is read once. */
export function nameRanking({ profile, lexicon }: Pick<EntryOptions, 'profile' | 'lexicon'>): RankNames {
  const prefixes = profile.name.convention?.reservedPrefixes ?? [];
  const conceptsByName = new Map<string, readonly Concept[]>();
  const conceptsOf = (skill: string) => {
    const known = conceptsByName.get(skill);
    if (known !== undefined) return known;
    const concepts = lexicon.conceptsIn(withoutPrefix(skill, prefixes));
    conceptsByName.set(skill, concepts);
    return concepts;
  };
  return (word) => {
    const meant = lexicon.conceptsIn(word)[0];
    const standsFor = (concept: Concept) =>
      concept.keyword === word || concept.taskType === word || concept === meant;
    return (skill) => {
      const concepts = conceptsOf(skill);
      if (concepts.some(standsFor)) return concepts.length === 1 ? 0 : 1;
      const bare = withoutPrefix(skill, prefixes);
      if (word === bare) return 0;
      // Looking for the letters first spares most names being taken apart.
      return bare.toLowerCase().includes(word) && wordsOf(bare).includes(word) ? 1 : 2;
    };
  };
}
