import { isContentWord, isLatinWord, shareOf, stemOf, wordsOf } from './words.js';

/** The words of a phrase, however they are joined: `code-review` and `Code Review` are one phrase. */
export function normalizePhrase(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

/** Whether a phrase has something to match and no invisible characters. */
export function isUsablePhrase(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u.test(text);
}

const MIN_LENGTH = 3;
export const MAX_PHRASE_LENGTH = 60;
/** More phrases do not make a better key, only a longer one. */
export const MAX_PHRASES = 12;

/** No sign that means something in a regular expression but the dot, which matches itself. */
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._/#'’,:&@-]*$/u;

/** A phrase that means the same to consumers that search for text and to those that use an expression. */
export function isPlainPhrase(phrase: string): boolean {
  const isLong = phrase.length >= MIN_LENGTH || (phrase.length > 1 && !isLatinWord(phrase));
  return isLong && phrase.length <= MAX_PHRASE_LENGTH && PLAIN.test(phrase);
}

/** The key of `by_keyword` for the phrases of an entry; empty if it has none that can be in a key. */
export function keyOfPhrases(phrases: readonly string[]): string {
  const plain = phrases.map(normalizePhrase).filter(isPlainPhrase);
  return [...new Set(plain)].slice(0, MAX_PHRASES).join('|');
}

const COMMON_SHARE = 0.03;

/** A single word that more than this share of texts has, or words that say nothing: they do not tell skills apart. */
export function isCommonPhrase(phrase: string, share = COMMON_SHARE): boolean {
  const words = wordsOf(phrase);
  // How common words of other scripts are is not known.
  if (!words.every(isLatinWord)) return false;
  const content = words.filter(isContentWord);
  if (content.length === 0) return true;
  return words.length === 1 && shareOf(stemOf(words[0]!)) > share;
}

/** Letters of every script count. */
const WORD_CHARACTER = '[\\p{L}\\p{N}\\p{M}_]';

/** True when the text contains the phrase as whole words, in any case: `c++` ends its word itself. */
export function occursBetween(text: string, phrase: string, wordCharacter = WORD_CHARACTER): boolean {
  const [normal, wanted] = [text, phrase].map((each) => each.trim().replace(/\s+/g, ' ').toLowerCase());
  if (wanted === '' || !normal!.includes(wanted!)) return false;
  const isLetter = new RegExp(`^${wordCharacter}$`, 'u');
  const [first, last] = [[...wanted!][0]!, [...wanted!].at(-1)!];
  const before = isLetter.test(first) ? `(?<!${wordCharacter})` : '';
  const after = isLetter.test(last) ? `(?!${wordCharacter})` : '';
  const escaped = wanted!.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`${before}${escaped}${after}`, 'u').test(normal!);
}

/** Scripts that are written without blanks between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

export interface FoundPhrase<T> {
  readonly value: T;
  readonly phrase: string;
  /** Nothing else is in the text. */
  readonly isWhole: boolean;
}

/** Finds phrases in texts at word boundaries; case, hyphens and plural forms make no difference. */
export class PhraseIndex<T> {
  readonly #byWords = new Map<string, { readonly phrase: string; readonly value: T }[]>();
  readonly #literals: { readonly phrase: string; readonly value: T }[] = [];
  #maxWords = 0;

  add(text: string, value: T): void {
    const phrase = normalizePhrase(text);
    const words = canonicalWords(phrase);
    if (words.length === 0 && !isUsablePhrase(phrase)) return;
    if (!isPlainPhrase(phrase) || words.length === 0 || UNSPACED.test(phrase)) {
      this.#literals.push({ phrase, value });
    } else {
      this.#maxWords = Math.max(this.#maxWords, words.length);
      append(this.#byWords, words.join(' '), { phrase, value });
    }
  }

  /** The longest phrases first; those of one length in the order in which they were added. */
  find(text: string): readonly FoundPhrase<T>[] {
    const words = canonicalWords(text);
    const parts = new Set<string>();
    for (let from = 0; from < words.length; from++) {
      for (let to = from + 1; to <= Math.min(words.length, from + this.#maxWords); to++)
        parts.add(words.slice(from, to).join(' '));
    }
    const whole = words.join(' ');
    const found = [...parts].flatMap((part) =>
      (this.#byWords.get(part) ?? []).map((each) => ({ ...each, isWhole: part === whole })),
    );
    const normal = normalizePhrase(text);
    const literal = this.#literals
      .filter(({ phrase }) =>
        UNSPACED.test(phrase) ? normal.includes(phrase) : occursBetween(normal, phrase),
      )
      .map((each) => ({ ...each, isWhole: normal === each.phrase }));
    return [...found, ...literal].sort((a, b) => b.phrase.length - a.phrase.length);
  }
}

/** Signs between words: not those inside a word, and not those that join the words of a phrase. */
const BREAK = /(?:[^\p{L}\p{M}\p{N}\s_'’.+#-]|\.(?=\s|$))+/u;

/** The words in one spelling, with a mark where a sign is between two of them. */
function canonicalWords(text: string): readonly string[] {
  const pieces = text.split(BREAK).map((piece) => wordsOf(piece).map(singularOf));
  return pieces
    .filter((words) => words.length > 0)
    .flatMap((words, at) => (at === 0 ? words : ['/', ...words]));
}

/** One spelling for both numbers of a word; it need not be a word itself. */
function singularOf(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Adds to the list of a key. */
export function append<K, T>(lists: Map<K, T[]>, key: K, value: T): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [value]);
  else known.push(value);
}
