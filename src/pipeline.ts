import { isWriting, type Request } from './config/request.js';
import type { Reroute } from './manifest/changes.js';
import { findReroutes } from './manifest/routes.js';
import type { SkillRoutes } from './manifest/skill-routes.js';
import type { Outcome } from './report/report.js';
import type { Finding } from './rules/finding.js';
import { askClients } from './run/ask-clients.js';
import { checkCompatibility } from './run/check-compatibility.js';
import { refuseInvalidManifest, refuseMassRemoval } from './run/check-manifest.js';
import { collectFindings } from './run/collect-findings.js';
import { runOnBase } from './run/compare-with-base.js';
import { composeOutcome } from './run/compose-outcome.js';
import { findEditedFiles, noBase } from './run/find-edited-files.js';
import { findOldNames, fixOldNames } from './run/find-old-names.js';
import { type FixedSkills, fixSkills } from './run/fix-skills.js';
import { planOutputs, writeOutputs } from './run/plan-outputs.js';
import { prepareRun, type RunSetup } from './run/prepare-run.js';
import { guardTree, readSkills } from './run/read-skills.js';
import { manifestOutputs, planRegistration } from './run/register-skills.js';
import type { BaseRun, RunResult } from './run/run-result.js';
import { reachesAll } from './run/scan-repository.js';
import { judgeSkills, selectForManifest, skillsToReport } from './run/skills.js';
import { StageTimer } from './run/stage-timer.js';

/** The pipeline: scan, parse, infer, validate, register, report. Makes every decision and prints nothing. */
export async function runOperation(request: Request): Promise<Outcome> {
  const timer = new StageTimer(request.onProgress);
  const setup = await timer.time('prepare', () => prepare(request));
  const fixed = request.fix === true ? await timer.time('fix', () => fixSkills(setup)) : NOTHING_FIXED;
  const base = await timer.time('base', () => runBase(setup));
  const named = await followRenames(await decide(setup, timer), base);
  const result = await guard(await forbidEdits(named.result, base));
  refuseMassRemoval(setup, result.plan);
  refuseInvalidManifest(setup, result.plan);
  const outcome = await timer.time('report', () => composeOutcome({ ...result, base }));
  await timer.time('write', () => (isWriting(request) ? writeOutputs(request, result.outputs) : undefined));
  return withFixes(withFixes({ ...outcome, timings: timer.timings }, named.fixed), fixed);
}

/** The stages in the middle, which read files and write none: from the skills to all findings and planned writes. */
async function decide(setup: RunSetup, timer = new StageTimer()): Promise<RunResult> {
  const read = await readSkills(setup, timer);
  const checked = await timer.time('clients', () => checkCompatibility(setup, read.records));
  const skills = judgeSkills(setup, { ...read, records: checked.records });
  const registered = selectForManifest(setup, skills);
  const plan = await timer.time('register', () => planRegistration(setup, registered));
  const manifest = manifestOutputs(setup, plan, registered);
  const outputs = await timer.time('outputs', () => planOutputs(setup, skills, manifest));
  const asked = await timer.time('ask', () => askClients(setup, skills.records));
  const reported = skillsToReport(setup, skills, registered);
  const decisions = { setup, skills: reported, checked, plan, outputs, asked };
  const findings = await timer.time('validate', () => collectFindings(decisions));
  return { ...decisions, findings };
}

/** A skill has the same findings by its path as by its name: where a scan reaches it, the whole repository is judged. */
async function prepare(request: Request): Promise<RunSetup> {
  const { paths, ...whole } = request;
  if (paths === undefined) return prepareWhole(request);
  const setup = await prepareWhole(whole);
  return reachesAll(setup, paths) ? { ...setup, request } : prepareWhole(request);
}

/** With `configFrom: 'base'`, the config of a change does not count. */
async function prepareWhole(request: Request): Promise<RunSetup> {
  if (request.configFrom !== 'base' || guardTree(request) === undefined) return prepareRun(request);
  return (await import('./run/guard-config.js')).prepareWithBaseConfig(request);
}

/** Runs the same decisions on the tree to compare with, if there is one. */
async function runBase(setup: RunSetup): Promise<BaseRun | undefined> {
  const { base, operation } = setup.request;
  const isCompared = operation === 'validate' || operation === 'register';
  if (base === undefined || !isCompared) return undefined;
  return runOnBase(base, setup, decide);
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
  const renamed = await decide(setup);
  return { result: withFound(renamed, findOldNames(renamed, base!)), fixed };
}

/** With `drift: 'forbid'`, reports edits of generated files. */
async function forbidEdits(result: RunResult, known: BaseRun | undefined): Promise<RunResult> {
  const { setup } = result;
  const { drift } = setup.settings;
  if (drift !== 'forbid' || setup.request.check !== true) return result;
  const tree = guardTree(setup.request);
  if (tree === undefined)
    return { ...result, lacksBase: true, findings: [...result.findings, noBase(setup)] };
  const base = known ?? (await runOnBase(tree, setup, decide));
  return { ...result, findings: [...result.findings, ...findEditedFiles(result, base)] };
}

/** Reports what a change of the config hides. */
async function guard(result: RunResult): Promise<RunResult> {
  const { request } = result.setup;
  if (request.configFrom === 'base' || guardTree(request) === undefined) return result;
  return (await import('./run/guard-config.js')).guardConfig(result, decide);
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

/** Which phrases route to each skill after registration, and which of them change; writes nothing. */
export async function planRoutes(request: Request): Promise<PlannedRoutes> {
  const setup = await prepareRun(request);
  const base = await runBase(setup);
  const { plan } = await decide(setup);
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
