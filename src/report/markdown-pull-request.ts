import { countText, joinWords } from './closest.js';
import {
  code,
  type Detail,
  type Explanation,
  type Limit,
  link,
  prose,
  renderExplanation,
  renderToFit,
} from './markdown.js';
import { renderChanges, renderNeedsPerson } from './markdown-summary.js';
import type { ManifestChange, Report } from './report.js';
import { groupChanges } from './text-changes.js';
import { shorten, visibleText } from './visible-text.js';

/** Characters that GitHub stores of a pull request's body. */
export const PULL_REQUEST_BODY_LIMIT = 65_536;
const BODY_LIMIT: Limit = { size: PULL_REQUEST_BODY_LIMIT, measure: (text) => text.length };
const TITLE_LIMIT = 200;

/** `Register skill ct-a`, or counts where there is more than one change. */
export function renderPullRequestTitle(changes: readonly ManifestChange[]): string {
  const { added, updated, removed, routes } = groupChanges(changes);
  const skills = [
    ...added.map(({ skill }) => `Register skill ${skill}`),
    ...updated.map(({ skill }) => `Update skill ${skill}`),
    ...removed.map(({ skill }) => `Remove skill ${skill}`),
  ];
  const [only] = skills;
  if (only !== undefined && skills.length === 1) return plainTitle(only);
  const counts = [
    ...(added.length > 0 ? [`${added.length} added`] : []),
    ...(updated.length > 0 ? [`${updated.length} updated`] : []),
    ...(removed.length > 0 ? [`${removed.length} removed`] : []),
    ...(skills.length === 0 && routes.length > 0 ? [countText(routes.length, 'route')] : []),
  ];
  return counts.length === 0
    ? 'Update the skill manifest'
    : `Update the skill manifest: ${joinWords(counts)}`;
}

/** Titles have no escape: what could link or mention is left out. */
function plainTitle(title: string): string {
  return shorten(visibleText(title).replace(/[^\p{L}\p{N} ._/-]/gu, '?'), TITLE_LIMIT);
}

export interface PullRequestText {
  readonly report: Report;
  /** Markdown of the workflow's author, placed above what is generated. */
  readonly introduction: string;
  readonly replaced: readonly ReplacedCommit[];
  /** Body of the pull request as it is now. */
  readonly earlierBody?: string;
}

/** The body of the pull request, within what GitHub stores. */
export function renderPullRequestBody(text: PullRequestText): string {
  const fitted = renderToFit((detail) => renderBody(text, detail), BODY_LIMIT);
  if (fitted.length <= BODY_LIMIT.size) return fitted;
  const note = '_The text given as `body` is too long for a pull request and was left out._';
  return renderToFit((detail) => renderBody({ ...text, introduction: note }, detail), BODY_LIMIT);
}

function renderBody(
  { report, introduction, replaced, earlierBody }: PullRequestText,
  detail: Detail,
): string {
  return [
    ...(introduction.trim() === '' ? [] : [introduction.trim()]),
    `${report.manifest === '' ? 'What is derived from them' : code(report.manifest)} follows the skills of this repository again: ${describeCounts(report)}.`,
    ...renderReplacedCommits(replaced, earlierBody),
    ...renderChanges(report.changes, detail),
    ...renderNeedsPerson(report, detail),
    '---',
    `<sub>Made by Skill Registrar ${report._meta.version}${profileText(report)}. It rewrites this branch and this text; put changes of your own elsewhere.</sub>`,
  ].join('\n\n');
}

function describeCounts({ changes }: Report): string {
  const { added, updated, removed, routes } = groupChanges(changes);
  return joinWords([
    countText(added.length, 'skill').concat(' added'),
    `${updated.length} updated`,
    `${removed.length} removed`,
    countText(routes.length, 'route').concat(' changed'),
  ]);
}

function profileText({ _meta: { profile } }: Report): string {
  return profile === undefined ? '' : ` with the profile ${code(profile)}`;
}

/** What became of the pull request, for the job summary. */
export type PullRequestView =
  | { readonly kind: 'skipped'; readonly why: Explanation }
  | { readonly kind: 'failed'; readonly why: Explanation }
  | {
      readonly kind: 'done';
      readonly operation: 'created' | 'updated' | 'closed' | 'none';
      readonly number: number | null;
      readonly url: string | null;
      readonly branch: string;
      readonly base: string;
      readonly replaced: readonly ReplacedCommit[];
      /** What was done only in part, and what to know about it. */
      readonly notes: readonly Explanation[];
    };

/** The section on the pull request. */
export function renderPullRequestView(view: PullRequestView): string[] {
  if (view.kind !== 'done') {
    const state = view.kind === 'failed' ? 'not made' : 'left alone';
    return [`## Pull request: ${state}`, ...renderExplanation(view.why)];
  }
  return [
    '## Pull request',
    describeOperation(view),
    ...renderReplacedCommits(view.replaced),
    ...view.notes.flatMap(renderExplanation),
  ];
}

function describeOperation(view: Extract<PullRequestView, { kind: 'done' }>): string {
  const target = `${code(view.branch)} into ${code(view.base)}`;
  const subject =
    view.number === null || view.url === null ? '' : link(prose(`Pull request ${view.number}`), view.url);
  switch (view.operation) {
    case 'created':
      return `${subject} was opened from ${target}.`;
    case 'updated':
      return `${subject} from ${target} was updated.`;
    case 'closed':
      return `${subject} from ${target} was closed: ${code(view.base)} needs it no more.`;
    case 'none':
      return subject === ''
        ? `${code(view.base)} is up to date; no pull request is needed.`
        : `${subject} from ${target} is up to date.`;
  }
}

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
