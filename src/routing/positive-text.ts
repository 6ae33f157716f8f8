import { MAX_PHRASE_LENGTH } from './phrases.js';
import { isLatinWord } from './words.js';

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

/** A sentence ends at its period, at the end of a line, or in a quote that ends with a period. */
const SENTENCE_END = /[.!?](?=["”'’)\]]*(?:\s|$))|[\n;。！？]/g;

const POINTS_ELSEWHERE =
  /\b(?:see|use|uses|using|prefer|instead|covered|handled|belongs?|refer|defer|delegate|route|switch|try|invoke|call|rather|go)\b/;

const EXCLUDES =
  /\b(?:do not|don['’]t (?:use|trigger|invoke|apply|run|load|activate|call)|(?:does|is|are|should|must) not (?:for|cover|handle|replace|trigger|be used|intended|meant)|not (?:for|to be|when|if|intended|meant|suitable|applicable|used|needed)|never|instead of|rather than|unless|except|excluding|excludes|out of scope|skip (?:for|when|if|this))\b/;

const MIN_QUOTE_LENGTH = 3;
/** Scripts of syllables and ideographs say more with fewer signs. */
const MIN_DENSE_LENGTH = 2;

/** Reads a description; skips sentences that refer the reader to other skills. */
export function positiveText(description: string, isOtherSkill: (name: string) => boolean): PositiveText {
  const quotes = quotesIn(description);
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
    const isLong = phrase.length >= (isLatinWord(phrase) ? MIN_QUOTE_LENGTH : MIN_DENSE_LENGTH);
    const isUsable = isLong && phrase.length <= MAX_PHRASE_LENGTH;
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

const NAME = /([`/$"'“]?)\b([a-z0-9]+(?:[-_:][a-z0-9]+)*)\b([`"'”]?)(?=( skill)?)/g;

/** Names of one word are also ordinary words: they count only if marked as names. */
function namesAnother(sentence: string, isOtherSkill: (name: string) => boolean): boolean {
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
