import { CONCEPTS } from './lexicon-concepts.js';

/** One concept: the words that name it, the tags it gives, and the keyword and task type it stands for. */
export interface Concept {
  readonly forms: readonly string[];
  readonly tags: readonly string[];
  readonly keyword: string | null;
  readonly taskType: string | null;
}

/** What a config file adds to or takes out of the list. */
export interface LexiconChanges {
  readonly add?: readonly Concept[];
  /** Any form of a concept removes it. */
  readonly remove?: readonly string[];
}

export interface Lexicon {
  /** The concepts that a text names, in order, each once. */
  conceptsIn(text: string): readonly Concept[];
}

export const DEFAULT_LEXICON: Lexicon = createLexicon({});

export function createLexicon(changes: LexiconChanges): Lexicon {
  const removed = new Set(changes.remove ?? []);
  const byForm = new Map<string, Concept>();
  for (const concept of [...CONCEPTS, ...(changes.add ?? [])]) {
    if (concept.forms.some((form) => removed.has(form))) continue;
    for (const form of concept.forms) byForm.set(form, concept);
  }
  return {
    conceptsIn(text) {
      const found: Concept[] = [];
      for (const word of wordsOf(text)) {
        const concept = byForm.get(word);
        if (concept !== undefined && !found.includes(concept)) found.push(concept);
      }
      return found;
    },
  };
}

/** Lower-case runs of letters and digits. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
