import type { Selection } from './core/catalog/find-duplicates.js';
import { isFailing, skillOutcomes, summarize } from './core/compose-report.js';
import { compareDiagnostics, compareText, type RuleLevel, START_OF_FILE } from './core/diagnostic.js';
import type { Finding } from './core/finding.js';
import type { Judge } from './core/judge.js';
import { nameFailure, withErrors } from './core/name-failure.js';
import type { Profile } from './core/profile.js';
import type { ManifestPlan } from './core/registry/plan-manifest.js';
import type { ErrorCode, GeneratedFile, Outcome, Report, SkillOutcome } from './core/report.js';
import type { SkillRecord } from './core/skill.js';
import { joinPieces } from './core/text-pieces.js';
import { isWriting } from './is-writing.js';
import { type KnownText, locateFindings } from './locate-findings.js';
import type { RunSetup } from './prepare-run.js';
import { reportMeta } from './report/report-meta.js';
import { selectForOperation } from './select-for-operation.js';
import type { CatalogPlan } from './track-catalogs.js';

/** A run whose decisions are made. */
export interface RunResult {
  readonly setup: RunSetup;
  readonly judge: Judge;
  readonly records: readonly SkillRecord[];
  readonly rejected: readonly SkillRecord[];
  readonly selection: Selection;
  readonly plan: ManifestPlan;
  readonly catalogs: CatalogPlan;
  readonly findings: readonly Finding[];
}

/** What a finished run has to say, and its exit code. Nothing is written or printed for it. */
export async function composeOutcome(result: RunResult): Promise<Omit<Outcome, 'timings'>> {
  const { setup, judge, records, rejected, selection, plan, catalogs } = result;
  const { request, chosen, manifestFile } = setup;
  const visible = result.findings.filter(({ rule }) => judge.levelOf(rule) !== 'off');
  const writes = request.operation === 'register' || request.operation === 'prune';
  const manifests = writes && plan.isChanged ? [generatedManifest(setup, plan)] : [];
  const reported = manifestToReport(result, manifests[0]);
  const known = new Map(reported === null ? [] : [[manifestFile, reported]]);
  const spans = await locateFindings(visible, request.workspace, known);
  const diagnostics = visible
    .map((finding) => judge.diagnose(finding, spans.get(finding) ?? START_OF_FILE))
    .sort(compareDiagnostics);
  const invalid = rejected.map((record) => ({ record, errors: reasonsFor(record, judge) }));
  const isPlanned = request.operation !== 'validate';
  const outcomes = skillOutcomes({
    ...selection,
    accepted: selection.selected,
    invalid,
    order: records,
    changes: isPlanned ? plan.changes : [],
  });
  const skills = withErrors(outcomes, failingFindings(visible, result));
  const chosenView = await selectForOperation(setup, { skills, diagnostics, records, plan });
  const summary = summarize(chosenView.discovered, chosenView.skills, chosenView.diagnostics);
  const isDrift =
    request.check === true &&
    request.operation === 'register' &&
    (plan.isChanged || catalogs.files.length > 0);
  const isWrong =
    isFailing(summary, chosen.profile.failOn) &&
    request.operation !== 'discover' &&
    request.operation !== 'status';
  const exitCode = isWrong || isDrift ? 1 : 0;
  const failing = exitCode === 0 ? [] : chosenView.diagnostics.filter(isFailingIn(chosen.profile));
  const error = exitCode === 0 ? undefined : nameFailure(chosenView.skills, records, failing, codeFor(setup));
  const report: Report = {
    _meta: reportMeta(request.operation, chosen),
    success: exitCode === 0,
    summary,
    changed:
      isPlanned && request.operation !== 'discover' && request.operation !== 'status'
        ? plan.isChanged
        : false,
    manifest: manifestFile,
    skills: chosenView.skills,
    diagnostics: chosenView.diagnostics,
    changes: isPlanned ? [...plan.changes, ...catalogs.changes] : [],
    ...(plan.conflicts.length > 0 && { conflicts: plan.conflicts }),
    ...(error !== undefined && { error }),
  };
  return {
    report,
    exitCode,
    files: [...manifests, ...catalogs.files],
    validNames: validNames(selection, skills),
  };
}

/** What fails the run beside that which made a skill invalid. */
function failingFindings(
  findings: readonly Finding[],
  { judge, rejected, setup }: RunResult,
): readonly Finding[] {
  const isFailing = isFailingIn(setup.chosen.profile);
  const failing = findings.filter(({ rule }) => isFailing({ severity: judge.levelOf(rule) }));
  if (failing.length === 0 || rejected.length === 0) return failing;
  const told = new Set(rejected.flatMap((record) => record.findings));
  return failing.filter((finding) => !told.has(finding));
}

function isFailingIn({ failOn }: Profile): (found: { readonly severity: RuleLevel }) => boolean {
  return ({ severity }) => severity === 'error' || (failOn === 'warning' && severity === 'warning');
}

/** What is no skill's has the code of the file it is about. */
function codeFor({ manifestFile, settings }: RunSetup): (file: string) => ErrorCode {
  return (file) => (file === manifestFile ? 'E_MANIFEST' : file === settings.file ? 'E_CONFIG' : 'E_FILE');
}

function validNames({ selected }: Selection, skills: readonly SkillOutcome[]): readonly string[] {
  const failing = new Set<string>();
  for (const { name, status, errors } of skills)
    if (errors !== undefined && status !== 'invalid') failing.add(name);
  const names = selected.map(({ name }) => name).sort(compareText);
  return failing.size === 0 ? names : names.filter((name) => !failing.has(name));
}

function reasonsFor(record: SkillRecord, judge: Judge): readonly string[] {
  const errors = judge.errorsOf(record);
  return errors.length > 0
    ? errors
    : [`The directory's name "${record.name}" cannot stand in for the missing name.`];
}

/** The text that people find where the report sends them: of what is written, not of what was there before. */
function manifestToReport(
  { setup, plan }: RunResult,
  generated: GeneratedFile | undefined,
): KnownText | null {
  if (generated === undefined || !isWriting(setup.request)) return setup.manifestText;
  return { read: () => generated.after, fieldAfter: plan.fieldAfter };
}

/** Its texts are made when somebody asks for them: a run that only writes the file never does. */
function generatedManifest({ manifestFile, manifestText }: RunSetup, plan: ManifestPlan): GeneratedFile {
  let after: string | null = null;
  return {
    path: manifestFile,
    get before() {
      return manifestText?.read() ?? null;
    },
    get after() {
      after ??= joinPieces(plan.pieces());
      return after;
    },
  };
}
