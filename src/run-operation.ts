import { checkExpectedRoutes } from './check-expected-routes.js';
import { checkManifestShape } from './check-manifest-shape.js';
import { composeOutcome } from './compose-outcome.js';
import { checkCatalog } from './core/catalog/check-catalog.js';
import { checkCommands } from './core/catalog/check-commands.js';
import { type Selection, selectByName } from './core/catalog/find-duplicates.js';
import { START_OF_FILE } from './core/diagnostic.js';
import type { Finding } from './core/finding.js';
import { HeldText } from './core/held-text.js';
import { Judge } from './core/judge.js';
import { latePart, withLateParts } from './core/late-part.js';
import { type ManifestPlan, planManifest } from './core/registry/plan-manifest.js';
import type { Outcome } from './core/report.js';
import type { ScanResult } from './core/scan-skills.js';
import type { SkillRecord } from './core/skill.js';
import { inspectSkills, scanRepository } from './inspect-skills.js';
import { isWriting } from './is-writing.js';
import { manifestOptions } from './manifest-options.js';
import { prepareRun, type RunSetup } from './prepare-run.js';
import type { Request } from './request.js';
import { StageTimer } from './stage-timer.js';
import { planTrackedCatalogs } from './track-catalogs.js';

/** The pipeline: scan, parse, infer, validate, register, report. Decides everything and prints nothing. */
export async function runOperation(request: Request): Promise<Outcome> {
  if (request.profile === 'all') {
    const { checkCompatibility } = await import('./check-compatibility.js');
    return checkCompatibility(request);
  }
  const timer = new StageTimer();
  const setup = await timer.time('prepare', () => prepareRun(request));
  const { records, nested, findings: scanFindings } = await readSkills(setup, timer);
  const judge = openJudge(setup);
  const { accepted, rejected } = await withLateParts(() => sortByVerdict(records, judge));
  const selection = selectByName(accepted, nested, setup.chosen.profile);
  const sorted = sortForManifest({ setup, accepted, rejected, selection });
  const plan = await timer.time('register', () => planFor(setup, sorted));
  const catalogs = await timer.time('catalogs', () => planTrackedCatalogs(setup, selection.usable));
  const findings = await timer.time('validate', async () => [
    ...scanFindings,
    ...records.flatMap((record) => record.findings),
    ...selection.findings,
    ...(await checkCatalog(selection.selected, records, plan, setup)),
    ...(await checkManifestShape(setup, plan)),
    ...plan.findings,
    ...catalogs.findings,
    ...lookForCommands(setup, selection.usable),
    ...checkDrift(setup, plan, records.length),
    ...(await checkExpectedRoutes(setup, plan)),
  ]);
  const result = { setup, judge, records, rejected, selection, plan, catalogs, findings };
  const outcome = await timer.time('report', () => composeOutcome(result));
  await timer.time('write', async () => {
    await writeManifest(setup, plan, sorted);
    await catalogs.write();
  });
  return { ...outcome, timings: timer.timings };
}

/** Nobody looks up a rule where nothing was found. */
const ruleTable = latePart(() => import('./core/rules.js'));

function openJudge({ request, settings, chosen: { profile } }: RunSetup): Judge {
  const policy = {
    profile,
    level: request.level ?? settings.level,
    isForced: request.force === true,
    isProtocol: request.protocol === true,
  };
  return new Judge(policy, (id) => ruleTable().ruleById(id));
}

function sortByVerdict(records: readonly SkillRecord[], judge: Judge) {
  const accepted: SkillRecord[] = [];
  const rejected: SkillRecord[] = [];
  for (const record of records) (judge.isAccepted(record) ? accepted : rejected).push(record);
  return { accepted, rejected };
}

const MANY_SKILLS = 4000;
/** Bytes that a directory with about as many entries takes itself, on most file systems. */
const LARGE_DIRECTORY = 131_072;

/** Before anything is listed: by the scan the memory for young objects has grown already. */
function looksLarge({ request: { workspace }, roots, manifestText }: RunSetup): boolean {
  return (
    manifestText?.isLarge === true ||
    roots.some(({ path }) => (workspace.fingerprint(path)?.size ?? 0) > LARGE_DIRECTORY)
  );
}

interface SkillsRead extends Pick<ScanResult, 'nested' | 'findings'> {
  readonly records: readonly SkillRecord[];
}

/** What the scan found is not held longer than it takes to read it. */
async function readSkills(setup: RunSetup, timer: StageTimer): Promise<SkillsRead> {
  const { onLargeRun, inspect = inspectSkills } = setup.request;
  if (onLargeRun !== undefined && looksLarge(setup)) onLargeRun();
  const scan = await timer.time('scan', () => scanRepository(setup));
  if (scan.candidates.length >= MANY_SKILLS) onLargeRun?.();
  const read = await timer.time('inspect', () => inspect(setup, scan));
  const records = scan.refused.length === 0 ? read : [...read, ...scan.refused];
  return { records, nested: scan.nested, findings: scan.findings };
}

interface Sorted {
  readonly selected: readonly SkillRecord[];
  readonly skipped: readonly SkillRecord[];
  readonly rejected: readonly SkillRecord[];
}

/** A manifest is committed: what is in somebody's home directory has no say in it. */
function sortForManifest(input: {
  readonly setup: RunSetup;
  readonly accepted: readonly SkillRecord[];
  readonly rejected: readonly SkillRecord[];
  readonly selection: Selection;
}): Sorted {
  const { setup, accepted, rejected, selection } = input;
  if (setup.request.workspace.home === null) return { ...selection, rejected };
  const isCommitted = ({ scope }: SkillRecord) => scope === 'repo';
  const { selected, skipped } = selectByName(accepted.filter(isCommitted), [], setup.chosen.profile);
  return { selected, skipped, rejected: rejected.filter(isCommitted) };
}

function planFor(setup: RunSetup, sorted: Sorted, text = setup.manifestText): ManifestPlan {
  const options = manifestOptions(setup, sorted);
  const isPruning = setup.request.operation === 'prune';
  const skills = isPruning ? [] : sorted.selected;
  const input = { skills, rejected: sorted.rejected, discovered: [...sorted.selected, ...sorted.rejected] };
  return planManifest(text, input, options);
}

function checkDrift(setup: RunSetup, plan: ManifestPlan, discovered: number): Finding[] {
  const { request, manifestFile, manifestText } = setup;
  const findings: Finding[] = [];
  if (discovered === 0) {
    findings.push({
      rule: 'no-skills',
      file: manifestFile,
      at: START_OF_FILE,
      message: `No skill was found below ${setup.roots.map(({ path }) => (path === '.' ? 'the repository' : path)).join(', ')}.`,
      fix: 'Add a skill, or correct --root or "roots" in the config.',
    });
  }
  if (request.operation === 'register' && request.check && plan.isChanged) {
    const what =
      manifestText === null ? 'does not exist yet' : `is not up to date (${plan.changes.length} changes)`;
    findings.push({
      rule: 'manifest-drift',
      file: manifestFile,
      at: START_OF_FILE,
      message: `${manifestFile} ${what}.`,
      fix: 'Run `npx skill-registrar register` and commit the result.',
    });
  }
  return findings;
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

async function writeManifest(setup: RunSetup, plan: ManifestPlan, sorted: Sorted): Promise<void> {
  const { request, manifestFile, manifestText } = setup;
  if (!isWriting(request)) return;
  // Also when there is nothing to write: the store removes what a killed run has left behind.
  const compute = (current: string | null): string | null => {
    const isAsRead = current === (manifestText?.read() ?? null);
    // Someone else wrote it since we read it: their change is merged, not lost.
    const latest = isAsRead ? plan : planFor(setup, sorted, current === null ? null : new HeldText(current));
    return latest.isChanged ? [...latest.pieces()].join('') : null;
  };
  const planned = { before: manifestText, after: plan.isChanged ? plan.pieces : null };
  const options = { backup: !request.environment.isCi, planned };
  await withLateParts(() => request.store.update(manifestFile, compute, options));
}
