import { type Stem, StemReader } from './words.js';

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
  readonly stems: readonly Stem[];
  readonly weight: number;
}

/** A skill split into words. */
export interface SkillWords {
  readonly skill: RoutedSkill;
  /** Phrases that the description quotes, as written. */
  readonly quotes: readonly string[];
  readonly nameStems: readonly Stem[];
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

/**
 * Splits skills into words. Which sentences of a description count depends on the names of the other skills; of `known`,
 * skills with those names, what did not change is not read again.
 */
export function readSkillWords(
  skills: readonly RoutedSkill[],
  known: SkillVocabulary = { reader: new StemReader(), skills: [] },
): SkillVocabulary {
  const { reader } = known;
  const names = namesOf(skills);
  const earlier = known.skills.map(({ skill }) => skill);
  const isRead = sameSkills(skills, earlier);
  const read = (text: string, weight: number) => ({ text, stems: reader.read(text), weight });
  const places: number[] = [];
  const words = skills.map((skill, index) => {
    if (isRead(skill, index)) return known.skills[index]!;
    const { text, quotes } = textAbout(skill, names);
    const texts = [read(text, 1), read(skill.name, NAME_WEIGHT)];
    for (const phrase of skill.phrases) texts.push(read(phrase, DECLARED_WEIGHT));
    return { skill, quotes, nameStems: texts[1]!.stems, texts, ...weigh(texts, places) };
  });
  return { reader, skills: words };
}

/** The phrases that authors declare and quote, and the names; those of `known` skills are left out. */
export function phrasesOf(
  skills: readonly RoutedSkill[],
  known: readonly RoutedSkill[] = [],
): readonly string[] {
  const names = namesOf(skills);
  const isKnown = sameSkills(skills, known);
  return skills.flatMap((skill, index) =>
    isKnown(skill, index) ? [] : [skill.name, ...skill.phrases, ...textAbout(skill, names).quotes],
  );
}

function textAbout({ name, description }: RoutedSkill, names: ReadonlySet<string>): PositiveText {
  const own = name.toLowerCase();
  return positiveText(description, (other) => other !== own && names.has(other));
}

/** Whether a skill is the same in both lists, which must have the same names: those decide what its text means. */
function sameSkills(
  skills: readonly RoutedSkill[],
  others: readonly RoutedSkill[],
): (skill: RoutedSkill, index: number) => boolean {
  const [names, otherNames] = [namesOf(skills), namesOf(others)];
  const areSameNames = names.size === otherNames.size && [...names].every((name) => otherNames.has(name));
  return (skill, index) => areSameNames && index < others.length && areSameSkill(skill, others[index]!);
}

function namesOf(skills: readonly RoutedSkill[]): ReadonlySet<string> {
  return new Set(skills.map(({ name }) => name.toLowerCase()));
}

export function areSameSkill(a: RoutedSkill, b: RoutedSkill): boolean {
  return (
    a.name === b.name &&
    a.description === b.description &&
    a.phrases.length === b.phrases.length &&
    a.phrases.every((phrase, at) => phrase === b.phrases[at])
  );
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

/** What a description says the skill is for, without what it says the skill is not for. */
export interface PositiveText {
  /** The text that remains, quotes included. */
  readonly text: string;
  /** Phrases that the author quotes in it, as written. */
  readonly quotes: readonly string[];
}

interface Quote {
  readonly start: number;
  readonly end: number;
  readonly phrase: string;
}

/** Between words: in scripts with blanks, a straight mark next to a letter inside of a word neither opens nor closes. */
const [NOT_AFTER_WORD, NOT_BEFORE_WORD] = ['<!', '!'].map(
  (look) => `(?${look}[\\p{sc=Latin}\\p{sc=Cyrillic}\\p{sc=Greek}\\p{N}])`,
) as [string, string];

/** A phrase may be broken over a line, not over a paragraph; the limit keeps unpaired marks cheap. */
const within = (marks: string) => `((?:[^${marks}\\n]|\\n(?![^\\S\\n]*\\n)){0,300})`;
const paired = (open: string, close: string) => `${open}${within(open + close)}[${close}]`;

const QUOTES = new RegExp(
  [
    `${NOT_AFTER_WORD}"(?!\\s)${within('"')}(?<!\\s)"${NOT_BEFORE_WORD}`,
    paired('„', '“”'),
    paired('“', '”'),
    paired('«', '»'),
    paired('‹', '›'),
    paired('「', '」'),
    paired('『', '』'),
    `(?<![\\p{L}\\p{N}])'((?:[^'\\n]|\\n(?![^\\S\\n]*\\n)|(?<=[\\p{L}\\p{N}])'(?=[\\p{L}\\p{N}])){0,300})'(?![\\p{L}\\p{N}])`,
    `\`${within('`')}\``,
  ].join('|'),
  'gu',
);

/** Every quote begins with one of them. */
const QUOTE_MARK = /["„“«‹「『'`]/;
const NO_QUOTES: readonly Quote[] = [];

/** A sentence ends at its period, at the end of a line, or in a quote that ends with a period. */
const SENTENCE_END = /[.!?](?=["”'’)\]]*(?:\s|$))|[\n;。！？]/g;

const POINTS_ELSEWHERE =
  /\b(?:see|use|uses|using|prefer|instead|covered|handled|belongs?|refer|defer|delegate|route|switch|try|invoke|call|rather|go)\b/;

const EXCLUDES =
  /\b(?:do not|don['’]t (?:use|trigger|invoke|apply|run|load|activate|call)|(?:does|is|are|should|must) not (?:for|cover|handle|replace|trigger|be used|intended|meant)|not (?:for|to be|when|if|intended|meant|suitable|applicable|used|needed)|never|instead of|rather than|unless|except|excluding|excludes|out of scope|skip (?:for|when|if|this))\b/;

const SHORTEST_QUOTE = 3;
const LONGEST_QUOTE = 60;

/** Reads a description; skips sentences that refer the reader to other skills. */
export function positiveText(description: string, isOtherSkill: (name: string) => boolean): PositiveText {
  const quotes = QUOTE_MARK.test(description) ? quotesIn(description) : NO_QUOTES;
  const masked = maskQuotes(description, quotes);
  const kept: string[] = [];
  const phrases: string[] = [];
  let next = 0;
  let end = 0;
  for (let start = 0; start < description.length; start = end) {
    SENTENCE_END.lastIndex = start;
    end = (SENTENCE_END.exec(masked)?.index ?? description.length - 1) + 1;
    const sentence = masked.slice(start, end).toLowerCase();
    if (
      POINTS_ELSEWHERE.test(sentence) &&
      namesAnother(description.slice(start, end).toLowerCase(), isOtherSkill)
    )
      continue;
    const cut = sentence.search(EXCLUDES);
    const stop = cut === -1 ? end : start + cut;
    kept.push(description.slice(start, stop));
    while (next < quotes.length && quotes[next]!.start < start) next++;
    for (let index = next; index < quotes.length && quotes[index]!.end <= stop; index++)
      if (quotes[index]!.phrase !== '') phrases.push(quotes[index]!.phrase);
  }
  return { text: kept.join(' '), quotes: phrases };
}

function quotesIn(description: string): readonly Quote[] {
  const quotes: Quote[] = [];
  for (const match of description.matchAll(QUOTES)) {
    const text = match.slice(1).find((group) => group !== undefined)!;
    const phrase = trimPunctuation(text.replace(/\s+/g, ' '));
    const isUsable = phrase.length >= SHORTEST_QUOTE && phrase.length <= LONGEST_QUOTE;
    const isWord = match[0].startsWith('`') && !looksLikeCode(text);
    quotes.push({
      start: match.index,
      end: match.index + match[0].length,
      phrase: isUsable && !isWord ? phrase : '',
    });
  }
  return quotes;
}

/** A word in backticks is often just a value; symbols or inner capitals make it a name. */
function looksLikeCode(text: string): boolean {
  return /[^A-Za-z]|[a-z][A-Z]/.test(text.trim());
}

function trimPunctuation(text: string): string {
  return text.replace(/^[\s.,;:!?…、。！？]+/, '').replace(/[\s,;:!?…、。！？]+$|(?<!\.)\.+$/, '');
}

function maskQuotes(description: string, quotes: readonly Quote[]): string {
  let masked = '';
  let at = 0;
  for (const { start, end } of quotes) {
    const isEnd = /[.!?]/.test(description[end - 2]!) && /^\s+\p{Lu}/u.test(description.slice(end, end + 4));
    masked += description.slice(at, start) + ' '.repeat(end - start - 1) + (isEnd ? '.' : ' ');
    at = end;
  }
  return masked + description.slice(at);
}

/** The marks of a name, of which every marked name has one. */
const NAME_MARK = /[a-z0-9](?:-[a-z0-9]|[`"'”]? skill)|[/$][a-z0-9]|[`"'“][a-z0-9]+(?:[-_:][a-z0-9]+)*[`"'”]/;
const NAME = /([`/$"'“]?)\b([a-z0-9]+(?:[-_:][a-z0-9]+)*)\b([`"'”]?)(?=( skill)?)/g;

/** Names of one word are also ordinary words: they count only if marked as names. */
function namesAnother(sentence: string, isOtherSkill: (name: string) => boolean): boolean {
  if (!NAME_MARK.test(sentence)) return false;
  for (const [, before, name, after, skill] of sentence.matchAll(NAME)) {
    const isMarked =
      name!.includes('-') ||
      skill !== undefined ||
      (before !== '' && after !== '') ||
      before === '/' ||
      before === '$';
    if (isMarked && isOtherSkill(name!.slice(name!.lastIndexOf(':') + 1))) return true;
  }
  return false;
}
