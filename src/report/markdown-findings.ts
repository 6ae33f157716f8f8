import type { KeywordConflict } from '../manifest/changes.js';
import { compareText } from '../text/compare.js';
import type { Severity } from '../text/finding.js';
import { countText, joinWords } from '../text/suggest.js';
import type { Diagnostic } from './diagnostic.js';
import { foldRepeats } from './fold-repeats.js';
import { isDriftFinding, orderBySeverity, SEVERITIES } from './github-annotations.js';
import {
  code,
  type Detail,
  fold,
  foldRows,
  htmlCode,
  link,
  OPEN_ROWS,
  prose,
  renderRows,
  ruleLink,
  table,
} from './markdown.js';

export interface FindingsView {
  readonly diagnostics: readonly Diagnostic[];
  /** URL of the repository's files at the commit of the run; absent if unknown. */
  readonly blobUrl?: string;
  /** Whether a finding belongs to the pull request of the run; absent without a pull request. */
  readonly isOwn?: (diagnostic: Diagnostic) => boolean;
  /** Whether those are the findings that are not in the base commit. */
  readonly isCompared?: boolean;
}

const MARKS: Readonly<Record<Severity, string>> = { error: '🔴', warning: '🟡', notice: '🔵' };

/** The findings of the pull request, or the errors, open; the others folded by rule; counts by rule if there are many. */
export function renderFindings(view: FindingsView, detail: Detail): string[] {
  const { isOwn } = view;
  const all = orderBySeverity(view.diagnostics);
  if (all.length === 0) return [];
  if (!isOwn) {
    const errors = all.filter(({ severity }) => severity === 'error');
    return [
      '## Findings',
      ...renderOpen(all, all.length > OPEN_ROWS ? errors.length : all.length, { view, detail }),
    ];
  }
  return [
    '## Findings',
    ...(all.length > OPEN_ROWS ? renderCounts(all, isOwn, view) : []),
    ...renderOwn(all.filter(isOwn), view, detail),
    ...renderOthers(
      all.filter((found) => !isOwn(found)),
      view,
      detail,
    ),
  ];
}

/** One row per rule, the most serious and most frequent first. */
function renderCounts(
  diagnostics: readonly Diagnostic[],
  isOwn: (diagnostic: Diagnostic) => boolean,
  { isCompared }: FindingsView,
): string[] {
  const groups = groupByRule(diagnostics);
  if (groups.length < 2) return [];
  const rows = groups.map(([rule, found]) => [
    MARKS[severestOf(found)],
    ruleLink(rule),
    String(found.filter(isOwn).length || ''),
    countBySeverity(found),
    String(skillsOf(found).size || ''),
  ]);
  const header = ['', 'Rule', isCompared ? 'New' : 'In this pull request', 'Total', 'Skills'];
  return foldRows(rows, (shown) => table(header, shown), { rows: rows.length });
}

function renderOwn(own: readonly Diagnostic[], view: FindingsView, detail: Detail): string[] {
  if (own.length === 0) {
    return [
      view.isCompared
        ? 'All of them are already in the base commit and do not count.'
        : 'None of the findings is in a file that this pull request changes.',
    ];
  }
  const heading = `### ${view.isCompared ? 'New' : 'In this pull request'} (${own.length})`;
  return [heading, ...renderOpen(own, own.length, { view, detail })];
}

function renderOthers(others: readonly Diagnostic[], view: FindingsView, detail: Detail): string[] {
  if (others.length === 0) return [];
  const heading = view.isCompared ? 'Already in the base commit' : 'In other files';
  return [`### ${heading} (${others.length})`, ...renderOpen(others, 0, { view, detail })];
}

/** The first findings as far as they fit, the others in a folded table for each rule. */
function renderOpen(
  all: readonly Diagnostic[],
  important: number,
  { view, detail }: { readonly view: FindingsView; readonly detail: Detail },
): string[] {
  const open = all.slice(0, Math.min(important, OPEN_ROWS, detail.rows));
  const openRules = new Set(open.map(({ rule }) => rule));
  const groups = groupByRule(all.slice(open.length)).map(([rule, found]) => {
    const skills = skillsOf(found).size;
    const where = skills > 0 ? ` in ${countText(skills, 'skill')}` : '';
    const count = countBySeverity(found, openRules.has(rule) ? 'more ' : '');
    const about = `Why this matters: ${ruleLink(rule)}`;
    return fold(`${MARKS[severestOf(found)]} ${htmlCode(rule)}: ${count}${where}`, [
      about,
      ...renderRows(foldRepeats(found), rowsWith(view, { isRuleKnown: true }), detail),
    ]);
  });
  return [...(open.length > 0 ? [rowsWith(view)(foldRepeats(open))] : []), ...groups];
}

function groupByRule(diagnostics: readonly Diagnostic[]): readonly [string, readonly Diagnostic[]][] {
  const groups = new Map<string, Diagnostic[]>();
  for (const found of diagnostics) {
    const group = groups.get(found.rule);
    if (group) group.push(found);
    else groups.set(found.rule, [found]);
  }
  return [...groups].sort(
    ([a, foundA], [b, foundB]) =>
      SEVERITIES.indexOf(severestOf(foundA)) - SEVERITIES.indexOf(severestOf(foundB)) ||
      foundB.length - foundA.length ||
      compareText(a, b),
  );
}

function severestOf(found: readonly Diagnostic[]): Severity {
  return SEVERITIES.find((severity) => found.some((one) => one.severity === severity))!;
}

function skillsOf(found: readonly Diagnostic[]): ReadonlySet<string> {
  return new Set(found.flatMap(({ skill }) => (skill === undefined ? [] : [skill])));
}

/** `2 errors and 1 warning`, or `2 more errors and 1 more warning`. */
function countBySeverity(found: readonly Diagnostic[], adjective = ''): string {
  return joinWords(
    SEVERITIES.flatMap((severity) => {
      const count = found.filter((diagnostic) => diagnostic.severity === severity).length;
      return count === 0 ? [] : [countText(count, `${adjective}${severity}`)];
    }),
  );
}

function rowsWith(
  { blobUrl }: Pick<FindingsView, 'blobUrl'>,
  { isRuleKnown = false } = {},
): (found: readonly Diagnostic[]) => string {
  return (found) =>
    table(
      ['', 'Where', 'Finding', 'Fix'],
      found.map((diagnostic) => [
        MARKS[diagnostic.severity],
        place(diagnostic, blobUrl),
        isRuleKnown
          ? prose(diagnostic.message)
          : `${prose(diagnostic.message)} (${ruleLink(diagnostic.rule)})`,
        prose(diagnostic.fix),
      ]),
    );
}

function place({ file, line, column }: Diagnostic, blobUrl: string | undefined): string {
  const label = code(`${file}:${line}:${column}`);
  if (blobUrl === undefined || file.startsWith('~/')) return label;
  const path = file.split('/').map(encodeURIComponent).join('/');
  return link(label, `${blobUrl}/${path}?plain=1#L${line}`);
}

export interface AttentionView {
  readonly diagnostics: readonly Diagnostic[];
  readonly conflicts: readonly KeywordConflict[];
  /** Skills that the pull request changes. */
  readonly skills: ReadonlySet<string>;
  /** Skills that it leaves out for their errors. */
  readonly leftOut: ReadonlySet<string>;
  readonly blobUrl?: string;
}

/** What the generator cannot decide: findings to fix and keywords that several skills claim. */
export function renderNeedsAttention(view: AttentionView, detail: Detail): string[] {
  // Findings that the pull request itself fixes need no attention.
  const findings = orderBySeverity(view.diagnostics).filter(
    (found) => found.severity !== 'notice' && !isDriftFinding(found),
  );
  const isOwn = ({ skill, severity }: Diagnostic) =>
    skill === undefined || view.skills.has(skill) || (severity === 'error' && view.leftOut.has(skill));
  const own = findings.filter(isOwn);
  const conflicts = view.conflicts.filter(({ owner, losers }) =>
    [owner, ...losers].some((skill) => skill !== null && view.skills.has(skill)),
  );
  const errors = own.filter(({ severity }) => severity === 'error');
  const warnings = own.filter(({ severity }) => severity === 'warning');
  const others = findings.length - own.length;
  const count = own.length + conflicts.length;
  if (count + others === 0) return [];
  return [
    `### Needs attention (${count})`,
    ...foldRows(errors, rowsWith(view), detail),
    ...foldRows(conflicts.map(describeConflict), (shown) => shown.join('\n'), detail),
    ...(warnings.length > 0
      ? [fold(countText(warnings.length, 'warning'), renderRows(warnings, rowsWith(view), detail))]
      : []),
    ...(others > 0
      ? [`${countText(others, 'more finding')} in skills that this pull request does not change.`]
      : []),
  ];
}

function describeConflict({ keyword, owner, losers }: KeywordConflict): string {
  const result = owner === null ? 'is not routed' : `goes to ${code(owner)}`;
  return `- The keyword ${code(keyword)} ${result}; also claimed by ${losers.map(code).join(', ')}`;
}
