import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDriftFinding } from '../report/markdown-summary.js';
import { hasStaleFiles, type Outcome, type Report } from '../report/report.js';
import { toRepositoryPath } from './inputs.js';
import type { PullRequestOperation } from './sync/sync-pull-request.js';

/** Values of the outputs that `action.yml` names. */
export interface Outputs {
  readonly valid: boolean;
  readonly changed: boolean;
  readonly skills: number;
  readonly registered: number;
  readonly updated: number;
  readonly pruned: number;
  readonly invalid: number;
  readonly errors: number;
  readonly warnings: number;
  readonly names: readonly string[];
  readonly manifest: string;
  readonly report: string;
  readonly 'pull-request-number': number | '';
  readonly 'pull-request-url': string;
  readonly 'pull-request-operation': PullRequestOperation;
  readonly 'pull-request-branch': string;
  readonly 'pull-request-head-sha': string;
}

export type PullRequestOutputs = Pick<Outputs, Extract<keyof Outputs, `pull-request-${string}`>>;

export const NO_PULL_REQUEST: PullRequestOutputs = {
  'pull-request-number': '',
  'pull-request-url': '',
  'pull-request-operation': 'none',
  'pull-request-branch': '',
  'pull-request-head-sha': '',
};

export interface OutputFacts {
  readonly outcome: Outcome;
  /** Path of the JSON report; empty when it could not be written. */
  readonly reportFile: string;
  /** Path of the scanned root below the repository's. */
  readonly prefix: string;
  readonly pullRequest: PullRequestOutputs;
}

/** Every output of a run, whatever became of it. */
export function toOutputs({ outcome, reportFile, prefix, pullRequest }: OutputFacts): Outputs {
  const { report, validNames, exitCode } = outcome;
  const { summary, diagnostics, manifest } = report;
  const hasError = diagnostics.some((found) => found.severity === 'error' && !isDriftFinding(found));
  return {
    valid: exitCode < 2 && summary.invalid === 0 && !hasError,
    changed: hasStaleFiles(report),
    skills: summary.discovered,
    registered: summary.registered,
    updated: summary.updated,
    pruned: summary.pruned,
    invalid: summary.invalid,
    errors: summary.errors,
    warnings: summary.warnings,
    names: validNames,
    manifest: manifest === '' ? '' : toRepositoryPath(manifest, prefix),
    report: reportFile,
    ...pullRequest,
  };
}

/** Hands them over; lists as JSON, for `fromJSON`. */
export function writeOutputs(outputs: Outputs, setOutput: (name: string, value: unknown) => void): void {
  for (const [name, value] of Object.entries(outputs)) {
    setOutput(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
  }
}

/** Writes the JSON report where later steps find it, and returns its path. */
export async function writeReportFile(report: Report, temporary: string): Promise<string> {
  const folder = join(temporary, 'skill-registrar');
  const file = join(folder, 'report.json');
  await mkdir(folder, { recursive: true });
  // A run that was stopped early knows of no manifest.
  const document = { ...report, manifest: report.manifest || undefined };
  await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
  return file;
}

/** Adds to the job summary, where the runner has one. */
export async function writeSummary(markdown: string, summaryFile: string): Promise<void> {
  if (summaryFile !== '') await appendFile(summaryFile, markdown);
}
