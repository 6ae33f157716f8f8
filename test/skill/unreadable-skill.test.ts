import { describe, expect, it } from 'vitest';
import { NO_MARKS, plainPlace } from '../../src/skill/facts.js';
import { recordOfUnreadable } from '../../src/skill/unread-record.js';
import { START_OF_FILE } from '../../src/text/span.js';

const candidate = {
  file: 'skills/a/SKILL.md',
  directory: 'skills/a',
  root: 'skills',
  source: 'repo',
  scope: 'repo' as const,
  places: [plainPlace('skills/a')],
  hasReferences: false,
  plainDirectories: [],
};
type Content = Parameters<typeof recordOfUnreadable>[1];
const refused = (reason: string): Content => ({ kind: 'refused', reason, detail: 'so it is' }) as Content;
const LINK = 'Replace the link with the file itself.';

describe('unreadable skills', () => {
  it.each<[string, Content, string, string, string]>([
    [
      'is gone',
      { kind: 'missing' } as Content,
      'file-unreadable',
      'skills/a/SKILL.md no longer exists.',
      'Try again: it disappeared during the scan.',
    ],
    [
      'is too large',
      refused('too-large'),
      'file-size',
      'skills/a/SKILL.md cannot be read: so it is.',
      'Keep SKILL.md below 1000 bytes; move data into other files.',
    ],
    [
      'points outside',
      refused('outside'),
      'link-refused',
      'skills/a/SKILL.md cannot be read: so it is.',
      LINK,
    ],
    ['is a link', refused('link'), 'link-refused', 'skills/a/SKILL.md cannot be read: so it is.', LINK],
    [
      'is a dangling link',
      refused('dangling'),
      'link-refused',
      'skills/a/SKILL.md cannot be read: so it is.',
      LINK,
    ],
    [
      'is not a regular file',
      refused('not-a-file'),
      'file-unreadable',
      'skills/a/SKILL.md cannot be read: so it is.',
      'Make it a regular file that can be read.',
    ],
  ])(
    'a SKILL.md that %s is a finding, and nothing else is known about the skill',
    (_why, content, rule, message, fix) => {
      expect(recordOfUnreadable(candidate, content, 1000)).toEqual({
        suppressed: 0,
        file: 'skills/a/SKILL.md',
        directory: 'skills/a',
        root: 'skills',
        source: 'repo',
        scope: 'repo',
        name: 'a',
        declared: {},
        inferred: { tags: [], keywords: [], tier: 2 },
        referenceFiles: [],
        body: { lines: 0, tokens: 0 },
        facts: {
          directoryName: 'a',
          fields: null,
          problem: { rule, message, at: START_OF_FILE },
          marks: NO_MARKS,
          places: [plainPlace('skills/a')],
        },
        findings: [{ rule, message, fix, file: 'skills/a/SKILL.md', at: START_OF_FILE, skill: 'a' }],
      });
    },
  );
});
