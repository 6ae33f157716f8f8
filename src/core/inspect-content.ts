import type { ContentFinding } from './content/content-finding.js';
import { HIDDEN_IN_BASIC_PLANE } from './content/hidden-code-points.js';
import { detectors } from './content/late-detectors.js';

type DetectorName = 'findSecrets' | 'findHomePaths' | 'findPipeToShell' | 'findIgnoredSafeguards';

/**
 * What a text must hold before a detector can find anything in it. Nearly all files hold none of it, and
 * ten thousand of them are read in a run. The expression is shaped for the engine: short literals that end
 * in rare characters are one table look-up a character; whatever would spoil that is a plain `includes`.
 */
const CLUES =
  /(gh[pousr]_|npm_|pat_|ive_(?<=k_live_)|ant-(?<=sk-ant-)|roj-(?<=sk-proj-)|cct-|ox[abprs]-|ypi-|KEY-|pat-(?<=glpat-)|AKIA)|(ers[/\\](?<=[/\\]Users.)|ome\/(?<=\/home\/))|([ `(\n]iex|oke-(?<=Invoke-))|(usly-|sreg|SREG|YPAS)/g;
const CLUE_GROUPS: readonly DetectorName[] = [
  'findSecrets',
  'findHomePaths',
  'findPipeToShell',
  'findIgnoredSafeguards',
];
const CLUE_WORDS: readonly (readonly [string, DetectorName])[] = [
  ['curl', 'findPipeToShell'],
  ['wget', 'findPipeToShell'],
  ['IEX', 'findPipeToShell'],
  ['gnore', 'findIgnoredSafeguards'],
  ['ypass', 'findIgnoredSafeguards'],
  ['GNORE', 'findIgnoredSafeguards'],
  ['AIza', 'findSecrets'],
];

/** Empty in a string of one-byte characters, where V8 answers without looking. */
const HIDDEN_CLUE = new RegExp(`[${HIDDEN_IN_BASIC_PLANE}\udb40]`);
const MOST_PER_RULE = 20;

/**
 * Looks for what may harm the users of a skill: secrets, commands that run downloads, hidden characters,
 * orders to drop safeguards, paths of one machine. `bodyOffset` is where the frontmatter ends.
 */
export function inspectContent(text: string, bodyOffset = 0): ContentFinding[] {
  const findings = [...pickDetectors(text)].flatMap((name) => takeSome(detectors()[name](text)));
  if (HIDDEN_CLUE.test(text) || text.includes('\u00ad') || text.includes('\u001b')) {
    findings.push(...takeSome(inspectHiddenCharacters(text, bodyOffset)));
  }
  return findings;
}

function pickDetectors(text: string): Set<DetectorName> {
  const picked = new Set<DetectorName>();
  for (const [word, detector] of CLUE_WORDS) if (text.includes(word)) picked.add(detector);
  CLUES.lastIndex = 0;
  for (let clue = CLUES.exec(text); clue; clue = CLUES.exec(text)) {
    picked.add(CLUE_GROUPS[clue.findIndex((group, index) => index > 0 && group !== undefined) - 1]!);
    if (picked.size === CLUE_GROUPS.length) break;
  }
  return picked;
}

function* inspectHiddenCharacters(text: string, bodyOffset: number): Generator<ContentFinding> {
  for (const { start, end, what } of detectors().findHiddenCharacters(text)) {
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
