import { code, link, prose } from './markdown-escape.js';
import { shorten } from './visible-text.js';

/** A commit that somebody else put on the branch and that a new commit took the place of. */
export interface ReplacedCommit {
  readonly sha: string;
  readonly author: string;
  readonly title: string;
  readonly url: string;
}

const OPENING = '<!-- skill-registrar: replaced commits -->';
const CLOSING = '<!-- /skill-registrar: replaced commits -->';
const MOST_LINES = 20;

/**
 * Says which commits of people were replaced and how to get them back. What an earlier body says of this is
 * kept: the commits are gone from the branch, so nothing else remembers them.
 */
export function renderReplacedCommits(replaced: readonly ReplacedCommit[], earlierBody = ''): string[] {
  const lines = [...new Set([...earlierLines(earlierBody), ...replaced.map(describeCommit)])].slice(
    -MOST_LINES,
  );
  if (lines.length === 0) return [];
  return [
    [
      OPENING,
      '> [!WARNING]',
      '> This branch belongs to Skill Registrar, and commits that people pushed to it were replaced. They are not lost: fetch one with `git fetch origin <sha>`, then `git cherry-pick FETCH_HEAD` on a branch of your own.',
      '>',
      ...lines,
      CLOSING,
    ].join('\n'),
  ];
}

function earlierLines(body: string): string[] {
  const start = body.indexOf(OPENING);
  const end = body.indexOf(CLOSING, start);
  if (start < 0 || end < 0) return [];
  return body
    .slice(start, end)
    .split(/\r?\n/)
    .filter((line) => line.startsWith('> - '));
}

function describeCommit({ sha, author, title, url }: ReplacedCommit): string {
  return `> - ${link(code(sha.slice(0, 40)), url)} by ${code(author)}: ${prose(shorten(title, 120))}`;
}
