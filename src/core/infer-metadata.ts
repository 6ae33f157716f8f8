import { firstSentence, leadClause } from './lead-clause.js';
import { type Concept, type Lexicon, wordsOf } from './lexicon.js';
import type { InferredMetadata } from './skill.js';

export interface InferenceInput {
  readonly name: string;
  /** Name of the skill's directory. */
  readonly directoryName: string;
  readonly description: string;
  readonly reservedPrefixes: readonly string[];
  readonly lexicon: Lexicon;
}

const MAX_TAGS = 5;
const MAX_KEYWORDS = 4;
const SHORT_DESCRIPTION = 120;
const DEFAULT_TIER = 2;
const TIER_WORDS: ReadonlyMap<string, number> = new Map([
  ['orchestrator', 0],
  ['architect', 1],
  ['executor', 2],
  ['specialist', 3],
]);

/** Derives what the frontmatter leaves out: a pure function, so that an old entry can be derived again. */
export function inferMetadata(input: InferenceInput): InferredMetadata {
  const lead = input.lexicon.conceptsIn(leadClause(input.description));
  return { tags: inferTags(input, lead), keywords: inferKeywords(lead), tier: inferTier(input.name) };
}

/** From the name, then the directory's name, then what the description says of the work. */
function inferTags(
  { name, directoryName, description, reservedPrefixes, lexicon }: InferenceInput,
  lead: readonly Concept[],
): string[] {
  const spoken =
    description.length <= SHORT_DESCRIPTION ? lexicon.conceptsIn(firstSentence(description)) : lead;
  const tags: string[] = [];
  addTags(tags, lexicon.conceptsIn(withoutPrefix(name, reservedPrefixes)));
  if (directoryName !== name)
    addTags(tags, lexicon.conceptsIn(withoutPrefix(directoryName, reservedPrefixes)));
  addTags(tags, spoken);
  return tags;
}

function addTags(tags: string[], concepts: readonly Concept[]): void {
  for (const concept of concepts) {
    for (const tag of concept.tags) if (tags.length < MAX_TAGS && !tags.includes(tag)) tags.push(tag);
  }
}

function inferKeywords(lead: readonly Concept[]): string[] {
  const keywords: string[] = [];
  for (const { keyword } of lead) {
    const isNew = keyword !== null && !keywords.includes(keyword);
    if (isNew && keywords.length < MAX_KEYWORDS) keywords.push(keyword);
  }
  return keywords;
}

/** Only whole words of the name count. */
function inferTier(name: string): number {
  for (const word of wordsOf(name)) {
    const tier = TIER_WORDS.get(word);
    if (tier !== undefined) return tier;
  }
  return DEFAULT_TIER;
}

export function withoutPrefix(name: string, prefixes: readonly string[]): string {
  const prefix = prefixes.find((candidate) => name.startsWith(candidate));
  return prefix === undefined ? name : name.slice(prefix.length);
}
