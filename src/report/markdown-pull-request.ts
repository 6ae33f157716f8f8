import type { GeneratedFile } from '../files/workspace.js';
import type { ManifestChange } from '../manifest/changes.js';
import { countText, joinWords } from '../text/suggest.js';
import { shorten, visibleText } from '../text/visible-text.js';
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
import { renderChanges, renderDiffs, renderReroutes } from './markdown-changes.js';
import { type AttentionView, renderNeedsAttention } from './markdown-findings.js';
import type { Report } from './report.js';
import { groupChanges } from './text-changes.js';

/** The most characters of a pull request's body. */
export const PULL_REQUEST_BODY_LIMIT = 65_536;
const BODY_LIMIT: Limit = { size: PULL_REQUEST_BODY_LIMIT, measure: (text) => text.length };
const TITLE_LIMIT = 200;

/** `Register skill ct-a`, or counts where there is more than one change. */
export function renderPullRequestTitle(changes: readonly ManifestChange[]): string {
  const { added, updated, removed, routes, files } = groupChanges(changes);
  if (files.length > 0 && files.length === changes.length) return plainTitle(titleOfFiles(files));
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

/** For pull requests that do not change a manifest. */
function titleOfFiles(files: readonly { readonly file: string }[]): string {
  const [only] = files;
  return only !== undefined && files.length === 1
    ? `Update ${only.file}`
    : `Update ${files.length} generated files`;
}

/** Titles cannot be escaped: characters that could link or mention are removed. */
function plainTitle(title: string): string {
  return shorten(visibleText(title).replace(/[^\p{L}\p{N} ._/-]/gu, '?'), TITLE_LIMIT);
}

export interface PullRequestText {
  /** With the changes that the pull request makes to its base. */
  readonly report: Report;
  /** The generated files with their text in base. */
  readonly files: readonly GeneratedFile[];
  /** Markdown of the workflow's author, placed above the generated text. */
  readonly introduction: string;
  /** How many entries the manifests in base have. */
  readonly entriesBefore: number;
  readonly overwritten: readonly OverwrittenCommit[];
  /** URL of the files of the base branch, for links to lines. */
  readonly blobUrl?: string;
  /** Current body of the pull request. */
  readonly earlierBody?: string;
}

/** The body of the pull request, within GitHub's limit. */
export function renderPullRequestBody(text: PullRequestText): string {
  const fitted = renderToFit((detail) => renderBody(text, detail), BODY_LIMIT);
  if (fitted.length <= BODY_LIMIT.size) return fitted;
  const note = '_The text given as `body` is too long for a pull request and was left out._';
  return renderToFit((detail) => renderBody({ ...text, introduction: note }, detail), BODY_LIMIT);
}

function renderBody(text: PullRequestText, detail: Detail): string {
  const { report, files, introduction, overwritten, earlierBody, blobUrl } = text;
  const { diagnostics, conflicts = [], changes, rerouted = [] } = report;
  const reroutes = renderReroutes(rerouted, detail);
  const attention = { diagnostics, conflicts, ...skillsOf(report), ...(blobUrl && { blobUrl }) };
  return [
    ...(introduction.trim() === '' ? [] : [introduction.trim()]),
    `This brings ${describeFiles(files)} up to date with the skills${describeCounts(changes, files)}.`,
    ...renderMassRemoval(text),
    ...renderOverwrittenCommits(overwritten, earlierBody),
    ...renderNeedsAttention(attention, detail),
    ...(reroutes.length > 0 ? ['### Routes', ...reroutes] : []),
    ...renderChanges(changes, detail),
    ...renderDiffs(files, detail),
    '---',
    `<sub>Created by Skill Registrar ${report._meta.version}${profileText(report)}, which rewrites this branch and this text. Push your own commits to another branch.</sub>`,
  ].join('\n\n');
}

/** More files than this are counted. */
const MAX_FILES = 3;

function describeFiles(files: readonly GeneratedFile[]): string {
  const paths = files.map(({ path }) => code(path));
  if (paths.length <= MAX_FILES) return joinWords(paths) || 'the manifest';
  return `${paths[0]} and ${countText(paths.length - 1, 'other file')}`;
}

/** The skills that the pull request changes, and those that it has to leave out. */
function skillsOf({ changes, skills }: Report): Pick<AttentionView, 'skills' | 'leftOut'> {
  const changed = changes.flatMap((change) => ('path' in change ? [change.skill] : []));
  const invalid = skills.filter(({ status }) => status === 'invalid').map(({ name }) => name);
  return { skills: new Set(changed), leftOut: new Set(invalid) };
}

function describeCounts(changes: readonly ManifestChange[], generated: readonly GeneratedFile[]): string {
  const { added, updated, removed, routes, files } = groupChanges(changes);
  const counts = [
    ...(added.length > 0 ? [`${countText(added.length, 'skill')} added`] : []),
    ...(updated.length > 0 ? [`${countText(updated.length, 'skill')} updated`] : []),
    ...(removed.length > 0 ? [`${countText(removed.length, 'skill')} removed`] : []),
    ...(routes.length > 0 ? [`${countText(routes.length, 'route')} changed`] : []),
  ];
  if (counts.length > 0) return `: ${joinWords(counts)}`;
  if (files.length > 0) return '';
  return generated.some(({ before }) => before === null) ? ': there are none yet' : ': formatting only';
}

/** Fewer removals than this are normal. */
const MIN_MASS_REMOVALS = 5;

function renderMassRemoval({ report: { changes }, entriesBefore }: PullRequestText): string[] {
  const removed = groupChanges(changes).removed.length;
  if (removed < MIN_MASS_REMOVALS || removed * 2 <= entriesBefore) return [];
  return [
    [
      '> [!CAUTION]',
      `> This removes ${removed} of ${entriesBefore} entries, more than half. Before you merge, check that the skills are really gone, and were not moved or excluded by mistake.`,
    ].join('\n'),
  ];
}

function profileText({ _meta: { profile } }: Report): string {
  return profile === undefined ? '' : ` with the profile ${code(profile)}`;
}

/** What happened to the pull request, for the job summary. */
export type PullRequestView =
  | { readonly kind: 'skipped'; readonly why: Explanation }
  | { readonly kind: 'failed'; readonly why: Explanation }
  | {
      readonly kind: 'done';
      readonly operation: 'created' | 'updated' | 'closed' | 'none';
      readonly number: number | null;
      readonly url: string | null;
      readonly branch: string;
      /** The base of the branch; the branch itself if the files were committed to an existing pull request. */
      readonly base: string;
      readonly overwritten: readonly OverwrittenCommit[];
      /** What failed although the pull request exists. */
      readonly warnings: readonly Explanation[];
      /** Notes about the pull request. */
      readonly notes: readonly Explanation[];
      /** Why the run fails although the pull request exists. */
      readonly attention?: Explanation;
    };

/** The section on the pull request. */
export function renderPullRequestView(view: PullRequestView): string[] {
  if (view.kind !== 'done') {
    const state = view.kind === 'failed' ? 'failed' : 'skipped';
    return [`## Pull request: ${state}`, ...renderExplanation(view.why)];
  }
  return [
    '## Pull request',
    describeOperation(view),
    ...renderOverwrittenCommits(view.overwritten),
    ...[...(view.attention ? [view.attention] : []), ...view.warnings, ...view.notes].flatMap(
      renderExplanation,
    ),
  ];
}

function describeOperation(view: Extract<PullRequestView, { kind: 'done' }>): string {
  if (view.branch === view.base) {
    return view.operation === 'none'
      ? `${code(view.branch)} is up to date; nothing was committed.`
      : `The generated files were committed to ${code(view.branch)}.`;
  }
  const target = `${code(view.branch)} into ${code(view.base)}`;
  const subject =
    view.number === null || view.url === null ? '' : link(prose(`Pull request ${view.number}`), view.url);
  switch (view.operation) {
    case 'created':
      return `${subject} was opened from ${target}.`;
    case 'updated':
      return `${subject} from ${target} was updated.`;
    case 'closed':
      return `${subject} from ${target} was closed: ${code(view.base)} is up to date, so it is no longer needed.`;
    case 'none':
      return subject === ''
        ? `${code(view.base)} is up to date; no pull request is needed.`
        : `${subject} from ${target} is up to date.`;
  }
}

/** A commit that someone pushed to the branch and that a new commit overwrote. */
export interface OverwrittenCommit {
  readonly sha: string;
  readonly author: string;
  readonly title: string;
  readonly url: string;
}

const OPENING = '<!-- skill-registrar: overwritten commits -->';
const CLOSING = '<!-- /skill-registrar: overwritten commits -->';
const MAX_LINES = 20;

/**
 * Lists the overwritten commits and how to get them back. The list of an earlier body is kept: the commits are no
 * longer on the branch, so nothing else refers to them.
 */
function renderOverwrittenCommits(overwritten: readonly OverwrittenCommit[], earlierBody = ''): string[] {
  const lines = [...new Set([...earlierLines(earlierBody), ...overwritten.map(describeCommit)])].slice(
    -MAX_LINES,
  );
  if (lines.length === 0) return [];
  return [
    [
      OPENING,
      '> [!WARNING]',
      '> Commits pushed to this branch were overwritten: Skill Registrar rewrites it. They are not lost: fetch one with `git fetch origin <sha>`, then run `git cherry-pick FETCH_HEAD` on another branch.',
      '>',
      ...lines,
      CLOSING,
    ].join('\n'),
  ];
}

/** Lines of a note about commits that people made on a branch that is no longer needed. */
export function renderLeftCommits(commits: readonly OverwrittenCommit[]): string[] {
  if (commits.length === 0) return [];
  const lines = commits.slice(-MAX_LINES).map(describeCommit);
  return [
    '>',
    '> These commits on the branch were made by others and are not in the base branch:',
    '>',
    ...lines,
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

function describeCommit({ sha, author, title, url }: OverwrittenCommit): string {
  return `> - ${link(code(sha.slice(0, 40)), url)} by ${code(author)}: ${prose(shorten(title, 120))}`;
}
