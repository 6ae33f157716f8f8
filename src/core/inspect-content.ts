import type { ContentFinding } from './content/content-finding.js';
import {
  findHiddenCharacters,
  findHomePaths,
  findIgnoredSafeguards,
  findPipeToShell,
  findSecrets,
} from './content/detectors.js';

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
