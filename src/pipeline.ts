import { findReroutes } from './agent/reroutes.js';
import type { SkillRoutes } from './manifest/phrase-report.js';
import type { Finding } from './report/diagnostic.js';
import type { Outcome, Reroute } from './report/report.js';
import type { Request } from './request.js';
import { checkCatalog } from './rules/catalog/check-catalog.js';
import { checkCommands } from './rules/catalog/command-missing.js';
import type { Judge } from './rules/judge.js';
import { checkOverrides } from './rules/suppressions.js';
import { checkCompatibility } from './run/check-compatibility.js';
import { judgeSkills, readSkills, sortByVerdict } from './run/collect-skills.js';
import { runOnBase } from './run/compare-with-base.js';
import { composeOutcome, type RunResult } from './run/compose-outcome.js';
import { type FixedSkills, fixSkills } from './run/fix-skills.js';
import { planOutputs } from './run/plan-outputs.js';
import { existingEntries, prepareRun, type RunSetup } from './run/prepare-run.js';
import {
  checkPlaceholders,
  checkStaleEntries,
  findManualEntries,
  inspectManualEntries,
} from './run/read-skills.js';
import {
  checkDrift,
  checkExpectedRoutes,
  checkManifestShape,
  planRegistration,
  refuseMassRemoval,
  type SortedSkills,
  sortForManifest,
  writeRegistration,
} from './run/register-skills.js';
import { StageTimer } from './run/stage-timer.js';
import type { SkillRecord } from './skill/skill.js';

/** The pipeline: scan, parse, infer, validate, register, report. Decides everything and prints nothing. */
export async function runOperation(request: Request): Promise<Outcome> {
  const timer = new StageTimer();
  const setup = await timer.time('prepare', () => prepareRun(request));
  const fixed = request.fix ? await timer.time('fix', () => fixSkills(setup)) : NOTHING_FIXED;
  const base = await timer.time('base', () => runBase(setup));
  const { sorted, ...result } = await decide({ ...setup, ...base }, timer);
  const outcome = await timer.time('report', () => composeOutcome(result));
  await timer.time('write', async () => {
    await writeRegistration(setup, result.plan, sorted);
    await result.outputs.write();
  });
  return withFixes({ ...outcome, timings: timer.timings }, fixed);
}

/** What leads to each skill once everything is registered, and what went elsewhere before; nothing is written. */
export async function planRoutes(request: Request): Promise<PlannedRoutes> {
  const setup = await prepareRun(request);
  const { base } = await runBase(setup);
  const { plan } = await decide(setup, new StageTimer());
  const before = base?.result.plan.text();
  return {
    setup,
    routes: plan.routes(),
    commit: base?.tree.commit ?? null,
    reroutes: before === undefined ? null : findReroutes(before, plan.text()),
  };
}

export interface PlannedRoutes {
  readonly setup: RunSetup;
  readonly routes: readonly SkillRoutes[];
  /** The commit that is compared with. */
  readonly commit: string | null;
  readonly reroutes: readonly Reroute[] | null;
}

const NOTHING_FIXED: FixedSkills = { fixes: [], files: [] };

function withFixes(outcome: Outcome, { fixes, files }: FixedSkills): Outcome {
  if (fixes.length === 0) return outcome;
  return { ...outcome, report: { ...outcome.report, fixes }, files: [...files, ...outcome.files] };
}

/** The same decisions about the tree that the run is compared with, if there is one. */
async function runBase(setup: RunSetup): Promise<Pick<RunSetup, 'base'>> {
  const { base, operation } = setup.request;
  const isCompared = operation === 'validate' || operation === 'register';
  if (base === undefined || !isCompared) return {};
  return { base: await runOnBase(base, setup, (earlier) => decide(earlier, new StageTimer())) };
}

/** From the files to all findings and to what has to be written. */
async function decide(
  setup: RunSetup,
  timer: StageTimer,
): Promise<RunResult & { readonly sorted: SortedSkills }> {
  const { request } = setup;
  const { records: read, nested, findings: scanFindings } = await readSkills(setup, timer);
  const checked = await timer.time('clients', () => checkCompatibility(setup, read));
  const { judge, records, accepted, rejected, selection } = judgeSkills(setup, checked.records, nested);
  const sorted = sortForManifest({ setup, accepted, rejected, nested, selection });
  const { skipped, findings: duplicates } = request.operation === 'validate' ? selection : sorted;
  const plan = await timer.time('register', () => planRegistration(setup, sorted));
  const found = { usable: selection.usable, records };
  refuseMassRemoval(setup, plan);
  const outputs = await timer.time('outputs', () => planOutputs(setup, found));
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
    ...checkManifestShape(setup, plan),
    ...(request.operation === 'validate' ? checkStaleEntries(setup, records) : []),
    ...plan.findings,
    ...outputs.findings,
    ...lookForCommands(setup, selection.usable),
    ...checkDrift(setup, plan, records.length + checked.others.length),
    ...(await checkExpectedRoutes(setup, plan)),
  ]);
  const told = withManualEntries({ records, rejected, findings }, setup, judge);
  const all = [...told.findings, ...unusedOverrides(setup, judge, told.findings)];
  return {
    setup,
    judge,
    ...told,
    findings: all,
    selection: { ...selection, skipped },
    plan,
    outputs,
    checked,
    sorted,
  };
}

/** Only a run that checks every skill can say that an override changes nothing. */
function unusedOverrides(
  { request: { operation, names }, settings }: RunSetup,
  { policy }: Judge,
  findings: readonly Finding[],
): Finding[] {
  const isWhole = (operation === 'validate' && (names ?? []).length === 0) || operation === 'register';
  if (!isWhole || settings.file === null) return [];
  return checkOverrides(policy.overrides ?? [], findings, settings.file);
}

type Told = Pick<RunResult, 'records' | 'rejected' | 'findings'>;

/** What people registered by hand is a skill like any other to who asks about skills; the manifest keeps it as it is. */
function withManualEntries(told: Told, setup: RunSetup, judge: Judge): Told {
  const { operation } = setup.request;
  const isAsked = operation === 'validate' || operation === 'status';
  const entries = isAsked ? findManualEntries(setup, told.records) : [];
  if (entries.length === 0) return told;
  const records = inspectManualEntries(setup, entries);
  const { rejected } = sortByVerdict(records, judge);
  return {
    records: [...told.records, ...records],
    rejected: [...told.rejected, ...rejected],
    findings: [...told.findings, ...records.flatMap((record) => record.findings)],
  };
}

/** What a machine lacks is worth a word to the person in front of it, not to a runner. */
function lookForCommands(
  { request, chosen: { profile } }: RunSetup,
  usable: readonly SkillRecord[],
): Finding[] {
  const { commands, environment, operation } = request;
  const isAsked = operation === 'validate' || operation === 'status';
  if (!isAsked || commands === undefined || environment.isCi || profile.requires === 'off') return [];
  return checkCommands(usable, commands);
}
