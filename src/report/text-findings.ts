import type { Diagnostic } from '../core/diagnostic.js';
import { type Colors, paintSeverity } from './text-colors.js';
import { alignColumns } from './text-columns.js';
import { neutralize, neutralizeMessage } from './text-neutral.js';

/**
 * One line per finding, `file:line:column  severity  message  rule`, aligned and grouped by file; below each
 * group what to do about it, every hint once.
 */
export function renderFindings(diagnostics: readonly Diagnostic[], colors: Colors): string {
  return groupByFile(diagnostics)
    .map((group) => `${renderLines(group, colors)}${renderHints(group, colors)}`)
    .join('\n');
}

function groupByFile(diagnostics: readonly Diagnostic[]): Diagnostic[][] {
  const groups = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const group = groups.get(diagnostic.file);
    if (group) group.push(diagnostic);
    else groups.set(diagnostic.file, [diagnostic]);
  }
  return [...groups.values()];
}

function renderLines(group: readonly Diagnostic[], colors: Colors): string {
  const rows = alignColumns(
    group.map((found) => [
      `${neutralize(found.file)}:${found.line}:${found.column}`,
      found.severity,
      neutralizeMessage(found.message),
      neutralize(found.rule),
    ]),
  );
  return rows
    .map(([place, severity, message, rule], index) => {
      const painted = paintSeverity(colors, group[index]!.severity, severity!);
      return `${colors.bold(place!)}  ${painted}  ${message}  ${colors.dim(rule!)}\n`;
    })
    .join('');
}

function renderHints(group: readonly Diagnostic[], colors: Colors): string {
  const hints = new Set(group.map((found) => neutralizeMessage(found.fix)).filter((fix) => fix !== ''));
  return [...hints].map((hint) => `  ${colors.dim(`fix: ${hint}`)}\n`).join('');
}
