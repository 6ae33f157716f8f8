import type { ListingBudget } from '../compatibility/verdict.js';
import type { Request } from '../config/request.js';
import type { ManifestChange, Reroute } from '../manifest/changes.js';
import { findReroutes } from '../manifest/routes.js';
import type { Output } from '../outputs/output.js';
import { publishDiagnostic } from '../report/diagnostic.js';
import { nameFailure } from '../report/failure.js';
import { isDriftFinding } from '../report/github-annotations.js';
import { reportMeta } from '../report/json-report.js';
import { limitDiagnostics } from '../report/limit-diagnostics.js';
import type {
  ErrorCode,
  FindingCounts,
  Outcome,
  Report,
  ReportError,
  SkillOutcome,
  Summary,
  TrackedFile,
} from '../report/report.js';
import { countFindings, summarize } from '../report/summarize.js';
import { isFailedRun, isFailingSeverity } from '../report/verdict.js';
import type { Selection } from '../rules/catalog/duplicates.js';
import { ruleById } from '../rules/index.js';
import type { SkillRecord } from '../skill/skill.js';
import { compareText } from '../text/compare.js';
import { parentOf } from '../text/paths.js';
import { type Comparison, compareWithBase } from './compare-with-base.js';
import { countFixable } from './fix-skills.js';
import {
  countEntries,
  type NamedSkills,
  type OperationView,
  rowsToShow,
  viewOperation,
} from './operation-view.js';
import type { OutputPlan } from './plan-outputs.js';
import { ALL_CLIENTS, type RunSetup } from './prepare-run.js';
import type { RunResult } from './run-result.js';

/** The report of a finished run and its exit code. Writes and prints nothing. */
export async function composeOutcome(result: RunResult): Promise<Omit<Outcome, 'timings'>> {
  const { setup, skills, plan, outputs } = result;
  const { operation } = setup.request;
  const comparison = result.base === undefined ? null : compareWithBase(result, result.base);
  const view = viewOperation(result, comparison);
  const verdict = decideVerdict(result, view, comparison);
  const isAboutFiles = operation === 'register' || operation === 'prune';
  return {
    report: await composeReport(result, view, verdict),
    exitCode: verdict.isFailed ? 1 : 0,
    files: isAboutFiles ? outputs.files.map(({ changes, ...file }) => file) : [],
    tracked: outputs.outputs.map(trackedFile),
    manifest: plan.text,
    ...(result.lacksBase && { lacksBase: true as const }),
    validNames: validNames(skills.selection, view.all),
  };
}

function trackedFile(output: Output): TrackedFile {
  const { file: path, form } = output;
  return { path, ...(form && { form }), edit: (text) => output.edit(text).text };
}

/** Whether the run failed, and why. */
interface Verdict {
  readonly isFailed: boolean;
  readonly error: ReportError | undefined;
  /** What the change introduces, if the run is compared with a base: only that counts. */
  readonly comparison: { readonly commit: string; readonly counts: FindingCounts } | null;
}

function decideVerdict(result: RunResult, view: OperationView, comparison: Comparison | null): Verdict {
  const { setup, skills, checked } = result;
  const { operation, failOn } = setup.request;
  const defaultFailOn = setup.chosen.profile.failOn;
  const counted =
    comparison === null
      ? { ...view, invalid: view.skills.filter(({ status }) => status === 'invalid').length }
      : onlyNew(view, comparison, skills.rejected);
  const { diagnostics, invalid } = counted;
  const counts = countFindings(diagnostics);
  const isDrift = diagnostics.some((found) => found.severity === 'error' && isDriftFinding(found));
  const isEmpty = diagnostics.some(({ rule, severity }) => rule === 'no-skills' && severity === 'error');
  const isFailed = isFailedRun({ operation, failOn, defaultFailOn, ...counts, invalid, isDrift, isEmpty });
  const failing = diagnostics.filter(({ severity }) => isFailingSeverity(severity, failOn ?? defaultFailOn));
  const records = [...skills.records, ...checked.others];
  return {
    isFailed,
    error: isFailed ? nameFailure(counted.skills, records, failing, codeFor(setup)) : undefined,
    comparison: comparison && { commit: comparison.commit, counts },
  };
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
  const invalidPaths = new Set(invalid.map(({ directory }) => directory));
  return {
    invalid: invalid.length,
    diagnostics: added,
    skills: skills.filter(({ name, path }) => concerned.has(name) || invalidPaths.has(path)),
  };
}

async function composeReport(
  result: RunResult,
  view: OperationView,
  { isFailed, error, comparison }: Verdict,
): Promise<Report> {
  const { setup, skills, checked, plan, outputs, asked } = result;
  const { request, chosen } = setup;
  const { operation } = request;
  const rerouted = operation === 'register' ? await findRerouted(result) : [];
  const listings = listingsToShow(result);
  const compatibility = rowsToShow(checked, setup, view.named);
  return {
    _meta: {
      ...reportMeta(operation, request.profile === ALL_CLIENTS ? allClients(setup) : chosen),
      ...(comparison !== null && { since: comparison.commit }),
    },
    success: !isFailed,
    summary: {
      ...summarize(view.discovered, view.skills, view.diagnostics),
      ...countEntries(setup, view),
      // The list of skills has only those that go.
      ...(operation === 'prune' && { invalid: skills.rejected.length }),
      ...countLeftOut(result),
      ...countFixes(result, view),
      ...(comparison !== null && { new: comparison.counts }),
    },
    changed: (operation === 'register' || operation === 'prune') && plan.isChanged,
    manifest: setup.hasManifest ? setup.manifestFile : '',
    skills: view.skills,
    diagnostics: limitDiagnostics(view.diagnostics).map(publishDiagnostic),
    changes: changesToShow(
      outputs.files.flatMap(({ changes }) => changes),
      request,
      view.named,
    ),
    ...describeOutputs(outputs),
    ...(rerouted.length > 0 && { rerouted }),
    ...(plan.conflicts.length > 0 && { conflicts: plan.conflicts }),
    ...(compatibility !== undefined && { compatibility }),
    ...(listings.length > 0 && { listings }),
    ...(asked.replies.length > 0 && { asked: asked.replies }),
    ...(error !== undefined && { error }),
  };
}

/** Phrases that the planned manifest routes differently from the one before: that of the base, or the existing one. */
async function findRerouted({ base, setup, plan }: RunResult): Promise<readonly Reroute[]> {
  const { existing, hasManifest } = setup;
  if (!hasManifest) return [];
  const before = base?.result.plan.text ?? existing.text;
  const hasRoutes = plan.changes.some(({ kind }) => kind.startsWith('route-'));
  if (before === null || (base === undefined && !hasRoutes)) return [];
  return findReroutes(before, plan.text);
}

/** What the config and comments leave out of the report. */
function countLeftOut({ setup, skills, findings }: RunResult): Partial<Summary> {
  const byComments = skills.records.reduce((sum, record) => sum + record.suppressed, 0);
  const suppressed = byComments + findings.filter((finding) => setup.judge.isTurnedOff(finding)).length;
  const { excluded } = skills;
  return { ...(excluded > 0 && { excluded }), ...(suppressed > 0 && { suppressed }) };
}

/** What `--fix` would do, unless it just did. */
function countFixes({ setup, skills, findings }: RunResult, view: OperationView): Partial<Summary> {
  if (setup.request.fix === true) return {};
  const shown = new Set(view.skills.map(({ path }) => path));
  const records = skills.records.filter(({ directory }) => shown.has(directory));
  const renamed = findings.filter(
    ({ rule, file }) => ruleById(rule)?.renamesTo !== undefined && shown.has(parentOf(file)),
  );
  const fixable = countFixable(setup, records) + renamed.length;
  return fixable > 0 ? { fixable } : {};
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

/** With as many skills, the report includes listing budgets. */
const MIN_FOR_LISTINGS = 6;
/** For many plugins, the table shows only those close to their limit. */
const MAX_LISTINGS = 40;

/** How much of each client's listing the skills take, now and in the base. */
function listingsToShow({ checked, skills, base }: RunResult): readonly ListingBudget[] {
  const { listings, compatibility } = checked;
  const before = base?.result.checked.listings;
  const isOver = listings.some(({ dropped }) => dropped.length > 0);
  const isLarge = skills.records.length >= MIN_FOR_LISTINGS || listings.some(({ plugin }) => plugin !== '.');
  if (compatibility === undefined && !isOver && !isLarge && before === undefined) return [];
  const shown =
    listings.length <= MAX_LISTINGS ? listings : listings.filter(({ used, budget }) => used * 2 >= budget);
  if (before === undefined) return shown;
  return shown.map((listing) => {
    const same = before.find(({ client, plugin }) => client === listing.client && plugin === listing.plugin);
    return { ...listing, base: same?.used ?? 0 };
  });
}

/** Who decides about success with `--profile all`. */
function allClients({ chosen, settings: { clients } }: RunSetup) {
  const judges = clients.length > 0 ? clients.join(', ') : `${chosen.profile.id} (${chosen.reason})`;
  return { profile: { id: 'all' }, reason: `requested; judged by ${judges}` };
}

/** The manifest has separate keys in the report. */
function describeOutputs({ outputs, files }: OutputPlan): Pick<Report, 'outputs'> {
  const changed = new Set(files.map(({ path }) => path));
  const others = outputs.filter(({ kind }) => kind !== 'manifest');
  if (others.length === 0) return {};
  return { outputs: others.map(({ kind, file }) => ({ kind, file, changed: changed.has(file) })) };
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
