import { countText } from '../core/count-text.js';
import type { Outcome, Report, Summary } from '../core/report.js';
import type { Colors } from './text-colors.js';
import { neutralize } from './text-neutral.js';
import { nameStatus } from './text-skills.js';

/**
 * `write`: files were written. `preview`: they would be. `check`: they were compared, and a difference is a fault.
 * `compare`: they were compared, and that is the answer. `read`: none is concerned.
 */
export type RunMode = 'write' | 'preview' | 'check' | 'compare' | 'read';

/** The last line of a run: verdict, counts, what became of the manifest, and the profile with its reason. */
export function renderSummary(outcome: Outcome, mode: RunMode, colors: Colors): string {
  const { report } = outcome;
  const sentences = [
    `${countSkills(report)}; ${countFindings(report.summary)}.`,
    manifestSentence(outcome, mode),
    profileSentence(outcome),
  ];
  const line = sentences.filter((sentence) => sentence !== '').join(' ');
  if (outcome.exitCode !== 0) return `${colors.red(`✖ ${line}`)}\n`;
  if (report.summary.discovered === 0) return `${colors.yellow(`! ${line}`)}\n`;
  return `${colors.green(`✔ ${line}`)}\n`;
}

function countSkills({ _meta, summary }: Report): string {
  if (summary.discovered === 0 && summary.pruned === 0) return 'No skills found';
  const parts = (['registered', 'updated', 'unchanged', 'pruned', 'invalid'] as const)
    .filter((status) => summary[status] > 0)
    .map((status) => `${summary[status]} ${nameStatus(_meta.operation, status)}`);
  const found = countText(summary.discovered, 'skill');
  return parts.length === 0 ? found : `${found}: ${parts.join(', ')}`;
}

function countFindings(summary: Summary): string {
  const parts = [
    summary.errors > 0 ? countText(summary.errors, 'error') : '',
    summary.warnings > 0 ? countText(summary.warnings, 'warning') : '',
    summary.notices > 0 ? countText(summary.notices, 'notice') : '',
  ];
  return parts.filter((part) => part !== '').join(', ') || 'nothing to report';
}

function manifestSentence({ report }: Outcome, mode: RunMode): string {
  if (mode === 'read') return '';
  const manifest = neutralize(report.manifest);
  const isDifferent = mode === 'compare' ? report.changes.length > 0 : report.changed;
  if (!isDifferent) return `${manifest} is up to date.`;
  if (mode === 'write') return `${manifest} written.`;
  return mode === 'preview'
    ? `${manifest} would change; nothing was written.`
    : `${manifest} is not up to date.`;
}

function profileSentence({ report }: Outcome): string {
  const { profile, profileReason } = report._meta;
  if (profile === undefined) return '';
  return `Profile ${neutralize(profile)}${profileReason ? ` (${neutralize(profileReason)})` : ''}.`;
}
