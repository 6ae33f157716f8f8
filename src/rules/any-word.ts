/**
 * An expression that matches if a text has one of the words, each an expression itself, after a word boundary. It looks
 * for letters that are rare in texts, and only there for the whole word: in long texts, that is twice as fast as looking
 * for the letters that words begin with. Each word has one of the letters outside of groups.
 */
export function anyWord(words: readonly string[], letters: string): RegExp {
  const rare = new RegExp(`[${letters}]`, 'i');
  const alternatives = words.map((word) => `${word.slice(word.search(rare))}(?<=\\b${word})`);
  return new RegExp(alternatives.join('|'), 'i');
}
