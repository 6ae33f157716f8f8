import type { Report } from '../core/report.js';
import { joinSentences } from './join-sentences.js';
import { code, prose } from './markdown-escape.js';
import { type Detail, takeRows } from './markdown-fit.js';
import { orderBySeverity } from './order-by-severity.js';

/** What no generator can settle: findings to mend and keywords that more than one skill wants. */
export function renderNeedsPerson(report: Report, detail: Detail): string[] {
  const items = [
    ...orderBySeverity(report.diagnostics)
      // What the pull request itself mends needs nobody.
      .filter(({ severity, rule }) => severity !== 'notice' && rule !== 'manifest-drift')
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
