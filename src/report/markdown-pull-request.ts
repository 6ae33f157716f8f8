import { countText, joinWords } from '../core/count-text.js';
import type { ManifestChange, Report } from '../core/report.js';
import { groupChanges } from './group-changes.js';
import { renderChanges } from './markdown-changes.js';
import { code } from './markdown-escape.js';
import { type Detail, type Limit, renderToFit } from './markdown-fit.js';
import { renderNeedsPerson } from './markdown-needs-person.js';
import { type ReplacedCommit, renderReplacedCommits } from './markdown-replaced-commits.js';
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
    `${code(report.manifest)} follows the skills of this repository again: ${describeCounts(report)}.`,
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
