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

const WARNING_WORDS =
  /\b(?:never|(?:do|does|must|should|shall|may|can) ?not|(?:do|does|must|should|is|are|was)n['’]t|avoid(?:s|ed|ing)?|instead of|rather than|forbid(?:den|s)?|prohibit(?:ed|s)?|reject(?:s|ed)?|refuse[sd]?|detect(?:s|ed|ing|ion)?|flag(?:s|ged)?|block(?:s|ed)?|dangerous|unsafe|malicious|attack(?:s|er|ers)?|injection|such as|e\.g\.|example of|attempts? to|tr(?:y|ies) to)\b|[❌🚫⛔]/iu;

/**
 * Whether the words before a position on its line only warn about what follows.
 * Skills about security quote dangerous commands all the time; reporting those would teach people to
 * ignore the rule.
 */
export function isWarnedAgainst(text: string, at: number): boolean {
  return WARNING_WORDS.test(
    text
      .slice(Math.max(0, at - 120), at)
      .split('\n')
      .at(-1)!,
  );
}

const FORBIDDING =
  /(?:\b(?:never|do(?:es)? not|don['’]t|doesn['’]t|avoid|must not|should not|shouldn['’]t|refuses? to|instead of|rather than)\b|[❌🚫⛔])[^\n.!?,;:|]{0,40}$/iu;

/**
 * Whether the words right before a position forbid what follows. An attacker writes words, too: only those that tell
 * an agent not to run the command count.
 */
export function isForbidden(text: string, at: number): boolean {
  return FORBIDDING.test(text.slice(Math.max(0, at - 80), at));
}

const WARNING_HEADING =
  /^#{1,6} .*\b(?:never (?:do|run|use)|(?:don['’]t|do not|must not) (?:do|run|use)|what not to|anti-?patterns?|forbidden|prohibited|red flags?)\b/i;
const COMMENT = /^[ \t]*(?:#(?![#!])|\/\/|--[ \t]|<!--|rem\b)/i;

/** Whether the heading above a position says that what follows is wrong. */
export function isUnderWarning(text: string, at: number): boolean {
  const start = Math.max(text.lastIndexOf('\n#', at), text.startsWith('#') ? 0 : -1);
  return start !== -1 && WARNING_HEADING.test(text.slice(start, at).trimStart().split('\n', 1)[0]!);
}

/** Whether the line of a position is a comment up to there, which nobody runs. */
export function isInComment(text: string, at: number): boolean {
  return COMMENT.test(text.slice(text.lastIndexOf('\n', at - 1) + 1, at));
}
