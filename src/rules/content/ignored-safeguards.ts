import { type ContentFinding, isWarnedAgainst } from './inspect-content.js';

const FILLER = String.raw`(?:(?:all|any|every|of|the|your|my|our|these|those|this|that|its|other|existing|built-in|and)\s+){0,4}`;
const ORDERS = String.raw`(?:previous|prior|earlier|above|preceding|former|original|initial|system|developer|safety|security|existing)\s+(?:system\s+|safety\s+)?(?:instructions?|prompts?|rules?|guidelines?|messages?|directives?|orders?|polic(?:y|ies)|constraints?|restrictions?)`;
const GUARDS = String.raw`(?:(?:safety|security|content|ethical)\s+(?:checks?|filters?|measures?|protocols?|mechanisms?|features?|controls?|warnings?|guidelines?|polic(?:y|ies))|safeguards?|guardrails?|(?:permission|approval|confirmation)\s+(?:prompts?|checks?|requests?|dialogs?))`;

const PATTERNS = [
  new RegExp(String.raw`\b(?:ignore|disregard)\s+${FILLER}(?:${ORDERS}|${GUARDS})\b`, 'gi'),
  /\bignore\s+(?:everything|anything|all)\s+(?:above|before|(?:you|that)\s+(?:were|was|have been)\s+told)\b/gi,
  new RegExp(String.raw`\bbypass\s+${FILLER}(?:${ORDERS}|${GUARDS})\b`, 'gi'),
  /--dangerously-(?:skip-permissions|bypass-approvals-and-sandbox)\b/g,
];

/** Finds orders to an agent to drop its instructions, its safety rules or its permission prompts. */
export function findIgnoredSafeguards(text: string): ContentFinding[] {
  return PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)])
    .filter((match) => !isQuoted(text, match) && !isWarnedAgainst(text, match.index))
    .map((match) => ({
      rule: 'ignore-safeguards',
      start: match.index,
      end: match.index + match[0].length,
      message: 'Tells the agent to set its instructions or safeguards aside.',
      fix: 'Say what the skill needs, and leave the decision to the user and the agent; quote the words if they are an example.',
    }));
}

/** Quoted words are spoken of, not said; a command-line option in backticks is still an order. */
function isQuoted(text: string, match: RegExpMatchArray): boolean {
  if (match[0].startsWith('--')) return false;
  const before = text
    .slice(Math.max(0, match.index! - LONGEST_QUOTE), match.index)
    .split('\n')
    .at(-1)!;
  let end: string | undefined;
  // An apostrophe inside of a word quotes nothing.
  for (const [mark] of before.replace(/(?<=\w)['’](?=\w)/g, '').matchAll(/["'`“”‘’«»]/g)) {
    if (end === undefined) end = QUOTES.get(mark);
    else if (mark === end) end = undefined;
  }
  return end !== undefined;
}

const LONGEST_QUOTE = 400;
const QUOTES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['“', '”'],
  ['”', '”'],
  ['‘', '’'],
  ['«', '»'],
]);
