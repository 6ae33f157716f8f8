import { countText, joinWords } from '../core/count-text.js';
import type { Report } from '../core/report.js';

export interface VerdictView {
  readonly report: Report;
  readonly failed: boolean;
  readonly mode: 'check' | 'sync';
  /** The pull request could not be made. */
  readonly hasSyncFailed: boolean;
}

/** The first line people read: passed or not, and why. Plain text of our own words only. */
export function describeVerdict(view: VerdictView): string {
  const reasons = [...complaints(view)];
  if (reasons.length > 0) return capitalize(joinWords(reasons));
  const { discovered } = view.report.summary;
  const skills = discovered === 1 ? '1 skill is valid' : `${discovered} skills are valid`;
  return view.mode === 'check' ? `${skills} and the manifest is up to date` : skills;
}

/** The mark before it: failed, passed with something to look at, passed. */
export function verdictMark({ report, failed }: Pick<VerdictView, 'report' | 'failed'>): string {
  if (failed) return '❌';
  return report.summary.errors + report.summary.warnings > 0 || report.summary.discovered === 0 ? '⚠️' : '✅';
}

function complaints({ report, mode, hasSyncFailed }: VerdictView): string[] {
  const { discovered, invalid, errors, warnings } = report.summary;
  const isDrift = mode === 'check' && report.changed;
  // Drift is a finding of its own, and is said in words.
  const others = errors - report.diagnostics.filter(isDriftFinding).length;
  return [
    ...(isStopped(report) ? ['Skill Registrar could not finish'] : []),
    ...(discovered === 0 && !isStopped(report) ? ['no skills were found'] : []),
    ...(invalid > 0
      ? [`${invalid} of ${countText(discovered, 'skill')} ${invalid === 1 ? 'is' : 'are'} invalid`]
      : []),
    ...(invalid === 0 && others > 0
      ? [`there ${others === 1 ? 'is' : 'are'} ${countText(others, 'error')}`]
      : []),
    ...(isDrift ? ['the manifest is out of date'] : []),
    ...(hasSyncFailed ? ['the pull request could not be made'] : []),
    ...(invalid === 0 && others <= 0 && !isDrift && warnings > 0
      ? [`there ${warnings === 1 ? 'is' : 'are'} ${countText(warnings, 'warning')}`]
      : []),
  ];
}

/** A configuration or a file stopped the run, so that nothing was looked at; otherwise the error is one of the findings. */
export function isStopped({ error, diagnostics }: Report): boolean {
  return error !== undefined && error.code !== 'E_VALIDATION_ERROR' && diagnostics.length === 0;
}

export function isDriftFinding({ rule }: { readonly rule: string }): boolean {
  return rule === 'manifest-drift';
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
