import { failuresIn } from '../compatibility/judge-skill.js';
import type { ListingBudget, SkillCompatibility } from '../compatibility/verdict.js';
import type { Request } from '../config/request.js';
import { isWriting } from '../config/request.js';
import type { ManifestChange, Reroute } from '../manifest/changes.js';
import { fieldAfter } from '../manifest/plan-manifest.js';
import { findReroutes } from '../manifest/routes.js';
import { diagnoseFindings, publishDiagnostic } from '../report/diagnostic.js';
import { nameFailure, withErrors } from '../report/failure.js';
import { isDriftFinding } from '../report/github-annotations.js';
import { reportMeta } from '../report/json-report.js';
import { limitDiagnostics } from '../report/limit-diagnostics.js';
import type { ErrorCode, Outcome, Report, SkillOutcome, Summary } from '../report/report.js';
import { countFindings, skillOutcomes, summarize } from '../report/summarize.js';
import { isFailedRun, isFailingSeverity } from '../report/verdict.js';
import type { Selection } from '../rules/catalog/duplicates.js';
import type { Judge } from '../rules/judge.js';
import type { SkillRecord } from '../skill/skill.js';
import { compareText } from '../text/compare.js';
import { type FindingOf, limitFindings } from '../text/finding.js';
import type { CompatibilityCheck } from './check-compatibility.js';
import { type Comparison, compareWithBase } from './compare-with-base.js';
import { type KnownText, locateFindings } from './locate-findings.js';
import {
  asAsked,
  countEntries,
  type NamedSkills,
  namedSkills,
  type OperationView,
  selectForOperation,
} from './operation-view.js';
import type { OutputPlan } from './plan-outputs.js';
import { ALL_CLIENTS, type RunSetup } from './prepare-run.js';
import type { RunResult } from './run-result.js';

/** Phrases that the planned manifest routes differently from the one before: that of the base, or the existing one. */
async function reroutesOf({ base, setup, plan }: RunResult): Promise<readonly Reroute[]> {
  const { manifestText, hasManifest } = setup;
  if (!hasManifest) return [];
  const before = base?.result.plan.text ?? manifestText;
  const hasRoutes = plan.changes.some(({ kind }) => kind.startsWith('route-'));
  if (before === null || (base === undefined && !hasRoutes)) return [];
  return findReroutes(before, plan.text);
}

/** The report of a finished run and its exit code. Writes and prints nothing. */
export async function composeOutcome(result: RunResult): Promise<Omit<Outcome, 'timings'>> {
  const { setup, judge, records, rejected, selection, plan, outputs, checked } = result;
  const { request, chosen, manifestFile } = setup;
  const visible = result.findings.filter((finding) => judge.levelOfFinding(finding) !== 'off');
  const writes = request.operation === 'register' || request.operation === 'prune';
  const reported = manifestToReport(result);
  const known = new Map(reported === null ? [] : [[manifestFile, reported]]);
  const places = locateFindings(visible, request.workspace, known);
  const comparison = result.base === undefined ? null : compareWithBase(result, result.base);
  const diagnostics = diagnoseFindings(visible, judge, {
    placeOf: (finding) => places.get(finding)!,
    isNew: comparison?.isNew,
  });
  const invalid = rejected.map((record) => ({ record, errors: reasonsFor(record, judge) }));
  const isPlanned = request.operation !== 'validate';
  const outcomes = skillOutcomes({
    ...selection,
    accepted: selection.selected,
    invalid,
    order: records,
    changes: isPlanned ? plan.changes : [],
  });
  const named = namedSkills(setup, { skills: outcomes, others: checked.others, diagnostics });
  const skills = asAsked(
    withErrors(outcomes, limitFindings(failingFindings(visible, result))),
    result,
    named,
  );
  const everything = { skills, diagnostics, records, others: checked.others };
  const compatibility = rowsToShow(checked, named);
  const listings = listingsToShow(result);
  const chosenView = viewOfClients(setup, compatibility, selectForOperation(setup, everything, named));
  const summary = {
    ...summarize(chosenView.discovered, chosenView.skills, chosenView.diagnostics),
    ...countEntries(setup, chosenView.skills, named),
  };
  const counted =
    comparison === null ? { ...chosenView, ...summary } : onlyNew(chosenView, comparison, rejected);
  const isDrift = counted.diagnostics.some((found) => found.severity === 'error' && isDriftFinding(found));
  const { operation, failOn } = request;
  const { errors, warnings, invalid: invalidCount } = counted;
  const defaultFailOn = chosen.profile.failOn;
  const exitCode = isFailedRun({
    operation,
    failOn,
    defaultFailOn,
    errors,
    warnings,
    invalid: invalidCount,
    isDrift,
  })
    ? 1
    : 0;
  const failing =
    exitCode === 0
      ? []
      : counted.diagnostics.filter(({ severity }) => isFailingSeverity(severity, failOn ?? defaultFailOn));
  const error =
    exitCode === 0
      ? undefined
      : nameFailure(counted.skills, [...records, ...checked.others], failing, codeFor(setup));
  const rerouted = request.operation === 'register' ? await reroutesOf(result) : [];
  const report: Report = {
    _meta: {
      ...reportMeta(request.operation, request.profile === ALL_CLIENTS ? allClients(setup) : chosen),
      ...(comparison !== null && { since: comparison.commit }),
    },
    success: exitCode === 0,
    summary: {
      ...summary,
      // The list of skills has only those that go.
      ...(operation === 'prune' && { invalid: rejected.length }),
      ...countLeftOut(result),
      ...(comparison !== null && { new: countFindings(counted.diagnostics) }),
    },
    changed:
      isPlanned && request.operation !== 'discover' && request.operation !== 'status'
        ? plan.isChanged
        : false,
    manifest: setup.hasManifest ? manifestFile : '',
    skills: chosenView.skills,
    diagnostics: limitDiagnostics(chosenView.diagnostics).map(publishDiagnostic),
    changes: changesToShow(
      outputs.files.flatMap(({ changes }) => changes),
      request,
      named,
    ),
    ...describeOutputs(outputs),
    ...(rerouted.length > 0 && { rerouted }),
    ...(plan.conflicts.length > 0 && { conflicts: plan.conflicts }),
    ...(compatibility !== undefined && { compatibility }),
    ...(listings.length > 0 && { listings }),
    ...(result.asked.length > 0 && { asked: result.asked }),
    ...(error !== undefined && { error }),
  };
  return {
    report,
    exitCode,
    files: writes ? outputs.files.map(({ changes, ...file }) => file) : [],
    tracked: outputs.tracked.map(({ file }) => file),
    formOf: (path) => outputs.tracked.find(({ file }) => file === path)?.form ?? {},
    edit: (path, text) => outputs.edit(path, text).text,
    manifest: plan.text,
    ...(result.lacksBase && { lacksBase: true as const }),
    validNames: validNames(selection, skills),
  };
}

/** What the config and comments leave out of the report. */
function countLeftOut({ excluded, records, findings, judge }: RunResult): Partial<Summary> {
  const byComments = records.reduce((sum, record) => sum + record.suppressed, 0);
  const suppressed = byComments + findings.filter((finding) => judge.isTurnedOff(finding)).length;
  return { ...(excluded > 0 && { excluded }), ...(suppressed > 0 && { suppressed }) };
}

/** `status <name>` is only about that skill. */
function changesToShow(
  changes: readonly ManifestChange[],
  { operation }: Request,
  named: NamedSkills,
): readonly ManifestChange[] {
  if (operation !== 'status' || named === null) return changes;
  return changes.filter((change) => 'skill' in change && named.has(change.skill));
}

/** The part of a view that counts if only new findings may fail the run. */
function onlyNew(
  { diagnostics, skills }: OperationView,
  { isNewlyInvalid }: Comparison,
  rejected: readonly SkillRecord[],
) {
  const added = diagnostics.filter(({ isNew }) => isNew);
  const concerned = new Set(added.map(({ skill }) => skill));
  const shown = new Set(skills.map(({ path }) => path));
  const invalid = rejected.filter((record) => shown.has(record.directory) && isNewlyInvalid(record));
  const isInvalid = new Set(invalid.map(({ directory }) => directory));
  return {
    ...countFindings(added),
    invalid: invalid.length,
    diagnostics: added,
    skills: skills.filter(({ name, path }) => concerned.has(name) || isInvalid.has(path)),
  };
}

function rowsToShow(
  { compatibility }: CompatibilityCheck,
  named: NamedSkills,
): readonly SkillCompatibility[] | undefined {
  return named === null ? compatibility : compatibility?.filter(({ skill }) => named.has(skill));
}

/** With more skills than this, the report includes listing budgets. */
const A_HANDFUL = 5;
/** For many plugins, the table shows only those close to their limit. */
const MOST_LISTINGS = 40;

/** How much of each client's listing the skills take, now and in the base. */
function listingsToShow({ checked, records, base }: RunResult): readonly ListingBudget[] {
  const { listings, compatibility } = checked;
  const before = base?.result.checked.listings;
  const isOver = listings.some(({ dropped }) => dropped.length > 0);
  const isLarge = records.length > A_HANDFUL || listings.some(({ plugin }) => plugin !== '.');
  if (compatibility === undefined && !isOver && !isLarge && before === undefined) return [];
  const shown =
    listings.length <= MOST_LISTINGS ? listings : listings.filter(({ used, budget }) => used * 2 >= budget);
  if (before === undefined) return shown;
  return shown.map((listing) => {
    const same = before.find(({ client, plugin }) => client === listing.client && plugin === listing.plugin);
    return { ...listing, base: same?.used ?? 0 };
  });
}

/**
 * With `--profile all` the clients of the config decide instead of the profile. Errors of the profile become
 * warnings, except security errors.
 */
function viewOfClients(
  { request, settings: { clients } }: RunSetup,
  rows: readonly SkillCompatibility[] = [],
  view: OperationView,
): OperationView {
  if (request.profile !== ALL_CLIENTS) return view;
  if (clients.length === 0) return { ...view, discovered: rows.length };
  const skills = rows.map((row): SkillOutcome => {
    const errors = failuresIn(row, clients);
    const place = { name: row.skill, path: row.path, changes: [] };
    return errors.length === 0 ? { ...place, status: 'unchanged' } : { ...place, status: 'invalid', errors };
  });
  const diagnostics = view.diagnostics.map((found) =>
    found.severity === 'error' && found.kind !== 'SECURITY_ERROR'
      ? { ...found, severity: 'warning' as const }
      : found,
  );
  return { skills, diagnostics, discovered: rows.length };
}

/** Who decides about success with `--profile all`. */
function allClients({ chosen, settings: { clients } }: RunSetup) {
  const judges = clients.length > 0 ? clients.join(', ') : `${chosen.profile.id} (${chosen.reason})`;
  return { profile: { id: 'all' }, reason: `requested; judged by ${judges}` };
}

/** The manifest has separate keys in the report. */
function describeOutputs({ tracked, files }: OutputPlan): Pick<Report, 'outputs'> {
  const changed = new Set(files.map(({ path }) => path));
  const others = tracked.filter(({ kind }) => kind !== 'manifest');
  if (others.length === 0) return {};
  return { outputs: others.map(({ kind, file }) => ({ kind, file, changed: changed.has(file) })) };
}

/** What fails the run in addition to invalid skills. */
function failingFindings(
  findings: readonly FindingOf[],
  { judge, rejected, setup }: RunResult,
): readonly FindingOf[] {
  const failOn = setup.request.failOn ?? setup.chosen.profile.failOn;
  const failing = findings.filter((finding) => isFailingSeverity(judge.levelOfFinding(finding), failOn));
  if (failing.length === 0 || rejected.length === 0) return failing;
  const ofRejected = new Set(rejected.flatMap((record) => record.findings));
  return failing.filter((finding) => !ofRejected.has(finding));
}

/** Findings outside a skill have the code of their file. */
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
    : [`The directory's name "${record.name}" cannot replace the missing name.`];
}

/** The text that findings point into: the new one if it is written, else the existing one. */
function manifestToReport({ setup, plan, outputs }: RunResult): KnownText | null {
  const { manifestFile, manifestText, request } = setup;
  const written = isWriting(request) ? outputs.files.find(({ path }) => path === manifestFile) : undefined;
  if (typeof written?.after === 'string')
    return { text: written.after, fieldAfter: (field) => fieldAfter(plan, field) };
  return manifestText === null ? null : { text: manifestText };
}
