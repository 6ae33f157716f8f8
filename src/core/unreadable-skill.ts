import type { FileContent } from '../workspace/workspace.js';
import { START_OF_FILE } from './diagnostic.js';
import type { Finding } from './finding.js';
import type { SkillCandidate, SkillRecord } from './skill.js';
import { directoryNameOf } from './skill-path.js';

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
  place: Pick<SkillRecord, 'file' | 'directory' | 'root' | 'source' | 'scope'>,
  finding: Pick<Finding, 'rule' | 'file' | 'message' | 'fix'>,
): SkillRecord {
  const { file, directory, root, source, scope } = place;
  const name = directoryNameOf(directory);
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
    findings: [{ ...finding, at: START_OF_FILE, skill: name }],
  };
}

function describeUnreadable(
  file: string,
  content: Exclude<FileContent, { kind: 'content' }>,
  maxBytes: number,
): Pick<Finding, 'rule' | 'message' | 'fix'> {
  if (content.kind === 'missing') {
    return {
      rule: 'file-unreadable',
      message: `${file} is gone.`,
      fix: 'Run again: it disappeared during the scan.',
    };
  }
  const message = `${file} cannot be read: ${content.detail}.`;
  switch (content.reason) {
    case 'too-large':
      return {
        rule: 'file-size',
        message,
        fix: `Keep SKILL.md below ${maxBytes} bytes; move data into files beside it.`,
      };
    case 'outside':
    case 'link':
    case 'dangling':
      return { rule: 'link-refused', message, fix: 'Replace the link by the file itself.' };
    default:
      return { rule: 'file-unreadable', message, fix: 'Make it a regular file that can be read.' };
  }
}
