import { countText } from '../core/count-text.js';
import type { Diagnostic } from '../core/diagnostic.js';
import type { Outcome } from '../core/report.js';
import { renderChanges } from './text-changes.js';
import type { Colors } from './text-colors.js';
import { renderCompatibility } from './text-compatibility.js';
import { renderFindings } from './text-findings.js';
import { foldNotices } from './text-folding.js';
import { neutralize } from './text-neutral.js';
import { renderSkills } from './text-skills.js';
import { type RunMode, renderSummary } from './text-summary.js';

/** Changes listed after a write; a preview lists all. */
const LISTED_CHANGES = 50;

export interface TextView {
  readonly mode: RunMode;
  readonly colors: Colors;
  /** The rendered diff of a preview; empty elsewhere. */
  readonly diff: string;
  /** Findings that the reader of this text sees elsewhere. */
  readonly isShownElsewhere: (diagnostic: Diagnostic) => boolean;
}

/** A finished run for people: findings, skills, changes, diff, and one line that sums it up. */
export function renderTextReport(outcome: Outcome, view: TextView): string {
  const { report } = outcome;
  const { shown, rest } = foldNotices(report.diagnostics.filter((found) => !view.isShownElsewhere(found)));
  const blocks = [
    renderFindings(shown, view.colors),
    rest.map((sentence) => `${view.colors.dim(`… ${neutralize(sentence)}`)}\n`).join(''),
    report.compatibility === undefined
      ? renderSkills(report, view.colors)
      : renderCompatibility(report.compatibility, view.colors),
    listChanges(outcome, view),
    view.diff,
    renderSummary(outcome, view.mode, view.colors),
  ];
  return blocks.filter((block) => block !== '').join('\n');
}

function listChanges({ report }: Outcome, view: TextView): string {
  if (view.mode === 'read' || view.mode === 'compare') return '';
  if (view.mode !== 'write') return renderChanges(report.changes, view.colors);
  const listed = renderChanges(report.changes.slice(0, LISTED_CHANGES), view.colors);
  const rest = report.changes.length - LISTED_CHANGES;
  return rest > 0 ? `${listed}${view.colors.dim(`… and ${countText(rest, 'more change')}`)}\n` : listed;
}
