import type { GeneratedFile } from '../files/workspace.js';
import { countText, joinWords } from '../text/suggest.js';
import { joinSentences } from '../text/visible-text.js';
import { compatibilitySection, listingSection } from './compatibility.js';
import { isDriftFinding } from './github-annotations.js';
import { code, codeBlock, type Detail, type Limit, prose, renderToFit } from './markdown.js';
import { renderChanges, renderDiffs, renderReroutes } from './markdown-changes.js';
import { type FindingsView, renderFindings } from './markdown-findings.js';
import { type PullRequestView, renderPullRequestView } from './markdown-pull-request.js';
import { describeLeftOut, hasStaleFiles, type Report } from './report.js';

/** GitHub drops a step's summary of more than 1 MiB. */
const SUMMARY_LIMIT: Limit = { size: 1024 * 1024, measure: (text) => new TextEncoder().encode(text).length };
/** The most characters of a comment. */
const COMMENT_LIMIT: Limit = { size: 65_000, measure: (text) => text.length };

export interface SummaryView extends Omit<FindingsView, 'diagnostics'> {
  readonly report: Report;
  /** The generated files of the run. */
  readonly files: readonly GeneratedFile[];
  readonly failed: boolean;
  readonly mode: 'check' | 'sync';
  readonly pullRequest?: PullRequestView;
  /** Commands that fix or reproduce the findings locally, one per line. */
  readonly localCommand: string;
}

/** The job summary: verdict and fix, the pull request, findings, changes. */
export function renderJobSummary(view: SummaryView): string {
  return renderToFit((detail) => renderSummary(view, detail), SUMMARY_LIMIT);
}

/** The same as a comment on a pull request, without diffs: the time in them would change it on every run. */
export function renderComment(view: SummaryView): string {
  const render = (detail: Detail) => renderSummary(view, { ...detail, diffLines: 0 });
  return renderToFit((detail) => render(detail).replace(/^# /, '### '), COMMENT_LIMIT);
}

function renderSummary(view: SummaryView, detail: Detail): string {
  const { report, failed, mode, files, pullRequest } = view;
  const hasSyncFailed = pullRequest?.kind === 'failed';
  const verdict = describeVerdict({ report, failed, mode, hasSyncFailed });
  const changes = [...renderChanges(report.changes, detail), ...renderDiffs(files, detail)];
  const reroutes = renderReroutes(report.rerouted ?? [], detail);
  return [
    `# ${verdictMark({ report, failed })} ${verdict}`,
    ...renderError(report),
    ...renderFix(view),
    ...(isStopped(report) ? [] : [describeRun(report)]),
    ...(pullRequest ? renderPullRequestView(pullRequest) : []),
    ...renderFindings(
      { ...view, diagnostics: report.diagnostics, isCompared: report._meta.since !== undefined },
      detail,
    ),
    ...(reroutes.length > 0 ? ['## Routes', ...reroutes] : []),
    ...(changes.length > 0
      ? [mode === 'check' ? '## What `register` would change' : '## What changed', ...changes]
      : []),
    ...compatibilitySection(report.compatibility ?? [], detail),
    ...listingSection(report.listings ?? [], detail),
  ]
    .join('\n\n')
    .concat('\n');
}

function renderError(report: Report): string[] {
  const { error } = report;
  if (error === undefined || !isStopped(report)) return [];
  return [`**${error.code}**: ${prose(joinSentences(error.message, error.fix ?? ''))}`];
}

function renderFix({ report, mode, localCommand }: SummaryView): string[] {
  if (isStopped(report)) return [];
  const isDrift = hasDrift(report, mode);
  const errors = report.diagnostics.filter(
    (found) => found.severity === 'error' && found.isNew !== false && !isDriftFinding(found),
  ).length;
  if (!isDrift && errors === 0) return [];
  const those = errors === 1 ? 'the error below' : `the ${errors} errors below`;
  const then = errors === 0 ? '' : ` Then fix ${those}.`;
  const purpose = isDrift
    ? `**To fix it**, run this and commit the changes.${then}`
    : `**To fix it**, fix ${those}. To see the same findings locally, run:`;
  return [purpose, codeBlock(localCommand, 'sh')];
}

/** Whether generated files are out of date, as far as that counts: mode `sync` updates them. */
export function hasDrift(report: Report, mode: SummaryView['mode']): boolean {
  if (mode === 'sync') return false;
  return report.diagnostics.some(
    (found) => isDriftFinding(found) && found.severity !== 'notice' && found.isNew !== false,
  );
}

function describeRun({ summary, manifest, _meta: { profile, profileReason } }: Report): string {
  const leftOut = describeLeftOut(summary);
  return [
    countText(summary.discovered, 'skill'),
    countText(summary.errors, 'error'),
    countText(summary.warnings, 'warning'),
    ...(summary.notices > 0 ? [countText(summary.notices, 'notice')] : []),
    ...(leftOut === '' ? [] : [leftOut]),
    ...(profile === undefined
      ? []
      : [`profile ${code(profile)}${profileReason ? ` (${prose(profileReason)})` : ''}`]),
    ...(manifest === '' ? [] : [`manifest ${code(manifest)}`]),
  ].join(' · ');
}

interface VerdictView {
  readonly report: Report;
  readonly failed: boolean;
  readonly mode: 'check' | 'sync';
  /** The pull request could not be created or updated. */
  readonly hasSyncFailed: boolean;
}

/** The first line: passed or not, and why. Plain text without any text of skills. */
export function describeVerdict(view: VerdictView): string {
  const reasons = view.report.summary.new ? describeNewProblems(view) : describeProblems(view);
  if (reasons.length > 0) return capitalize(joinWords(reasons));
  const { discovered } = view.report.summary;
  const { new: added, errors, warnings } = view.report.summary;
  if (added && errors + warnings > 0) {
    return `No new problems in ${countText(discovered, 'skill')}; existing: ${joinWords(describeCounts({ errors, warnings }))}`;
  }
  const skills = discovered === 1 ? '1 skill is valid' : `${discovered} skills are valid`;
  if (view.mode === 'sync' || hasStaleFiles(view.report)) return skills;
  return `${skills} and ${view.report.manifest === '' ? 'all generated files are' : 'the manifest is'} up to date`;
}

/** The symbol before it: failed, passed with warnings, passed. */
function verdictMark({ report, failed }: Pick<VerdictView, 'report' | 'failed'>): string {
  if (failed) return '❌';
  const { new: added } = report.summary;
  if (added && report.summary.discovered > 0) return added.errors + added.warnings > 0 ? '⚠️' : '✅';
  return report.summary.errors + report.summary.warnings > 0 || report.summary.discovered === 0 ? '⚠️' : '✅';
}

function describeProblems({ report, mode, hasSyncFailed }: VerdictView): string[] {
  const { discovered, invalid, errors, warnings } = report.summary;
  const isDrift = hasDrift(report, mode);
  // Drift is a separate finding with its own sentence.
  const others =
    errors - report.diagnostics.filter((found) => found.severity === 'error' && isDriftFinding(found)).length;
  return [
    ...(isStopped(report) ? ['Skill Registrar could not finish'] : []),
    ...(discovered === 0 && !isStopped(report) ? ['no skills were found'] : []),
    ...(invalid > 0
      ? [`${invalid} of ${countText(discovered, 'skill')} ${invalid === 1 ? 'is' : 'are'} invalid`]
      : []),
    ...(invalid === 0 && others > 0
      ? [`there ${others === 1 ? 'is' : 'are'} ${countText(others, 'error')}`]
      : []),
    ...(isDrift ? [describeDrift(report)] : []),
    ...(hasSyncFailed ? ['the pull request could not be created or updated'] : []),
    ...(invalid === 0 && others <= 0 && !isDrift && warnings > 0
      ? [`there ${warnings === 1 ? 'is' : 'are'} ${countText(warnings, 'warning')}`]
      : []),
  ];
}

/** Findings that are not in the base commit. */
function describeNewProblems({ report, mode, hasSyncFailed }: VerdictView): string[] {
  const added = report.diagnostics.filter(({ isNew }) => isNew === true);
  const count = (severity: string) =>
    added.filter((found) => found.severity === severity && !isDriftFinding(found)).length;
  const [errors, warnings] = [count('error'), count('warning')];
  const counts = joinWords(describeCounts({ errors, warnings }, 'new '));
  const others = [
    ...(isStopped(report) ? ['Skill Registrar could not finish'] : []),
    ...(report.summary.discovered === 0 && !isStopped(report) ? ['no skills were found'] : []),
    ...(hasDrift(report, mode) ? [describeDrift(report)] : []),
    ...(hasSyncFailed ? ['the pull request could not be created or updated'] : []),
  ];
  if (counts === '' || others.length === 0) return counts === '' ? others : [counts];
  return [...others, `there ${(errors || warnings) === 1 ? 'is' : 'are'} ${counts}`];
}

function describeCounts(
  { errors, warnings }: { readonly errors: number; readonly warnings: number },
  adjective = '',
): string[] {
  return [
    ...(errors > 0 ? [countText(errors, `${adjective}error`)] : []),
    ...(warnings > 0 ? [countText(warnings, `${adjective}warning`)] : []),
  ];
}

function describeDrift({ changed, outputs = [] }: Report): string {
  const stale = outputs.filter((output) => output.changed).length;
  const others = countText(stale, changed ? 'other generated file' : 'generated file');
  const names = [...(changed ? ['the manifest'] : []), ...(stale > 0 ? [others] : [])];
  return `${names.join(' and ')} ${stale + Number(changed) === 1 ? 'is' : 'are'} out of date`;
}

/** Whether a config or file error stopped the run before any skill was read; other errors are findings. */
function isStopped({ error, diagnostics }: Report): boolean {
  return error !== undefined && error.code !== 'E_VALIDATION_ERROR' && diagnostics.length === 0;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
