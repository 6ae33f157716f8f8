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
  const words: string[] = [];
  const lower = text.toLowerCase();
  let start = -1;
  // By hand: every text of every skill passes here, and a match array costs several times as much.
  for (let index = 0; index < lower.length; index++) {
    const code = lower.charCodeAt(index);
    const isPart = (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
    if (isPart && start === -1) start = index;
    else if (!isPart && start !== -1) {
      words.push(lower.slice(start, index));
      start = -1;
    }
  }
  if (start !== -1) words.push(lower.slice(start));
  return words;
}
