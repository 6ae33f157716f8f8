import type { Request } from './config/request.js';
import type { Reroute } from './manifest/changes.js';
import type { ManifestPlan } from './manifest/plan-manifest.js';
import { findReroutes } from './manifest/routes.js';
import type { SkillRoutes } from './manifest/skill-routes.js';
import type { Outcome } from './report/report.js';
import { checkCommands } from './rules/catalog/command-missing.js';
import type { Finding } from './rules/finding.js';
import type { Judge } from './rules/judge.js';
import { checkOverrides } from './rules/suppressions.js';
import { askClients } from './run/ask-clients.js';
import { checkCatalog } from './run/check-catalog.js';
import { checkCompatibility } from './run/check-compatibility.js';
import { checkExpectedRoutes } from './run/check-expectations.js';
import { runOnBase } from './run/compare-with-base.js';
import { composeOutcome } from './run/compose-outcome.js';
import { findEditedFiles, noBase } from './run/find-edited-files.js';
import { findOldNames, fixOldNames } from './run/find-old-names.js';
import { type FixedSkills, fixSkills } from './run/fix-skills.js';
import { checkStaleEntries, findManualEntries, inspectManualEntries } from './run/manual-entries.js';
import { planOutputs } from './run/plan-outputs.js';
import { existingEntries, prepareRun, type RunSetup } from './run/prepare-run.js';
import { checkPlaceholders, guardTree, judgeSkills, readSkills, sortByVerdict } from './run/read-skills.js';
import {
  checkManifestShape,
  checkNoSkills,
  manifestOutputs,
  planRegistration,
  refuseInvalidManifest,
  refuseMassRemoval,
  sortForManifest,
} from './run/register-skills.js';
import type { BaseRun, RunResult } from './run/run-result.js';
import { StageTimer } from './run/run-result.js';
import type { SkillRecord } from './skill/skill.js';
import type { FindingOf } from './text/finding.js';

/** The pipeline: scan, parse, infer, validate, register, report. Makes every decision and prints nothing. */
export async function runOperation(request: Request): Promise<Outcome> {
  const timer = new StageTimer();
  const setup = await timer.time('prepare', () => prepare(request));
  const fixed = request.fix === true ? await timer.time('fix', () => fixSkills(setup)) : NOTHING_FIXED;
  const base = await timer.time('base', () => runBase(setup));
  const named = await followRenames(await decide(setup, timer), base);
  const result = await guard(await forbidEdits(named.result, base));
  refuseMassRemoval(setup, result.plan);
  refuseInvalidManifest(setup, result.plan);
  const outcome = await timer.time('report', () => composeOutcome({ ...result, base }));
  await timer.time('write', () => result.outputs.write());
  return withFixes(withFixes({ ...outcome, timings: timer.timings }, named.fixed), fixed);
}

/** Reports references to skills that the change renamed or removed, or writes the new names. */
async function followRenames(
  result: RunResult,
  base: BaseRun | undefined,
): Promise<{ readonly result: RunResult; readonly fixed: FixedSkills }> {
  const { setup } = result;
  const found = base === undefined ? [] : findOldNames(result, base);
  const withFound = (decided: RunResult, left: readonly Finding[]) => ({
    ...decided,
    findings: [...decided.findings, ...left],
  });
  if (setup.request.fix !== true || found.length === 0)
    return { result: withFound(result, found), fixed: NOTHING_FIXED };
  const fixed = await fixOldNames(found, setup);
  const again = await decide(setup, new StageTimer());
  return { result: withFound(again, findOldNames(again, base!)), fixed };
}

/** With `configFrom: 'base'`, the config of a change does not count. */
async function prepare(request: Request): Promise<RunSetup> {
  if (request.configFrom !== 'base' || guardTree(request) === undefined) return prepareRun(request);
  return (await import('./run/guard-config.js')).prepareWithBaseConfig(request);
}

/** With `drift: 'forbid'`, reports edits of generated files. */
async function forbidEdits(result: RunResult, known: BaseRun | undefined): Promise<RunResult> {
  const { setup } = result;
  const { drift } = setup.settings;
  if (drift !== 'forbid' || setup.request.check !== true) return result;
  const tree = guardTree(setup.request);
  if (tree === undefined)
    return { ...result, lacksBase: true, findings: [...result.findings, noBase(setup)] };
  const base = known ?? (await runOnBase(tree, setup, (earlier) => decide(earlier, new StageTimer())));
  return { ...result, findings: [...result.findings, ...findEditedFiles(result, base)] };
}

/** Reports what a change of the config hides. */
async function guard(result: RunResult): Promise<RunResult> {
  const { request } = result.setup;
  if (request.configFrom === 'base' || guardTree(request) === undefined) return result;
  return (await import('./run/guard-config.js')).guardConfig(result);
}

/** Which phrases route to each skill after registration, and which of them change; writes nothing. */
export async function planRoutes(request: Request): Promise<PlannedRoutes> {
  const setup = await prepareRun(request);
  const base = await runBase(setup);
  const { plan } = await decide(setup, new StageTimer());
  const before = base?.result.plan.text;
  return {
    setup,
    routes: plan.routes,
    manifest: plan.text,
    commit: base?.tree.commit ?? null,
    reroutes: before === undefined ? null : findReroutes(before, plan.text),
  };
}

export interface PlannedRoutes {
  readonly setup: RunSetup;
  readonly routes: readonly SkillRoutes[];
  /** The manifest as `register` would write it, whether or not the repository keeps one. */
  readonly manifest: string;
  /** The commit to compare with. */
  readonly commit: string | null;
  readonly reroutes: readonly Reroute[] | null;
}

const NOTHING_FIXED: FixedSkills = { fixes: [], files: [] };

function withFixes(outcome: Outcome, { fixes, files }: FixedSkills): Outcome {
  if (fixes.length === 0) return outcome;
  const others = outcome.report.fixes ?? [];
  return {
    ...outcome,
    report: { ...outcome.report, fixes: [...fixes, ...others] },
    files: [...files, ...outcome.files],
  };
}

/** Runs the same decisions on the tree to compare with, if there is one. */
async function runBase(setup: RunSetup): Promise<BaseRun | undefined> {
  const { base, operation } = setup.request;
  const isCompared = operation === 'validate' || operation === 'register';
  if (base === undefined || !isCompared) return undefined;
  return runOnBase(base, setup, (earlier) => decide(earlier, new StageTimer()));
}

/** Goes from the files to all findings and planned writes. */
async function decide(setup: RunSetup, timer: StageTimer): Promise<RunResult> {
  const { request } = setup;
  const { records: read, nested, excluded, findings: scanFindings } = await readSkills(setup, timer);
  const checked = await timer.time('clients', () => checkCompatibility(setup, read));
  const { judge, records, accepted, rejected, selection } = judgeSkills(setup, checked.records, nested);
  const sorted = sortForManifest({ setup, accepted, rejected, nested, selection });
  const { skipped, findings: duplicates } = request.operation === 'validate' ? selection : sorted;
  const plan = await timer.time('register', () => planRegistration(setup, sorted));
  const found = { usable: selection.usable, records };
  const manifest = manifestOutputs(setup, plan, sorted);
  const outputs = await timer.time('outputs', () => planOutputs(setup, found, manifest));
  const { asked, findings: disagreements } = await timer.time('ask', () => askClients(setup, records));
  const findings = await timer.time('validate', async () => [
    ...scanFindings,
    ...checkPlaceholders(setup),
    ...records.flatMap((record) => record.findings),
    ...duplicates,
    ...checked.findings,
    ...checkCatalog(selection.selected, plan, {
      profile: setup.chosen.profile,
      manifestFile: setup.manifestFile,
      existing: () => existingEntries(setup),
    }),
    ...(await checkManifestShape(setup, plan)),
    ...reportStaleEntries(setup, records),
    ...plan.findings,
    ...outputs.findings,
    ...lookForCommands(setup, selection.usable),
    ...checkNoSkills(setup, records.length + checked.others.length),
    ...(await checkExpectations(setup, plan)),
    ...disagreements,
  ]);
  const combined = withManualEntries({ records, rejected, findings }, setup, judge);
  const all = [...combined.findings, ...unusedOverrides(setup, judge, combined.findings)];
  return {
    setup,
    judge,
    ...combined,
    findings: all,
    selection: { ...selection, skipped },
    plan,
    outputs,
    checked,
    asked,
    excluded,
  };
}

/** `register` removes stale entries, and `status` lists them, unless the config keeps them. */
function reportStaleEntries(setup: RunSetup, records: readonly SkillRecord[]): readonly Finding[] {
  const { operation } = setup.request;
  const isKept = setup.settings.prune !== 'remove' && (operation === 'register' || operation === 'status');
  return operation === 'validate' || isKept ? checkStaleEntries(setup, records) : [];
}

const EXPECTING_OPERATIONS: readonly string[] = ['register', 'validate', 'status'];

async function checkExpectations(setup: RunSetup, plan: ManifestPlan): Promise<readonly Finding[]> {
  const isAsked = EXPECTING_OPERATIONS.includes(setup.request.operation);
  if (!isAsked || setup.settings.expect.length === 0) return [];
  return checkExpectedRoutes(setup, plan);
}

/** Only a run over every skill can tell that an override has no effect. */
function unusedOverrides(
  { request: { operation, names }, settings }: RunSetup,
  { policy }: Judge,
  findings: readonly FindingOf[],
): Finding[] {
  const isWhole = (operation === 'validate' && (names ?? []).length === 0) || operation === 'register';
  if (!isWhole || settings.file === null) return [];
  return checkOverrides(policy.overrides ?? [], findings, {
    file: settings.file,
    requireReasons: settings.requireReasons,
  });
}

type SkillResults = Pick<RunResult, 'records' | 'rejected' | 'findings'>;

/** `validate` and `status` also cover skills that were registered by hand; `register` leaves those entries alone. */
function withManualEntries(results: SkillResults, setup: RunSetup, judge: Judge): SkillResults {
  const { operation } = setup.request;
  const isRelevant = operation === 'validate' || operation === 'status';
  const entries = isRelevant ? findManualEntries(setup, results.records) : [];
  if (entries.length === 0) return results;
  const records = inspectManualEntries(setup, entries);
  const { rejected } = sortByVerdict(records, judge);
  return {
    records: [...results.records, ...records],
    rejected: [...results.rejected, ...rejected],
    findings: [...results.findings, ...records.flatMap((record) => record.findings)],
  };
}

/** A missing command matters to a developer on this machine, not in CI. */
function lookForCommands(
  { request, chosen: { profile } }: RunSetup,
  usable: readonly SkillRecord[],
): Finding[] {
  const { commands, environment, operation } = request;
  const isRelevant = operation === 'validate' || operation === 'status';
  if (!isRelevant || commands === undefined || environment.isCi || profile.requires === 'off') return [];
  return checkCommands(usable, commands);
}
