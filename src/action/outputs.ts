import { appendFile, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDriftFinding } from '../report/github-annotations.js';
import { describeLeftOut, hasStaleFiles, type Outcome } from '../report/report.js';
import { buildSarifLog } from '../report/sarif.js';
import { ruleById } from '../rules/index.js';
import { withAncestors } from '../text/paths.js';
import { type ActionResult, NO_PULL_REQUEST } from './action-result.js';

/** Values of the outputs that `action.yml` names. */
export type Outputs = ReturnType<typeof toOutputs>;

/** Paths of the files that a step writes for later steps; empty when one could not be written. */
interface StepFiles {
  readonly report: string;
  readonly sarif: string;
}

/** Every output of a run, however it ended. */
export function toOutputs(result: ActionResult, files: StepFiles) {
  const { outcome, manifests, sync } = result;
  const { report, validNames, exitCode } = outcome;
  const { summary, diagnostics } = report;
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
    'new-errors': (summary.new ?? summary).errors,
    'new-warnings': (summary.new ?? summary).warnings,
    names: validNames,
    'changed-names': changedNames(result),
    'name-chunks': chunkNames(validNames),
    manifest: manifests.join('\n'),
    report: files.report,
    sarif: files.sarif,
    ...(sync?.outputs ?? NO_PULL_REQUEST),
  } as const;
}

/** Jobs that one `strategy.matrix` can start. */
export const MAX_MATRIX_JOBS = 256;

/** The names in at most as many lists as a matrix has jobs. */
function chunkNames(names: readonly string[]): readonly (readonly string[])[] {
  const size = Math.max(1, Math.ceil(names.length / MAX_MATRIX_JOBS));
  const chunks: string[][] = [];
  for (let start = 0; start < names.length; start += size) chunks.push(names.slice(start, start + size));
  return chunks;
}

/** Valid skills with a changed file; all of them if unknown, so that none is left out by mistake. */
function changedNames({ outcome: { report, validNames }, changes }: ActionResult): readonly string[] {
  if (changes === null) return validNames;
  const directories = new Set([...changes.files].flatMap((file) => withAncestors(file)));
  const skills = report.skills.filter(({ path }) => directories.has(path));
  const changed = new Set(skills.flatMap(({ name, path }) => [name, path]));
  return validNames.filter((name) => changed.has(name));
}

/** What a shell or an expression of a workflow could run, where someone interpolates a list into a script. */
const LIVE = /[$`'!&|;<>(){}\p{C}]/gu;

/** JSON in which names are inert: `fromJSON` reads the same names. */
function inertJson(value: unknown): string {
  const escaped = (character: string) =>
    Array.from({ length: character.length }, (_, index) => {
      return `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`;
    }).join('');
  return JSON.stringify(value).replace(LIVE, escaped);
}

/** Hands them over; lists as JSON, for `fromJSON`. */
export function writeOutputs(outputs: Outputs, setOutput: (name: string, value: string) => void): void {
  for (const [name, value] of Object.entries(outputs)) {
    setOutput(name, Array.isArray(value) ? inertJson(value) : String(value));
  }
}

/** Writes the JSON report and the SARIF log for later steps; every step has a separate folder. */
export async function writeStepFiles(outcome: Outcome, temporary: string): Promise<StepFiles> {
  const folder = await mkdtemp(join(temporary, 'skill-registrar-'));
  const report = join(folder, 'report.json');
  const sarif = join(folder, 'report.sarif');
  // A run that stopped early has no manifest.
  await writeJson(report, { ...outcome.report, manifest: outcome.report.manifest || undefined });
  await writeJson(sarif, toSarif(outcome));
  return { report, sarif };
}

function toSarif({ report, exitCode }: Outcome): object {
  const { error, diagnostics, _meta } = report;
  const failure = exitCode < 2 || error === undefined ? null : { id: error.code, text: error.message };
  return buildSarifLog({
    version: _meta.version,
    diagnostics,
    exitCode,
    failure,
    leftOut: describeLeftOut(report.summary),
    prefix: '',
    ruleById,
  });
}

async function writeJson(file: string, value: object): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** Adds to the job summary, if the runner has one. */
export async function writeSummary(markdown: string, summaryFile: string): Promise<void> {
  if (summaryFile !== '') await appendFile(summaryFile, markdown);
}
