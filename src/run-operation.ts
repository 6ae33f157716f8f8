import { checkExpectedRoutes } from './check-expected-routes.js';
import { checkManifestShape } from './check-manifest-shape.js';
import { composeOutcome, type RunResult } from './compose-outcome.js';
import { checkCatalog } from './core/catalog/check-catalog.js';
import { checkCommands } from './core/catalog/check-commands.js';
import { type Selection, selectByName } from './core/catalog/find-duplicates.js';
import { countText } from './core/count-text.js';
import { START_OF_FILE } from './core/diagnostic.js';
import type { Finding } from './core/finding.js';
import { HeldText } from './core/held-text.js';
import { Judge } from './core/judge.js';
import { latePart, withLateParts } from './core/late-part.js';
import { type ManifestPlan, planManifest } from './core/registry/plan-manifest.js';
import type { Outcome } from './core/report.js';
import type { ScanResult } from './core/scan-skills.js';
import type { SkillRecord } from './core/skill.js';
import { findManualEntries } from './find-manual-entries.js';
import { inspectSkills, scanRepository } from './inspect-skills.js';
import { isWriting } from './is-writing.js';
import { manifestOptions } from './manifest-options.js';
import { existingEntries, prepareRun, type RunSetup } from './prepare-run.js';
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
  const sorted = sortForManifest({ setup, accepted, rejected, nested, selection });
  const { skipped, findings: duplicates } = request.operation === 'validate' ? selection : sorted;
  const plan = await timer.time('register', () => planFor(setup, sorted));
  const catalogs = await timer.time('catalogs', () => planTrackedCatalogs(setup, selection.usable));
  const findings = await timer.time('validate', async () => [
    ...scanFindings,
    ...records.flatMap((record) => record.findings),
    ...duplicates,
    ...(await checkCatalog(selection.selected, records, plan, {
      profile: setup.chosen.profile,
      manifestFile: setup.manifestFile,
      existing: () => existingEntries(setup),
    })),
    ...(await checkManifestShape(setup, plan)),
    ...plan.findings,
    ...catalogs.findings,
    ...lookForCommands(setup, selection.usable),
    ...checkDrift(setup, plan, records.length),
    ...(await checkExpectedRoutes(setup, plan)),
  ]);
  const told = await withManualEntries({ records, rejected, findings }, setup, judge);
  const result = { setup, judge, ...told, selection: { ...selection, skipped }, plan, catalogs };
  const outcome = await timer.time('report', () => composeOutcome(result));
  await timer.time('write', async () => {
    await writeManifest(setup, plan, sorted);
    await catalogs.write();
  });
  return { ...outcome, timings: timer.timings };
}

type Told = Pick<RunResult, 'records' | 'rejected' | 'findings'>;

/** What people registered by hand is a skill like any other to who asks about skills; the manifest keeps it as it is. */
async function withManualEntries(told: Told, setup: RunSetup, judge: Judge): Promise<Told> {
  const { operation } = setup.request;
  const isAsked = operation === 'validate' || operation === 'status';
  const entries = isAsked ? findManualEntries(setup, told.records) : [];
  if (entries.length === 0) return told;
  const { inspectManualEntries } = await import('./inspect-manual-entries.js');
  const records = await inspectManualEntries(setup, entries);
  const { rejected } = await withLateParts(() => sortByVerdict(records, judge));
  return {
    records: [...told.records, ...records],
    rejected: [...told.rejected, ...rejected],
    findings: [...told.findings, ...records.flatMap((record) => record.findings)],
  };
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
  readonly findings: readonly Finding[];
}

/** A manifest is committed: what is in somebody's home directory has no say in it. */
function sortForManifest(input: {
  readonly setup: RunSetup;
  readonly accepted: readonly SkillRecord[];
  readonly rejected: readonly SkillRecord[];
  readonly nested: ScanResult['nested'];
  readonly selection: Selection;
}): Sorted {
  const { setup, accepted, rejected, nested, selection } = input;
  if (setup.request.workspace.home === null) return { ...selection, rejected };
  const isCommitted = ({ scope }: SkillRecord) => scope === 'repo';
  const committed = accepted.filter(isCommitted);
  const { selected, findings } = selectByName(committed, nested, setup.chosen.profile);
  const registered = new Map(selected.map((record) => [record.name, record]));
  const isSkipped = (record: SkillRecord) => (registered.get(record.name) ?? record) !== record;
  return { selected, skipped: accepted.filter(isSkipped), rejected: rejected.filter(isCommitted), findings };
}

function planFor(setup: RunSetup, sorted: Sorted, text = setup.manifestText): ManifestPlan {
  const options = manifestOptions(setup, sorted);
  const isPruning = setup.request.operation === 'prune';
  const skills = isPruning ? [] : sorted.selected;
  const input = { skills, rejected: sorted.rejected, discovered: [...sorted.selected, ...sorted.rejected] };
  const plan = planManifest(text, input, options);
  // Where there is no manifest, nothing can be taken out of it.
  return isPruning && text === null ? { ...plan, isChanged: false, changes: [] } : plan;
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
      manifestText === null
        ? 'does not exist yet'
        : `is not up to date (${countText(plan.changes.length, 'change')})`;
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
