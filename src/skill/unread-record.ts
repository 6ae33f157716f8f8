import type { FileContent } from '../files/workspace.js';
import type { FindingOf } from '../text/finding.js';
import { baseName } from '../text/paths.js';
import { START_OF_FILE } from '../text/span.js';
import { NO_MARKS, plainPlace } from './facts.js';
import type { ReadingRule } from './reading-rule.js';
import type { SkillCandidate, SkillRecord } from './skill.js';

/** The record of a file that cannot be read. */
export function recordOfUnreadable(
  candidate: SkillCandidate,
  content: Exclude<FileContent, { kind: 'content' }>,
  maxBytes: number,
): SkillRecord {
  const { file } = candidate;
  return unreadRecord(candidate, { file, ...describeUnreadable(file, content, maxBytes) });
}

/** The record of a skill of which nothing was read: what was found, and the name of its directory. */
export function unreadRecord(
  place: Pick<SkillRecord, 'file' | 'directory' | 'root' | 'source' | 'scope'> &
    Partial<Pick<SkillCandidate, 'places'>>,
  finding: Pick<FindingOf<ReadingRule>, 'rule' | 'file' | 'message' | 'fix'>,
): SkillRecord {
  const { file, directory, root, source, scope } = place;
  const name = baseName(directory);
  return {
    file,
    directory,
    root,
    source,
    scope,
    name,
    declared: {},
    inferred: { tags: [], keywords: [], tier: 2 },
    referenceFiles: [],
    body: { lines: 0, tokens: 0 },
    facts: {
      directoryName: name,
      fields: null,
      problem: { rule: finding.rule, message: finding.message, at: START_OF_FILE },
      marks: NO_MARKS,
      places: place.places ?? [plainPlace(directory)],
    },
    suppressed: 0,
    findings: [{ ...finding, at: START_OF_FILE, skill: name }],
  };
}

function describeUnreadable(
  file: string,
  content: Exclude<FileContent, { kind: 'content' }>,
  maxBytes: number,
): Pick<FindingOf<ReadingRule>, 'rule' | 'message' | 'fix'> {
  if (content.kind === 'missing') {
    return {
      rule: 'file-unreadable',
      message: `${file} no longer exists.`,
      fix: 'Try again: it disappeared during the scan.',
    };
  }
  const message = `${file} cannot be read: ${content.detail}.`;
  switch (content.reason) {
    case 'too-large':
      return {
        rule: 'file-size',
        message,
        fix: `Keep SKILL.md below ${maxBytes} bytes; move data into other files.`,
      };
    case 'outside':
    case 'link':
    case 'dangling':
      return { rule: 'link-refused', message, fix: 'Replace the link with the file itself.' };
    default:
      return { rule: 'file-unreadable', message, fix: 'Make it a regular file that can be read.' };
  }
}
