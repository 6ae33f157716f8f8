import { countText, joinWords } from '../core/count-text.js';
import { compareText, type Diagnostic, type Severity } from '../core/diagnostic.js';
import { code, link, prose } from './markdown-escape.js';
import { type Detail, takeRows } from './markdown-fit.js';
import { table } from './markdown-table.js';
import { orderBySeverity, SEVERITIES } from './order-by-severity.js';

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
