import type { Selection } from './core/catalog/find-duplicates.js';
import { isFailing, skillOutcomes, summarize, validationError } from './core/compose-report.js';
import { compareDiagnostics, compareText, START_OF_FILE } from './core/diagnostic.js';
import type { Finding } from './core/finding.js';
import type { Judge } from './core/judge.js';
import { withLateParts } from './core/late-part.js';
import type { ManifestPlan } from './core/registry/plan-manifest.js';
import { manifestEditor } from './core/registry/write-manifest.js';
import type { GeneratedFile, Outcome, Report } from './core/report.js';
import type { SkillRecord } from './core/skill.js';
import { locateFindings } from './locate-findings.js';
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
  const { request, chosen, manifestFile, manifestText } = setup;
  const visible = await withLateParts(() =>
    result.findings.filter(({ rule }) => judge.levelOf(rule) !== 'off'),
  );
  const known = new Map(manifestText === null ? [] : [[manifestFile, manifestText]]);
  const spans = await locateFindings(visible, request.workspace, known);
  const diagnostics = visible
    .map((finding) => judge.diagnose(finding, spans.get(finding) ?? START_OF_FILE))
    .sort(compareDiagnostics);
  const invalid = rejected.map((record) => ({ record, errors: reasonsFor(record, judge) }));
  const isPlanned = request.operation !== 'validate';
  const skills = skillOutcomes({
    ...selection,
    accepted: selection.selected,
    invalid,
    order: records,
    changes: isPlanned ? plan.changes : [],
  });
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
  const firstInvalid = invalid.find(({ record }) => chosenView.isShown(record.name));
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
    ...(exitCode === 1 &&
      firstInvalid !== undefined && { error: validationError(firstInvalid.record, firstInvalid.errors) }),
  };
  const writes = request.operation === 'register' || request.operation === 'prune';
  const manifests = writes && plan.isChanged ? [await generatedManifest(setup, plan)] : [];
  return {
    report,
    exitCode,
    files: [...manifests, ...catalogs.files],
    validNames: selection.selected.map(({ name }) => name).sort(compareText),
  };
}

function reasonsFor(record: SkillRecord, judge: Judge): readonly string[] {
  const errors = judge.errorsOf(record);
  return errors.length > 0
    ? errors
    : [`The directory's name "${record.name}" cannot stand in for the missing name.`];
}

/** Its texts are made when somebody asks for them: a run that only writes the file never does. */
async function generatedManifest(
  { manifestFile, manifestText }: RunSetup,
  plan: ManifestPlan,
): Promise<GeneratedFile> {
  // Those who ask for the text cannot wait for the part that makes it.
  if (manifestText !== null) await withLateParts(manifestEditor);
  let after: string | null = null;
  return {
    path: manifestFile,
    get before() {
      return manifestText?.read() ?? null;
    },
    get after() {
      after ??= [...plan.pieces()].join('');
      return after;
    },
  };
}
