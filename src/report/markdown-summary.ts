import { countText, joinWords } from './closest.js';
import { compatibilitySection, listingSection } from './compatibility.js';
import { compareText, type Diagnostic, type Severity } from './diagnostic.js';
import { orderBySeverity, SEVERITIES } from './github-annotations.js';
import {
  code,
  codeBlock,
  type Detail,
  type Limit,
  link,
  prose,
  renderToFit,
  table,
  takeRows,
  valueCell,
} from './markdown.js';
import { type PullRequestView, renderPullRequestView } from './markdown-pull-request.js';
import { type FieldChange, hasStaleFiles, type ManifestChange, type Report } from './report.js';
import { type GroupedChanges, groupChanges, type RouteChange } from './text-changes.js';
import { joinSentences } from './visible-text.js';

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
    ...compatibilitySection(report.compatibility ?? [], detail),
    ...listingSection(report.listings ?? [], detail),
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
    ...(manifest === '' ? [] : [`manifest ${code(manifest)}`]),
  ].join(' · ');
}

function renderError(report: Report): string[] {
  const { error } = report;
  if (error === undefined || !isStopped(report)) return [];
  return [`**${error.code}**: ${prose(joinSentences(error.message, error.fix ?? ''))}`];
}

function renderLocalRun({ report, mode, localCommand }: SummaryView): string[] {
  const isDrift = mode === 'check' && hasStaleFiles(report);
  if (!isDrift && report.summary.errors === 0) return [];
  const purpose = isDrift
    ? 'This writes the manifest; commit what it changes:'
    : 'This shows the same findings:';
  return ['## Mend it locally', purpose, codeBlock(localCommand, 'sh')];
}

export interface VerdictView {
  readonly report: Report;
  readonly failed: boolean;
  readonly mode: 'check' | 'sync';
  /** The pull request could not be made. */
  readonly hasSyncFailed: boolean;
}

/** The first line people read: passed or not, and why. Plain text of our own words only. */
export function describeVerdict(view: VerdictView): string {
  const reasons = [...complaints(view)];
  if (reasons.length > 0) return capitalize(joinWords(reasons));
  const { discovered } = view.report.summary;
  const skills = discovered === 1 ? '1 skill is valid' : `${discovered} skills are valid`;
  return view.mode === 'check' ? `${skills} and the manifest is up to date` : skills;
}

/** The mark before it: failed, passed with something to look at, passed. */
export function verdictMark({ report, failed }: Pick<VerdictView, 'report' | 'failed'>): string {
  if (failed) return '❌';
  return report.summary.errors + report.summary.warnings > 0 || report.summary.discovered === 0 ? '⚠️' : '✅';
}

function complaints({ report, mode, hasSyncFailed }: VerdictView): string[] {
  const { discovered, invalid, errors, warnings } = report.summary;
  const isDrift = mode === 'check' && hasStaleFiles(report);
  // Drift is a finding of its own, and is said in words.
  const others = errors - report.diagnostics.filter(isDriftFinding).length;
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
    ...(hasSyncFailed ? ['the pull request could not be made'] : []),
    ...(invalid === 0 && others <= 0 && !isDrift && warnings > 0
      ? [`there ${warnings === 1 ? 'is' : 'are'} ${countText(warnings, 'warning')}`]
      : []),
  ];
}

function describeDrift({ changed, outputs = [] }: Report): string {
  const stale = outputs.filter((output) => output.changed).length;
  const others = countText(stale, changed ? 'other generated file' : 'generated file');
  const names = [...(changed ? ['the manifest'] : []), ...(stale > 0 ? [others] : [])];
  return `${names.join(' and ')} ${stale + Number(changed) === 1 ? 'is' : 'are'} out of date`;
}

/** A configuration or a file stopped the run, so that nothing was looked at; otherwise the error is one of the findings. */
export function isStopped({ error, diagnostics }: Report): boolean {
  return error !== undefined && error.code !== 'E_VALIDATION_ERROR' && diagnostics.length === 0;
}

export function isDriftFinding({ rule }: { readonly rule: string }): boolean {
  return rule === 'manifest-drift' || rule === 'output-stale' || rule === 'catalog-stale';
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Where the files of findings can be looked at. */
export interface SourceLinks {
  /** Path of the scanned root below the repository's, with a slash at its end; empty when they are the same. */
  readonly prefix: string;
  /** Address of the repository's files at the commit of the run; absent when there is none. */
  readonly blobUrl?: string;
}

const MARKS: Readonly<Record<Severity, string>> = { error: '🔴', warning: '🟡', notice: '🔵' };

/** Findings by skill, skills with errors first. */
export function renderFindings(
  diagnostics: readonly Diagnostic[],
  links: SourceLinks,
  detail: Detail,
): string[] {
  const { shown, more } = takeRows(orderBySeverity(diagnostics), detail);
  return [
    ...groupBySubject(shown).flatMap(([subject, found]) => [
      `### ${subject === '' ? 'Repository' : code(subject)}: ${countBySeverity(found)}`,
      table(
        ['', 'Where', 'Finding', 'What to do'],
        found.map((diagnostic) => findingRow(diagnostic, links)),
      ),
    ]),
    ...(more === '' ? [] : [more]),
  ];
}

/** Skills with errors first; what is no skill's own stands under the empty name, after the skills. */
function groupBySubject(diagnostics: readonly Diagnostic[]): [string, Diagnostic[]][] {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const subject = diagnostic.skill ?? '';
    const found = groups.get(subject);
    if (found) found.push(diagnostic);
    else groups.set(subject, [diagnostic]);
  }
  return [...groups].sort(
    ([a, foundA], [b, foundB]) =>
      worst(foundA) - worst(foundB) || Number(a === '') - Number(b === '') || compareText(a, b),
  );
}

function worst(found: readonly Diagnostic[]): number {
  return Math.min(...found.map(({ severity }) => SEVERITIES.indexOf(severity)));
}

/** `2 errors and 1 warning`. */
function countBySeverity(found: readonly Diagnostic[]): string {
  return joinWords(
    SEVERITIES.flatMap((severity) => {
      const count = found.filter((diagnostic) => diagnostic.severity === severity).length;
      return count === 0 ? [] : [countText(count, severity)];
    }),
  );
}

function findingRow(diagnostic: Diagnostic, links: SourceLinks): string[] {
  const { severity, message, rule, fix } = diagnostic;
  return [
    `${MARKS[severity]} ${severity}`,
    place(diagnostic, links),
    `${prose(message)} (${code(rule)})`,
    prose(fix),
  ];
}

function place({ file, line, column }: Diagnostic, { prefix, blobUrl }: SourceLinks): string {
  const label = code(`${prefix}${file}:${line}:${column}`);
  if (blobUrl === undefined || file.startsWith('~/')) return label;
  const path = `${prefix}${file}`.split('/').map(encodeURIComponent).join('/');
  return link(label, `${blobUrl}/${path}?plain=1#L${line}`);
}

/** What no generator can settle: findings to mend and keywords that more than one skill wants. */
export function renderNeedsPerson(report: Report, detail: Detail): string[] {
  const items = [
    ...orderBySeverity(report.diagnostics)
      // What the pull request itself mends needs nobody.
      .filter(({ severity, rule }) => severity !== 'notice' && !isDriftFinding({ rule }))
      .map(({ severity, skill, file, line, message, fix }) => {
        const subject = skill === undefined ? code(`${file}:${line}`) : code(skill);
        return `- **${severity}** ${subject}: ${prose(joinSentences(message, fix))}`;
      }),
    ...(report.conflicts ?? []).map(({ keyword, owner, losers }) => {
      const outcome = owner === null ? 'stays unmapped' : `goes to ${code(owner)}`;
      return `- keyword ${code(keyword)} ${outcome}; also wanted by ${losers.map(code).join(', ')}`;
    }),
  ];
  if (items.length === 0) return [];
  const { shown, more } = takeRows(items, detail);
  return [
    `### Needs a person (${items.length})`,
    ...(shown.length > 0 ? [shown.join('\n')] : []),
    ...(more === '' ? [] : [more]),
  ];
}

/** The semantic diff of the manifest as Markdown sections; nothing when nothing changed. */
export function renderChanges(changes: readonly ManifestChange[], detail: Detail): string[] {
  const groups = groupChanges(changes);
  return [
    ...skillSection('Added', groups.added, detail),
    ...updatedSection(groups.updated, detail),
    ...skillSection('Removed', groups.removed, detail),
    ...routeSection(groups.routes, detail),
    ...otherSection(groups, detail),
  ];
}

interface Section {
  readonly heading: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function section({ heading, header, rows }: Section, detail: Detail): string[] {
  if (rows.length === 0) return [];
  const { shown, more } = takeRows(rows, detail);
  return [heading, ...(shown.length > 0 ? [table(header, shown)] : []), ...(more === '' ? [] : [more])];
}

function skillSection(
  title: string,
  skills: readonly { readonly skill: string; readonly path: string }[],
  detail: Detail,
): string[] {
  const rows = skills.map(({ skill, path }) => [code(skill), code(path)]);
  return section({ heading: `### ${title} (${skills.length})`, header: ['Skill', 'Path'], rows }, detail);
}

function updatedSection(updated: GroupedChanges['updated'], detail: Detail): string[] {
  const heading = `### Updated (${updated.length})`;
  if (!detail.values) {
    const rows = updated.map(({ skill, fields }) => [
      code(skill),
      fields.map(({ field }) => code(field)).join(', '),
    ]);
    return section({ heading, header: ['Skill', 'Fields'], rows }, detail);
  }
  const rows = updated.flatMap(({ skill, fields }) => fields.map((field) => fieldRow(skill, field)));
  return section({ heading, header: ['Skill', 'Field', 'Before', 'After'], rows }, detail);
}

function fieldRow(skill: string, { field, before, after }: FieldChange): string[] {
  return [code(skill), code(field), valueCell(before), valueCell(after)];
}

function routeSection(routes: readonly RouteChange[], detail: Detail): string[] {
  const heading = `### Dispatch matrix (${routes.length})`;
  return section({ heading, header: ['Table', 'Before', 'After'], rows: routes.map(routeRow) }, detail);
}

function routeRow(route: RouteChange): string[] {
  const old = `${code(route.key)} → ${code(route.skill)}`;
  switch (route.kind) {
    case 'route-added':
      return [code(route.table), '—', old];
    case 'route-removed':
      return [code(route.table), old, '—'];
    case 'route-changed':
      return [code(route.table), old, `${code(route.newKey)} → ${code(route.newSkill)}`];
  }
}

function otherSection({ meta, files }: GroupedChanges, detail: Detail): string[] {
  const rows = [
    ...meta.map(({ field, before, after }) => [
      code(field),
      detail.values ? `${valueCell(before)} → ${valueCell(after)}` : 'changed',
    ]),
    ...files.map(({ file, what }) => [code(file), prose(what)]),
  ];
  return section({ heading: `### Also changed (${rows.length})`, header: ['What', 'Change'], rows }, detail);
}
