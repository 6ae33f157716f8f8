import {
  findHiddenCharacters,
  findHomePaths,
  findIgnoredSafeguards,
  findPipeToShell,
  findSecrets,
} from './detectors.js';

const DETECTORS = [findPipeToShell, findSecrets, findIgnoredSafeguards, findHomePaths];

const MOST_PER_RULE = 20;

/**
 * Looks for what may harm the users of a skill: secrets, commands that run downloads, hidden characters,
 * orders to drop safeguards, paths of one machine. `bodyOffset` is where the frontmatter ends.
 */
export function inspectContent(text: string, bodyOffset = 0): ContentFinding[] {
  return DETECTORS.flatMap((detect) => takeSome(detect(text))).concat(
    takeSome(inspectHiddenCharacters(text, bodyOffset)),
  );
}

function* inspectHiddenCharacters(text: string, bodyOffset: number): Generator<ContentFinding> {
  for (const { start, end, what } of findHiddenCharacters(text)) {
    yield {
      rule: start < bodyOffset ? 'hidden-metadata' : 'hidden-characters',
      start,
      end,
      message: `${what}: people do not see it, agents read it.`,
      fix: 'Delete it, or write what it stands for.',
    };
  }
}

/** The first ones of a kind make the point; a file with a million of them must not fill the report. */
function takeSome(findings: Iterable<ContentFinding>): ContentFinding[] {
  const taken: ContentFinding[] = [];
  for (const finding of findings) {
    if (taken.length === MOST_PER_RULE) {
      const last = taken.pop()!;
      return [...taken, { ...last, message: `${last.message} There are more of these in this file.` }];
    }
    taken.push(finding);
  }
  return taken;
}

/** Something in a skill's text that may harm whoever uses it; offsets are UTF-16 positions in the text. */
export interface ContentFinding {
  readonly rule: string;
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly fix: string;
}

const WARNING_WORDS =
  /\b(?:never|(?:do|does|must|should|shall|may|can) ?not|(?:do|does|must|should|is|are|was)n['’]t|avoid(?:s|ed|ing)?|instead of|rather than|forbid(?:den|s)?|prohibit(?:ed|s)?|reject(?:s|ed)?|refuse[sd]?|detect(?:s|ed|ing|ion)?|flag(?:s|ged)?|block(?:s|ed)?|dangerous|unsafe|malicious|attack(?:s|er|ers)?|injection|such as|e\.g\.|example of|attempts? to|tr(?:y|ies) to)\b|[❌🚫⛔]/iu;

/**
 * Tells whether the words before a place in its line name what follows only to warn of it.
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
