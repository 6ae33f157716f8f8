import { asciiWords, type Concept, type Lexicon } from './lexicon.js';
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

/** Infers what the frontmatter does not declare: a pure function, so that an old entry can be inferred again. */
export function inferMetadata(input: InferenceInput): InferredMetadata {
  const lead = input.lexicon.conceptsIn(leadClause(input.description));
  const keywords = keywordsFor([...lead, ...conceptsOfPrefix(input.name, input)]);
  return { tags: inferTags(input, lead), keywords, tier: inferTier(input.name) };
}

/** From the name, then the directory's name, then the lead clause of the description. */
function inferTags(
  { name, directoryName, description, reservedPrefixes, lexicon }: InferenceInput,
  lead: readonly Concept[],
): string[] {
  const spoken =
    description.length <= SHORT_DESCRIPTION ? lexicon.conceptsIn(firstSentence(description)) : lead;
  const tags: string[] = [];
  addTags(tags, conceptsOfName(name, { reservedPrefixes, lexicon }));
  if (directoryName !== name) addTags(tags, conceptsOfName(directoryName, { reservedPrefixes, lexicon }));
  addTags(tags, spoken);
  return tags;
}

function addTags(tags: string[], concepts: readonly Concept[]): void {
  for (const concept of concepts) {
    for (const tag of concept.tags) if (tags.length < MAX_TAGS && !tags.includes(tag)) tags.push(tag);
  }
}

/** The keywords that a description gives. */
export function inferKeywords(description: string, lexicon: Lexicon): readonly string[] {
  return keywordsFor(lexicon.conceptsIn(leadClause(description)));
}

function keywordsFor(lead: readonly Concept[]): string[] {
  const keywords: string[] = [];
  for (const { keyword } of lead) {
    const isNew = keyword !== null && !keywords.includes(keyword);
    if (isNew && keywords.length < MAX_KEYWORDS) keywords.push(keyword);
  }
  return keywords;
}

/** Only whole words of the name count. */
function inferTier(name: string): number {
  for (const word of asciiWords(name)) {
    const tier = TIER_WORDS.get(word);
    if (tier !== undefined) return tier;
  }
  return DEFAULT_TIER;
}

type NameInput = Pick<InferenceInput, 'reservedPrefixes' | 'lexicon'>;

/** The subject of a name: its words without a reserved prefix, or the prefix if they mean nothing. */
function conceptsOfName(name: string, input: NameInput): readonly Concept[] {
  const concepts = input.lexicon.conceptsIn(withoutPrefix(name, input.reservedPrefixes));
  return concepts.length > 0 ? concepts : conceptsOfPrefix(name, input);
}

/** `contribution-protocol` is about contributions although the prefix is reserved; `ct-` means nothing. */
function conceptsOfPrefix(name: string, { reservedPrefixes, lexicon }: NameInput): readonly Concept[] {
  const rest = withoutPrefix(name, reservedPrefixes);
  if (rest === name || lexicon.conceptsIn(rest).length > 0) return [];
  return lexicon.conceptsIn(name);
}

function withoutPrefix(name: string, prefixes: readonly string[]): string {
  const prefix = prefixes.find((candidate) => name.startsWith(candidate));
  return prefix === undefined ? name : name.slice(prefix.length);
}

const ABBREVIATION = /(?:^|[\s(])(?:etc|vs|cf|approx|incl|dr|mrs?|ms|prof|jr|sr|inc|ltd|(?:[a-z]\.)+[a-z])$/i;

/** A description in one line: its first sentence. A period inside `e.g.`, `1.0` or `SKILL.md` does not end it. */
export function briefDescription(description: string): string {
  const line = description.replace(/\s+/g, ' ').trim();
  for (const end of line.matchAll(/[.!?]["')\]]*(?=\s|$)|[。！？]/g)) {
    const before = line.slice(0, end.index);
    if (end[0].startsWith('.') && ABBREVIATION.test(before)) continue;
    return line.slice(0, end.index + end[0].length);
  }
  return line;
}

/** Openings that say nothing about the work itself. */
export const BOILERPLATE =
  /^(?:this skill (?:should be used|is used|provides|helps|guides|covers|enables|handles|teaches|contains)?|(?:always |only |must )?use(?:d)? (?:this )?(?:skill )?(?:when(?:ever)?|for|to|if|it)?|(?:a |an |the )?(?:complete |comprehensive |expert |step-by-step )?(?:guide|guidance|skill|expert|toolkit|workflow|instructions|reference) (?:for|to|that|on|in|which)|guides? (?:you )?(?:through|for)|helps?(?: you| users?)?(?: to| with)?|when(?:ever)?|if|the user (?:asks|wants|needs|requests|mentions|says|is)(?: to| for| you to)?|users? (?:ask|want|need|request)s?(?: to| for)?|you (?:need|want|are asked|are) ?(?:to)?|asked to|working (?:on|with))(?=\s|$)\s*/i;

/** Each word that such an opening can begin with: the expression takes a millisecond to build. */
export const FIRST_WORDS: ReadonlySet<string> = new Set(
  (
    'this always only must use used a an the complete comprehensive expert step-by-step guide guidance skill ' +
    'toolkit workflow instructions reference guides help helps when whenever if user users you asked working'
  ).split(' '),
);
const FIRST_WORD = /^[a-z-]+/i;

const CUT =
  /[,;:.([]|\s[—–-]\s|\s(?:for|with|using|via|by|from|on|in|when|that|which|to|through|against|across|into|including|combining|based|so|as)(?=\s)/i;

const SENTENCE_END = /[.!?](?=\s|$)/;

/** The first sentence, without its period. */
export function firstSentence(text: string): string {
  const trimmed = text.trim();
  const end = trimmed.search(SENTENCE_END);
  return end === -1 ? trimmed : trimmed.slice(0, end);
}

/** The lead clause: the first sentence up to the first comma or preposition, without boilerplate. */
export function leadClause(description: string): string {
  let rest = firstSentence(description);
  while (mayBeBoilerplate(rest)) {
    const stripped = rest.replace(BOILERPLATE, '').trimStart();
    if (stripped === rest || stripped === '') break;
    rest = stripped;
  }
  const cut = rest.search(CUT);
  return cut === -1 ? rest : rest.slice(0, cut);
}

function mayBeBoilerplate(text: string): boolean {
  return FIRST_WORDS.has(FIRST_WORD.exec(text)?.[0].toLowerCase() ?? '');
}
