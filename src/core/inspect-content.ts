import type { ContentDetector, ContentFinding } from './content/content-finding.js';
import { findHiddenCharacters } from './content/find-hidden-characters.js';
import { findHomePaths } from './content/find-home-paths.js';
import { findIgnoredSafeguards } from './content/find-ignored-safeguards.js';
import { findPipeToShell } from './content/find-pipe-to-shell.js';
import { findSecrets } from './content/find-secrets.js';
import { HIDDEN_IN_BASIC_PLANE } from './content/hidden-code-points.js';

export type { ContentFinding } from './content/content-finding.js';

/**
 * What a text must hold before a detector can find anything in it. Nearly all files hold none of it, and
 * ten thousand of them are read in a run. The expression is shaped for the engine: short literals that end
 * in rare characters are one table look-up a character; whatever would spoil that is a plain `includes`.
 */
const CLUES =
  /(gh[pousr]_|npm_|pat_|ive_(?<=k_live_)|ant-(?<=sk-ant-)|roj-(?<=sk-proj-)|cct-|ox[abprs]-|ypi-|KEY-|pat-(?<=glpat-)|AKIA)|(ers[/\\](?<=[/\\]Users.)|ome\/(?<=\/home\/))|([ `(\n]iex|oke-(?<=Invoke-))|(usly-|sreg|SREG|YPAS)/g;
const CLUE_GROUPS: readonly ContentDetector[] = [
  findSecrets,
  findHomePaths,
  findPipeToShell,
  findIgnoredSafeguards,
];
const CLUE_WORDS: readonly (readonly [string, ContentDetector])[] = [
  ['curl', findPipeToShell],
  ['wget', findPipeToShell],
  ['IEX', findPipeToShell],
  ['gnore', findIgnoredSafeguards],
  ['ypass', findIgnoredSafeguards],
  ['GNORE', findIgnoredSafeguards],
  ['AIza', findSecrets],
];

/** Empty in a string of one-byte characters, where V8 answers without looking. */
const HIDDEN_CLUE = new RegExp(`[${HIDDEN_IN_BASIC_PLANE}\udb40]`);
const MOST_PER_RULE = 20;

/**
 * Looks for what may harm the users of a skill: secrets, commands that run downloads, hidden characters,
 * orders to drop safeguards, paths of one machine. `bodyOffset` is where the frontmatter ends.
 */
export function inspectContent(text: string, bodyOffset = 0): ContentFinding[] {
  const findings = [...pickDetectors(text)].flatMap((detect) => takeSome(detect(text)));
  if (HIDDEN_CLUE.test(text) || text.includes('\u00ad') || text.includes('\u001b')) {
    findings.push(...takeSome(inspectHiddenCharacters(text, bodyOffset)));
  }
  return findings;
}

function pickDetectors(text: string): Set<ContentDetector> {
  const picked = new Set<ContentDetector>();
  for (const [word, detector] of CLUE_WORDS) if (text.includes(word)) picked.add(detector);
  CLUES.lastIndex = 0;
  for (let clue = CLUES.exec(text); clue; clue = CLUES.exec(text)) {
    picked.add(CLUE_GROUPS[clue.findIndex((group, index) => index > 0 && group !== undefined) - 1]!);
    if (picked.size === CLUE_GROUPS.length) break;
  }
  return picked;
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
