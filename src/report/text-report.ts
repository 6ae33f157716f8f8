import { ruleUrl } from '../rules/rule.js';
import { compareText } from '../text/compare.js';
import type { Severity } from '../text/finding.js';
import { countText, joinWords } from '../text/suggest.js';
import {
  alignColumns,
  type Colors,
  neutralize,
  neutralizeMessage,
  type PathView,
  paintSeverity,
  shorten,
  terminalLink,
  widthOf,
  wrapText,
} from '../text/visible-text.js';
import { renderCompatibility } from './compatibility.js';
import type { Diagnostic } from './diagnostic.js';
import { foldRepeats } from './fold-repeats.js';
import {
  type AskedClient,
  describeLeftOut,
  type FindingCounts,
  hasStaleFiles,
  type Outcome,
  type Report,
  type SkillOutcome,
  type SkillStatus,
} from './report.js';
import { countChanges, isListed, renderChanges } from './text-changes.js';

/** Changes and lines of a diff that are listed without `--verbose`. */
const LISTED_CHANGES = 10;

export interface TextView extends FindingsView {
  readonly mode: RunMode;
  /** The rendered diff of a dry run; otherwise empty. */
  readonly diff: string;
  /** Findings that the reader of this text sees elsewhere. */
  readonly isShownElsewhere: (diagnostic: Diagnostic) => boolean;
  /** Lists every finding and every change. */
  readonly isVerbose: boolean;
  /** The table of rules alone, and the summary. */
  readonly showsStatistics: boolean;
  /** Whether `--fix` fixes findings of a rule, at least some. */
  readonly isFixable: (rule: string) => boolean;
}

/**
 * A finished run for people. What they asked for comes first, then what is wrong, the worst last: errors and the
 * summary with the next step are nearest to the prompt.
 */
export function renderTextReport(outcome: Outcome, view: TextView): string {
  const { report } = outcome;
  const fresh = report.diagnostics.filter((found) => found.isNew !== false && !view.isShownElsewhere(found));
  const summary = renderSummary(outcome, view, fresh);
  if (view.showsStatistics) return joinBlocks([renderStatistics(fresh, view), summary]);
  return joinBlocks([
    report.compatibility === undefined
      ? renderSkills(report, view)
      : renderCompatibility(report.compatibility, view),
    renderAsked(report.asked ?? []),
    listChanges({ ...report, changes: report.changes.filter(isListed) }, view),
    view.diff,
    renderOldFindings(report, view.colors),
    ...(['notice', 'warning', 'error'] as const).map((severity) => {
      const found = fresh.filter((each) => each.severity === severity);
      return renderFolded(view.isVerbose ? found : foldRepeats(found), view);
    }),
    summary,
  ]);
}

function joinBlocks(blocks: readonly string[]): string {
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

/** How often each rule was broken, the most frequent last. */
function renderStatistics(fresh: readonly Diagnostic[], { colors, isFixable }: TextView): string {
  const counts = countByRule(fresh).reverse();
  const rows = alignColumns(
    counts.map(({ rule, severity, count }) => [
      String(count).padStart(String(counts.at(-1)!.count).length),
      severity,
      `${neutralize(rule)}${isFixable(rule) ? ' (--fix)' : ''}`,
    ]),
  );
  return rows
    .map(([count, severity, rule], index) => {
      const painted = paintSeverity(colors, counts[index]!.severity, severity!);
      return `${count}  ${painted}  ${rule}\n`;
    })
    .join('');
}

interface RuleCount {
  readonly rule: string;
  readonly severity: Severity;
  readonly count: number;
}

/** The rules that were broken, the most frequent first. */
function countByRule(diagnostics: readonly Diagnostic[]): RuleCount[] {
  const counts = new Map<string, RuleCount>();
  for (const { rule, severity } of diagnostics) {
    const key = `${severity} ${rule}`;
    counts.set(key, { rule, severity, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || compareText(a.rule, b.rule));
}

/** Counts by kind if there are many changes, then the first of them. */
function listChanges({ changes }: Report, view: TextView): string {
  if (view.mode === 'read' || view.mode === 'compare') return '';
  if (view.isVerbose || changes.length <= LISTED_CHANGES) return renderChanges(changes, view);
  const listed = renderChanges(changes.slice(0, LISTED_CHANGES), view);
  const rest = changes.length - LISTED_CHANGES;
  return `${countChanges(changes)}\n${listed}${view.colors.dim(`… ${countText(rest, 'more change')}; --verbose lists all`)}\n`;
}

/** `file:line:column severity rule`, then the message, the source line and the fix. */
export function renderFindings(diagnostics: readonly Diagnostic[], view: FindingsView): string {
  const secrets = new Set(diagnostics.filter(isConfidential).map(placeOf));
  return diagnostics
    .map((found) => renderFinding(found, { ...view, showsSource: !secrets.has(placeOf(found)) }))
    .join('');
}

/** A log must not repeat a token. */
function isConfidential({ rule }: Diagnostic): boolean {
  return rule === 'secret';
}

function placeOf({ file, line }: Diagnostic): string {
  return `${file}:${line}`;
}

export interface FindingsView extends PathView {
  readonly columns: number;
  /** A line of a file of the repository, if it can be read. */
  readonly lineOf: (file: string, line: number) => string | undefined;
  /** The URL of a file; absent where the terminal opens no links. */
  readonly urlOf?: (file: string) => string;
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

function renderFinding(found: Diagnostic, view: FindingsView & { readonly showsSource: boolean }): string {
  const { colors, columns, pathOf, urlOf } = view;
  const place = colors.bold(`${neutralize(pathOf(found.file))}:${found.line}:${found.column}`);
  const rule = colors.dim(neutralize(found.rule));
  const head = [
    urlOf === undefined ? place : terminalLink(place, urlOf(found.file)),
    paintSeverity(colors, found.severity, found.severity),
    urlOf === undefined ? rule : terminalLink(rule, ruleUrl(found.rule)),
  ].join(' ');
  const message = wrapText(neutralizeMessage(found.message), { columns, first: '  ', rest: '  ' });
  const source = view.showsSource ? renderSource(found, view) : [];
  const fix = wrapText(neutralizeMessage(found.fix), { columns, first: '  fix: ', rest: '       ' });
  return `${[head, ...message, ...source, ...fix].join('\n')}\n`;
}

/** Characters of a long line that are shown before the finding. */
const LEAD = 20;

/** The line with the finding, and a caret under its place; as much of the line as fits. */
function renderSource(found: Diagnostic, { colors, columns, lineOf }: FindingsView): readonly string[] {
  const line = lineOf(found.file, found.line);
  if (line === undefined || line.trim() === '' || found.column > line.length + 1) return [];
  const margin = `  ${found.line} | `;
  const room = columns - margin.length - 1;
  const start = line.length <= room || found.column < room ? 0 : found.column - 1 - LEAD;
  const isOneLine = found.endLine === found.line;
  const end = isOneLine ? Math.max(found.endColumn, found.column + 1) - 1 : line.length;
  if (!/[\p{L}\p{N}]/u.test(line.slice(found.column - 1, end))) return [];
  const before = neutralize((start > 0 ? '…' : '') + line.slice(start, found.column - 1));
  const marked = neutralize(line.slice(found.column - 1, end));
  const text = shorten(before + marked + neutralize(line.slice(end)), room);
  const caret = '^'.repeat(Math.max(1, Math.min(widthOf(marked), room - widthOf(before))));
  const blank = `${' '.repeat(margin.length - 2)}| `;
  return [
    colors.dim(margin) + text,
    `${colors.dim(blank)}${' '.repeat(widthOf(before))}${paintSeverity(colors, found.severity, caret)}`,
  ];
}

/** Findings of a rule that are shown without `--verbose`; all errors are. */
const SHOWN_OF_RULE = 10;

/** Findings of one severity. One rule does not hide the others: ten of each, and a count of the rest. */
function renderFolded(diagnostics: readonly Diagnostic[], view: TextView): string {
  const counts = new Map<string, number>();
  const shown = diagnostics.filter(({ rule, severity }) => {
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    return view.isVerbose || severity === 'error' || count <= SHOWN_OF_RULE;
  });
  if (shown.length === diagnostics.length) return renderFindings(shown, view);
  const rest = [...counts]
    .filter(([, count]) => count > SHOWN_OF_RULE)
    .map(([rule, count]) => `${count - SHOWN_OF_RULE} more of ${neutralize(rule)}`);
  const folded = wrapText(`${joinWords(rest)}; --verbose lists all`, {
    columns: view.columns,
    first: '… ',
    rest: '  ',
  });
  return `${renderFindings(shown, view)}${view.colors.dim(folded.join('\n'))}\n`;
}

/** Operations that list skills. */
const LISTING = new Set(['discover', 'status']);
const STATES: Readonly<Record<SkillStatus, string>> = {
  registered: 'registered',
  unregistered: 'not registered',
  updated: 'changed',
  unchanged: 'up to date',
  pruned: 'gone',
  stale: 'gone',
  invalid: 'invalid',
  skipped: 'duplicate',
};

/** What was done to a skill, or its state if nothing was done. */
function nameStatus(operation: string, status: SkillStatus): string {
  if (operation === 'validate' && status === 'unchanged') return 'valid';
  return LISTING.has(operation) ? STATES[status] : status;
}

/** One line per skill, `name  state  path  what changed`; a single skill with the old and new values. */
function renderSkills(report: Report, view: PathView): string {
  if (!LISTING.has(report._meta.operation)) return '';
  const { colors, pathOf } = view;
  const rows = alignColumns(
    report.skills.map(({ name, status, path, entryStatus }) => [
      neutralize(name),
      withEntryStatus(STATES[status], entryStatus),
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

/** Most skills are active. */
function withEntryStatus(state: string, entryStatus = 'active'): string {
  return entryStatus === 'active' ? state : `${state}, ${neutralize(entryStatus)}`;
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

/** The last lines of a run: verdict, counts, state of the generated files, the profile, and what to do next. */
function renderSummary(outcome: Outcome, view: TextView, fresh: readonly Diagnostic[]): string {
  const { colors, columns, pathOf } = view;
  const { report } = outcome;
  const mode = report.compatibility === undefined ? view.mode : 'read';
  const sentences = [
    `${countSkills(report, mode)}; ${countAll(report)}.`,
    leftOutSentence(report),
    fixesSentence(report, mode),
    filesSentence(report, { mode, pathOf }),
    profileSentence(outcome),
  ];
  const line = sentences.filter((sentence) => sentence !== '').join(' ');
  const wrapped = (mark: string) => wrapText(line, { columns, first: `${mark} `, rest: '  ' }).join('\n');
  const steps = nextSteps(report, mode, fresh, view)
    .flatMap((step) => wrapText(step, { columns, first: '  ', rest: '    ' }))
    .map((step) => `${step}\n`)
    .join('');
  if (outcome.exitCode !== 0) return `${colors.red(wrapped('✖'))}\n${steps}`;
  const verdict = hasDoubts(report, mode) ? colors.yellow(wrapped('!')) : colors.green(wrapped('✔'));
  return `${verdict}\n${steps}`;
}

const FREQUENT_RULES = 5;

/** What to look at and what to run next, one step a line. */
function nextSteps(
  report: Report,
  mode: RunMode,
  fresh: readonly Diagnostic[],
  { showsStatistics }: TextView,
): readonly string[] {
  const counts = countByRule(fresh);
  const frequent = counts.slice(0, FREQUENT_RULES).map(({ rule, count }) => `${neutralize(rule)} ${count}`);
  const { fixable = 0 } = report.summary;
  const worst = fresh.find(({ severity }) => severity === 'error') ?? fresh[0];
  const isStale = mode === 'compare' ? report.changes.length > 0 : hasStaleFiles(report);
  return [
    ...(counts.length > 1 && counts[0]!.count > 1 && !showsStatistics
      ? [`most frequent: ${frequent.join(', ')}`]
      : []),
    ...(fixable > 0 ? [`${fixable} can be fixed: skill-registrar validate --fix`] : []),
    ...(worst === undefined ? [] : [`explain: skill-registrar rules ${neutralize(worst.rule)}`]),
    ...(isStale && mode !== 'write' && mode !== 'read'
      ? [`write the files: skill-registrar ${report._meta.operation === 'prune' ? 'prune' : 'register'}`]
      : []),
  ];
}

function leftOutSentence({ summary }: Report): string {
  const leftOut = describeLeftOut(summary);
  return leftOut === '' ? '' : `${leftOut}.`;
}

/** The run succeeds, but not all is well. */
function hasDoubts({ summary, compatibility = [], changes }: Report, mode: RunMode): boolean {
  const isRefused = compatibility.some(({ clients }) =>
    Object.values(clients).some(({ result }) => result === 'refused'),
  );
  const isBehind = mode === 'compare' && changes.length > 0;
  return summary.discovered === 0 || summary.errors > 0 || isRefused || isBehind;
}

/** What was done, or would be, to the skills: nothing was registered where nothing was written. */
const PLANNED: Readonly<Partial<Record<SkillStatus, string>>> = {
  registered: 'to register',
  updated: 'to update',
  unchanged: 'up to date',
  pruned: 'to remove',
};

function countSkills({ _meta, summary, skills }: Report, mode: RunMode): string {
  const isPlan = mode === 'preview' || mode === 'check';
  const nameOf = (status: SkillStatus) =>
    (isPlan && _meta.operation !== 'validate' ? PLANNED[status] : undefined) ??
    nameStatus(_meta.operation, status);
  if (summary.discovered === 0 && summary.pruned === 0) return 'No skills found';
  const parts = (['registered', 'updated', 'unchanged', 'pruned', 'stale', 'invalid'] as const)
    .map((status) => ({ status, count: summary[status] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(
      ({ status, count }) => `${count} ${nameOf(status)}${status === 'registered' ? inStates(summary) : ''}`,
    );
  const count = (wanted: SkillStatus) => skills.filter(({ status }) => status === wanted).length;
  const [unregistered, skipped] = [count('unregistered'), count('skipped')];
  if (unregistered > 0) parts.unshift(`${unregistered} ${STATES.unregistered}`);
  else if (_meta.operation === 'discover') parts.unshift('nothing to register');
  if (_meta.operation === 'prune' && summary.pruned === 0) parts.unshift('nothing to prune');
  if (skipped > 0) parts.push(countText(skipped, 'duplicate'));
  const found = countText(summary.discovered, 'skill');
  return parts.length === 0 ? found : `${found}: ${parts.join(', ')}`;
}

/** `(2 active, 1 deprecated)`, where entries are counted. */
function inStates({ active = 0, inactive = 0, deprecated = 0 }: Report['summary']): string {
  const counts = Object.entries({ active, inactive, deprecated }).filter(([, count]) => count > 0);
  return counts.length === 0 ? '' : ` (${counts.map(([state, count]) => `${count} ${state}`).join(', ')})`;
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
  // `prune` compares only the entries that it removes; without skills there may be no file at all.
  if (!isDifferent && (report._meta.operation === 'prune' || report.summary.discovered === 0)) return '';
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
