/**
 * Parts of `by_keyword` keys. Consumers split a key at `|` and use each part as an unanchored regular expression in
 * any case: what is written here compiles in JavaScript, Oniguruma and RE2 alike, and matches in linear time.
 */

/** The words of a phrase, however they are joined: `code-review` and `Code Review` are one phrase. */
export function phraseIdOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

/** Whether a phrase can be part of a key: it has something to match and no invisible characters. */
export function isUsablePhrase(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u.test(text);
}

/** The whole phrase anywhere in a request. */
export function phrasePart(phrase: string): string {
  return literal(phrase.trim());
}

/** The phrase between word boundaries: short texts occur inside other words. */
export function boundedPart(phrase: string): string {
  const text = phrase.trim();
  return (
    (isWordCharacter(text.at(0)) ? '\\b' : '') + literal(text) + (isWordCharacter(text.at(-1)) ? '\\b' : '')
  );
}

/** The phrase as the whole request. */
export function wholeRequestPart(phrase: string): string {
  return `^\\W*${literal(phrase.trim())}\\W*$`;
}

const SHORTEST_OPEN_STEM = 6;

/** A word in the forms that share its stem. A short stem begins too many other words, so the word itself is used. */
export function wordPart(stem: string, word: string): string {
  let common = 0;
  while (common < stem.length && stem[common] === word[common]) common++;
  if (common >= SHORTEST_OPEN_STEM && common < word.length) return `\\b${literal(word.slice(0, common))}`;
  return isWordCharacter(word.at(-1)) ? `\\b${literal(word)}s?\\b` : boundedPart(word);
}

/** Escapes the text, drops `|`, and lets an apostrophe, hyphen or underscore match its variants. */
function literal(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('|', ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\^$.*+?()[\]{}]/g, '\\$&')
    .replace(/['’_-]/g, '.');
}

function isWordCharacter(character: string | undefined): boolean {
  return character !== undefined && /[a-z0-9]/i.test(character);
}
