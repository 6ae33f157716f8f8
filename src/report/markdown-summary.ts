import { countText } from '../core/count-text.js';
import type { Report } from '../core/report.js';
import { joinSentences } from './join-sentences.js';
import { renderChanges } from './markdown-changes.js';
import { code, codeBlock, prose } from './markdown-escape.js';
import { renderFindings, type SourceLinks } from './markdown-findings.js';
import { type Detail, type Limit, renderToFit } from './markdown-fit.js';
import { type PullRequestView, renderPullRequestView } from './markdown-pull-request-view.js';
import { describeVerdict, isStopped, verdictMark } from './markdown-verdict.js';

/** GitHub drops a step's summary of more than 1 MiB. */
const SUMMARY_LIMIT: Limit = { size: 1024 * 1024, measure: (text) => new TextEncoder().encode(text).length };

export interface SummaryView {
  readonly report: Report;
  readonly failed: boolean;
  readonly mode: 'check' | 'sync';
  readonly links: SourceLinks;
  readonly pullRequest?: PullRequestView;
  /** The command that does the same on a person's machine. */
  readonly localCommand: string;
}

/** The job summary: verdict, pull request, findings by skill, semantic diff, what to run locally. */
export function renderJobSummary(view: SummaryView): string {
  return renderToFit((detail) => renderSummary(view, detail), SUMMARY_LIMIT);
}

function renderSummary(view: SummaryView, detail: Detail): string {
  const { report, failed, mode, links, pullRequest } = view;
  const verdict = describeVerdict({ report, failed, mode, hasSyncFailed: pullRequest?.kind === 'failed' });
  const changes = renderChanges(report.changes, detail);
  return [
    `# ${verdictMark({ report, failed })} ${verdict}`,
    ...(isStopped(report) ? [] : [describeRun(report)]),
    ...renderError(report),
    ...(pullRequest ? renderPullRequestView(pullRequest) : []),
    ...(report.diagnostics.length > 0
      ? ['## Findings', ...renderFindings(report.diagnostics, links, detail)]
      : []),
    ...(changes.length > 0
      ? [mode === 'check' ? '## What the manifest lacks' : '## What changed in the manifest', ...changes]
      : []),
    ...renderLocalRun(view),
  ]
    .join('\n\n')
    .concat('\n');
}

function describeRun({ summary, manifest, _meta: { profile, profileReason } }: Report): string {
  return [
    countText(summary.discovered, 'skill'),
    countText(summary.errors, 'error'),
    countText(summary.warnings, 'warning'),
    ...(summary.notices > 0 ? [countText(summary.notices, 'notice')] : []),
    ...(profile === undefined
      ? []
      : [`profile ${code(profile)}${profileReason ? ` (${prose(profileReason)})` : ''}`]),
    `manifest ${code(manifest)}`,
  ].join(' · ');
}

function renderError(report: Report): string[] {
  const { error } = report;
  if (error === undefined || !isStopped(report)) return [];
  return [`**${error.code}**: ${prose(joinSentences(error.message, error.fix ?? ''))}`];
}

function renderLocalRun({ report, mode, localCommand }: SummaryView): string[] {
  const isDrift = mode === 'check' && report.changed;
  if (!isDrift && report.summary.errors === 0) return [];
  const purpose = isDrift
    ? 'This writes the manifest; commit what it changes:'
    : 'This shows the same findings:';
  return ['## Mend it locally', purpose, codeBlock(localCommand, 'sh')];
}
