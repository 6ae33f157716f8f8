import type { Severity } from '../text/finding.js';
import { visibleText } from '../text/visible-text.js';
import { type Diagnostic, describeWithFix } from './diagnostic.js';

/** One issue of GitLab's Code Quality report: https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format. */
export interface CodeQualityIssue {
  readonly description: string;
  readonly check_name: string;
  readonly fingerprint: string;
  readonly severity: 'info' | 'minor' | 'major' | 'critical' | 'blocker';
  readonly location: {
    readonly path: string;
    readonly lines: { readonly begin: number; readonly end: number };
  };
}

const SEVERITIES: Readonly<Record<Severity, CodeQualityIssue['severity']>> = {
  error: 'major',
  warning: 'minor',
  notice: 'info',
};

/** All findings: GitLab itself compares them with the target branch. */
export function buildCodeQuality(
  diagnostics: readonly Diagnostic[],
  { prefix }: { readonly prefix: string },
): readonly CodeQualityIssue[] {
  return diagnostics.map((found) => ({
    description: visibleText(describeWithFix(found)),
    check_name: found.rule,
    fingerprint: found.fingerprint,
    severity: SEVERITIES[found.severity],
    location: {
      path: /^(?:\/|~\/|[A-Za-z]:)/.test(found.file) ? found.file : prefix + found.file,
      lines: { begin: found.line, end: found.endLine },
    },
  }));
}
