import { MAX_OF_A_RULE } from '../text/finding.js';
import type { Diagnostic } from './diagnostic.js';

type Shown = Pick<Diagnostic, 'rule' | 'file' | 'skill' | 'message' | 'isNew'>;

/**
 * The findings to show: of each rule at most fifty in a skill or a file of none, new ones first. The last one says how many more there
 * are. Counts and comparisons are about all of them.
 */
export function limitDiagnostics<Found extends Shown>(diagnostics: readonly Found[]): readonly Found[] {
  const groups = new Map<string, Found[]>();
  for (const found of diagnostics) {
    const key = JSON.stringify([
      found.rule,
      found.skill ?? null,
      found.skill === undefined ? found.file : null,
    ]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [found]);
    else group.push(found);
  }
  const large = [...groups.values()].filter(({ length }) => length > MAX_OF_A_RULE);
  if (large.length === 0) return diagnostics;
  const hidden = new Set<Found>();
  const more = new Map<Found, number>();
  for (const group of large) {
    const byNews = [...group.filter(({ isNew }) => isNew), ...group.filter(({ isNew }) => !isNew)];
    const shown = new Set(byNews.slice(0, MAX_OF_A_RULE));
    for (const found of group) if (!shown.has(found)) hidden.add(found);
    more.set(group.findLast((found) => shown.has(found))!, group.length - MAX_OF_A_RULE);
  }
  return diagnostics
    .filter((found) => !hidden.has(found))
    .map((found) => {
      const count = more.get(found);
      return count === undefined
        ? found
        : {
            ...found,
            message: `${found.message} This ${found.skill === undefined ? 'file' : 'skill'} has ${count} more.`,
          };
    });
}
