import { compareText } from '../text/compare.js';
import { countText, joinWords } from '../text/suggest.js';
import {
  alignColumns,
  type Colors,
  neutralize,
  neutralizeMessage,
  type PathView,
  paintSeverity,
  wrapText,
} from '../text/visible-text.js';
import { renderCompatibility } from './compatibility.js';
import type { Diagnostic } from './diagnostic.js';
import {
  type AskedClient,
  type FindingCounts,
  hasStaleFiles,
  type Outcome,
  type Report,
  type SkillOutcome,
  type SkillStatus,
} from './report.js';
import { renderChanges } from './text-changes.js';

/** Changes listed after a write; a dry run lists all. */
const LISTED_CHANGES = 50;

export interface TextView extends FindingsView {
  readonly mode: RunMode;
  /** The rendered diff of a dry run; otherwise empty. */
  readonly diff: string;
  /** Findings that the reader of this text sees elsewhere. */
  readonly isShownElsewhere: (diagnostic: Diagnostic) => boolean;
}

/** A finished run for people: findings, skills, changes, diff, and a summary line. */
export function renderTextReport(outcome: Outcome, view: TextView): string {
  const { report } = outcome;
  const fresh = report.diagnostics.filter((found) => found.isNew !== false && !view.isShownElsewhere(found));
  const { shown, rest } = foldFindings(fresh);
  const blocks = [
    renderFindings(shown, view),
    renderOldFindings(report, view.colors),
    rest.map((sentence) => `${view.colors.dim(`… ${neutralize(sentence)}`)}\n`).join(''),
    report.compatibility === undefined
      ? renderSkills(report, view)
      : renderCompatibility(report.compatibility, view.colors),
    renderAsked(report.asked ?? []),
    listChanges(outcome, view),
    view.diff,
    renderSummary(outcome, report.compatibility === undefined ? view.mode : 'read', view),
  ];
  return blocks.filter((block) => block !== '').join('\n');
}

/** `codex 0.169.0 lists 4 of 5 skills.` */
function renderAsked(asked: readonly AskedClient[]): string {
  return asked
    .map(({ client, version, network, skills }) => {
      const listed = skills.filter((skill) => skill.listed).length;
      const how = network
        ? ' It could use the network, because this system cannot start it without one.'
        : '';
      return `${neutralize(`${client} ${version}`)} lists ${listed} of ${countText(skills.length, 'skill')}.${how}\n`;
    })
    .join('');
}

function listChanges({ report }: Outcome, view: TextView): string {
  if (view.mode === 'read' || view.mode === 'compare') return '';
  if (view.mode !== 'write') return renderChanges(report.changes, view);
  const listed = renderChanges(report.changes.slice(0, LISTED_CHANGES), view);
  const rest = report.changes.length - LISTED_CHANGES;
  return rest > 0 ? `${listed}${view.colors.dim(`… and ${countText(rest, 'more change')}`)}\n` : listed;
}

/** `file:line:column severity rule`, then the message and the fix, wrapped to the width of the terminal. */
export function renderFindings(diagnostics: readonly Diagnostic[], view: FindingsView): string {
  return diagnostics.map((found) => renderFinding(found, view)).join('');
}

export interface FindingsView extends PathView {
  readonly columns: number;
}

/** `--since`: findings of the base, one line per rule. */
function renderOldFindings({ diagnostics, _meta }: Report, colors: Colors): string {
  const counts = new Map<string, number>();
  for (const { rule, isNew } of diagnostics) {
    if (isNew === false) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  if (counts.size === 0) return '';
  const rows = [...counts].sort(([a, n], [b, m]) => m - n || compareText(a, b));
  const width = String(rows[0]![1]).length;
  const lines = rows.map(([rule, count]) => `  ${String(count).padStart(width)}  ${neutralize(rule)}\n`);
  return colors.dim(`Also in ${shortId(_meta.since)}, not counted:\n${lines.join('')}`);
}

function shortId(commit = ''): string {
  return commit.slice(0, 12);
}

function renderFinding(found: Diagnostic, { colors, columns, pathOf }: FindingsView): string {
  const place = `${neutralize(pathOf(found.file))}:${found.line}:${found.column}`;
  const head = `${colors.bold(place)} ${paintSeverity(colors, found.severity, found.severity)} ${colors.dim(neutralize(found.rule))}`;
  const message = wrapText(neutralizeMessage(found.message), { columns, first: '  ', rest: '  ' });
  const hint = wrapText(neutralizeMessage(found.fix), { columns, first: '  fix: ', rest: '       ' });
  return `${[head, ...message, ...hint.map((line) => colors.dim(line))].join('\n')}\n`;
}

/** Findings of one rule that are shown. */
const SHOWN_OF_RULE = 10;

export interface FoldedFindings {
  readonly shown: readonly Diagnostic[];
  /** One sentence for every rule with findings that are not shown. */
  readonly rest: readonly string[];
}

/** Keeps one rule from hiding the others: errors before warnings, ten per rule, and a count of the rest. */
export function foldFindings(diagnostics: readonly Diagnostic[]): FoldedFindings {
  const counts = new Map<string, number>();
  const shown = diagnostics.filter(({ rule }) => {
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    return count <= SHOWN_OF_RULE;
  });
  const rest = [...counts]
    .filter(([, count]) => count > SHOWN_OF_RULE)
    .map(([rule, count]) => `${count - SHOWN_OF_RULE} more of ${rule} (${count} in all)`);
  return { shown, rest: rest.length === 0 ? [] : [...rest, '--format json lists everything'] };
}

/** Operations that list skills. */
const LISTING = new Set(['discover', 'status']);
const STATES: Readonly<Record<SkillStatus, string>> = {
  registered: 'registered',
  unregistered: 'not registered',
  updated: 'changed',
  unchanged: 'up to date',
  pruned: 'gone',
  invalid: 'invalid',
  skipped: 'duplicate',
};

/** What was done to a skill, or its state if nothing was done. */
export function nameStatus(operation: string, status: SkillStatus): string {
  if (operation === 'validate' && status === 'unchanged') return 'valid';
  return LISTING.has(operation) ? STATES[status] : status;
}

/** One line per skill, `name  state  path  what changed`; a single skill with the old and new values. */
export function renderSkills(report: Report, view: PathView): string {
  if (!LISTING.has(report._meta.operation)) return '';
  const { colors, pathOf } = view;
  const rows = alignColumns(
    report.skills.map(({ name, status, path }) => [
      neutralize(name),
      STATES[status],
      neutralize(pathOf(path)),
    ]),
  );
  const lines = rows.map(([name, state, path], index) => {
    const { status, changes } = report.skills[index]!;
    const changed = status === 'updated' ? `  ${colors.dim(changes.map(neutralize).join(', '))}` : '';
    return `${colors.bold(name!)}  ${paintState(colors, status, state!)}  ${path}${changed}\n`;
  });
  return lines.join('') + renderDetails(report, view);
}

function renderDetails({ skills, changes }: Report, view: PathView): string {
  const [only] = skills;
  if (only === undefined || skills.length > 1) return '';
  const own = changes.filter((change) => 'skill' in change && change.skill === only.name);
  const listed = own.length === 0 ? '' : `\n${renderChanges(own, view)}`;
  return `${renderFacts(only)}${listed}`;
}

function renderFacts({ details }: SkillOutcome): string {
  if (details === undefined) return '';
  const { version = '-', tier = '-', tags, routes, drift } = details;
  const rows = alignColumns([
    ['version', String(version)],
    ['tier', String(tier)],
    ['tags', tags.join(', ') || '-'],
    ['keywords', routes.keywords.join(', ') || '-'],
    ['task types', routes.taskTypes.join(', ') || '-'],
    ['drift', drift.join(', ') || 'none'],
  ]);
  return rows.map((row) => `  ${neutralize(row.join('  ').trimEnd())}\n`).join('');
}

function paintState(colors: Colors, status: SkillStatus, text: string): string {
  if (status === 'invalid') return colors.red(text);
  return status === 'unchanged' ? colors.green(text) : colors.yellow(text);
}

/**
 * `write`: files were written. `preview`: they would be. `check`: they were compared, and a difference is an error.
 * `compare`: they were compared, and the result is the answer. `read`: no generated files are involved.
 */
export type RunMode = 'write' | 'preview' | 'check' | 'compare' | 'read';

/** The last line of a run: verdict, counts, state of the generated files, and the profile with its reason. */
export function renderSummary(
  outcome: Outcome,
  mode: RunMode,
  { colors, columns, pathOf }: FindingsView,
): string {
  const { report } = outcome;
  const sentences = [
    `${countSkills(report)}; ${countAll(report)}.`,
    fixesSentence(report, mode),
    filesSentence(report, { mode, pathOf }),
    profileSentence(outcome),
  ];
  const line = sentences.filter((sentence) => sentence !== '').join(' ');
  const wrapped = (mark: string) => wrapText(line, { columns, first: `${mark} `, rest: '  ' }).join('\n');
  if (outcome.exitCode !== 0) return `${colors.red(wrapped('✖'))}\n`;
  return hasDoubts(report, mode) ? `${colors.yellow(wrapped('!'))}\n` : `${colors.green(wrapped('✔'))}\n`;
}

/** The run succeeds, but not all is well. */
function hasDoubts({ summary, compatibility = [], changes }: Report, mode: RunMode): boolean {
  const isRefused = compatibility.some(({ clients }) =>
    Object.values(clients).some(({ result }) => result === 'refused'),
  );
  const isBehind = mode === 'compare' && changes.length > 0;
  return summary.discovered === 0 || summary.errors > 0 || isRefused || isBehind;
}

function countSkills({ _meta, summary, skills }: Report): string {
  if (summary.discovered === 0 && summary.pruned === 0) return 'No skills found';
  const parts = (['registered', 'updated', 'unchanged', 'pruned', 'invalid'] as const)
    .filter((status) => summary[status] > 0)
    .map((status) => `${summary[status]} ${nameStatus(_meta.operation, status)}`);
  const count = (wanted: SkillStatus) => skills.filter(({ status }) => status === wanted).length;
  const [unregistered, skipped] = [count('unregistered'), count('skipped')];
  if (unregistered > 0) parts.unshift(`${unregistered} ${STATES.unregistered}`);
  else if (_meta.operation === 'discover') parts.unshift('nothing to register');
  if (_meta.operation === 'prune' && summary.pruned === 0) parts.unshift('nothing to prune');
  if (skipped > 0) parts.push(countText(skipped, 'duplicate'));
  const found = countText(summary.discovered, 'skill');
  return parts.length === 0 ? found : `${found}: ${parts.join(', ')}`;
}

function countAll({ summary, diagnostics, _meta }: Report): string {
  if (summary.new === undefined) return countFindings(summary) || 'nothing to report';
  const old = diagnostics.filter(({ isNew }) => isNew === false).length;
  const rest = old === 0 ? '' : `, ${countText(old, 'finding')} before`;
  return `${countFindings(summary.new, 'new ') || 'nothing new'} since ${shortId(_meta.since)}${rest}`;
}

function countFindings({ errors, warnings, notices }: FindingCounts, adjective = ''): string {
  const parts = [
    errors > 0 ? countText(errors, `${adjective}error`) : '',
    warnings > 0 ? countText(warnings, `${adjective}warning`) : '',
    notices > 0 ? countText(notices, `${adjective}notice`) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function fixesSentence({ fixes = [] }: Report, mode: RunMode): string {
  if (fixes.length === 0) return '';
  const isWritten = mode !== 'preview' && mode !== 'check';
  return `${countText(fixes.length, 'finding')} ${isWritten ? 'fixed' : 'can be fixed with --fix'}.`;
}

function filesSentence(
  report: Report,
  { mode, pathOf }: { readonly mode: RunMode } & Pick<PathView, 'pathOf'>,
): string {
  if (mode === 'read' || report._meta.operation === 'validate') return '';
  const { manifest, outputs = [] } = report;
  const nameFiles = (files: readonly string[]) => nameUpToThree(files.map(pathOf));
  const tracked = [...(manifest === '' ? [] : [manifest]), ...outputs.map(({ file }) => file)];
  if (tracked.length === 0) return '';
  const isDifferent = mode === 'compare' ? report.changes.length > 0 : hasStaleFiles(report);
  if (!isDifferent) return `${nameFiles(tracked)} ${tracked.length === 1 ? 'is' : 'are'} up to date.`;
  const changedOutputs = outputs.filter(({ changed }) => changed).map(({ file }) => file);
  const isManifest = mode === 'compare' || report.changed;
  const changed = [...(isManifest ? [manifest] : []), ...changedOutputs];
  const names = nameFiles(changed);
  if (mode === 'write') return `${names} written.`;
  return mode === 'preview'
    ? `${names} would change; nothing was written.`
    : `${names} ${changed.length === 1 ? 'is' : 'are'} not up to date.`;
}

/** Names up to three files; counts more. */
function nameUpToThree(files: readonly string[]): string {
  if (files.length > 3) return `${files.length} generated files`;
  return joinWords(files.map(neutralize));
}

function profileSentence({ report }: Outcome): string {
  const { profile, profileReason } = report._meta;
  if (profile === undefined) return '';
  return `Profile ${neutralize(profile)}${profileReason ? ` (${neutralize(profileReason)})` : ''}.`;
}
