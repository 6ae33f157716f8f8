import { countText } from '../core/count-text.js';
import type { Diagnostic } from '../core/diagnostic.js';

/** Notices of one rule that are shown; errors and warnings are all shown. */
const SHOWN_NOTICES = 10;

export interface FoldedFindings {
  readonly shown: readonly Diagnostic[];
  /** One sentence for every rule of which some were left out. */
  readonly rest: readonly string[];
}

/** Keeps the notices of a large repository from burying its errors. */
export function foldNotices(diagnostics: readonly Diagnostic[]): FoldedFindings {
  const counts = new Map<string, number>();
  const shown = diagnostics.filter(({ severity, rule }) => {
    if (severity !== 'notice') return true;
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    return count <= SHOWN_NOTICES;
  });
  const rest = [...counts]
    .filter(([, count]) => count > SHOWN_NOTICES)
    .map(
      ([rule, count]) =>
        `${countText(count - SHOWN_NOTICES, 'more notice')} of ${rule}; --format json lists them`,
    );
  return { shown, rest };
}
