import { checkExpectedRoutes } from './check-expected-routes.js';
import { checkManifestShape } from './check-manifest-shape.js';
import { checkCatalog } from './core/catalog/check-catalog.js';
import { checkCommands } from './core/catalog/check-commands.js';
import { type Selection, selectByName } from './core/catalog/find-duplicates.js';
import { isFailing, skillOutcomes, summarize, validationError } from './core/compose-report.js';
import { compareDiagnostics, compareText, START_OF_FILE } from './core/diagnostic.js';
import type { Finding } from './core/finding.js';
import { Judge } from './core/judge.js';
import { latePart, withLateParts } from './core/late-part.js';
import { type ManifestPlan, planManifest } from './core/registry/plan-manifest.js';
import type { Outcome, Report } from './core/report.js';
import type { SkillRecord } from './core/skill.js';
import { inspectSkills, scanRepository } from './inspect-skills.js';
import { locateFindings } from './locate-findings.js';
import { manifestOptions } from './manifest-options.js';
import { prepareRun, type RunSetup } from './prepare-run.js';
import type { Request } from './request.js';
import { selectForOperation } from './select-for-operation.js';
import { StageTimer } from './stage-timer.js';
import { type CatalogPlan, planTrackedCatalogs } from './track-catalogs.js';
import { VERSION } from './version.js';

/** The pipeline: scan, parse, infer, validate, register, report. Decides everything and prints nothing. */
export async function runOperation(request: Request): Promise<Outcome> {
  if (request.profile === 'all') {
    const { checkCompatibility } = await import('./check-compatibility.js');
    return checkCompatibility(request);
  }
  const timer = new StageTimer();
  const setup = await timer.time('prepare', () => prepareRun(request));
  const scan = await timer.time('scan', () => scanRepository(setup));
  const records = await timer.time('inspect', () => inspectSkills(setup, scan));
  const judge = openJudge(setup);
  const { accepted, rejected } = await withLateParts(() => sortByVerdict(records, judge));
  const selection = selectByName(accepted, scan.nested, setup.chosen.profile);
  const sorted = sortForManifest({ setup, accepted, rejected, selection });
  const plan = await timer.time('register', () => planFor(setup, sorted));
  const catalogs = await timer.time('catalogs', () => planTrackedCatalogs(setup, selection.usable));
  const findings = await timer.time('validate', async () => [
    ...scan.findings,
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

interface RunResult {
  readonly setup: RunSetup;
  readonly judge: Judge;
  readonly records: readonly SkillRecord[];
  readonly rejected: readonly SkillRecord[];
  readonly selection: Selection;
  readonly plan: ManifestPlan;
  readonly catalogs: CatalogPlan;
  readonly findings: readonly Finding[];
}

async function composeOutcome(result: RunResult): Promise<Omit<Outcome, 'timings'>> {
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
  const invalid = rejected.map((record) => ({ record, errors: errorsOf(record, judge) }));
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
  const firstInvalid = invalid.find(({ record }) => chosenView.names.has(record.name));
  const report: Report = {
    _meta: {
      command: 'skill',
      operation: request.operation,
      version: VERSION,
      profile: chosen.profile.id,
      profileReason: chosen.reason,
    },
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
  const manifests =
    writes && plan.isChanged
      ? [{ path: manifestFile, before: manifestText, after: await withLateParts(plan.text) }]
      : [];
  return {
    report,
    exitCode,
    files: [...manifests, ...catalogs.files],
    validNames: selection.selected.map(({ name }) => name).sort(compareText),
  };
}

function errorsOf(record: SkillRecord, judge: Judge): readonly string[] {
  const errors = record.findings
    .filter(({ rule }) => judge.levelOf(rule) === 'error')
    .map(({ message }) => message);
  return errors.length > 0
    ? errors
    : [`The directory's name "${record.name}" cannot stand in for the missing name.`];
}

async function writeManifest(setup: RunSetup, plan: ManifestPlan, sorted: Sorted): Promise<void> {
  const { request, manifestFile, manifestText } = setup;
  const isWriting =
    (request.operation === 'register' && !request.dryRun && !request.check) ||
    (request.operation === 'prune' && !request.preview);
  if (!isWriting) return;
  // Also when there is nothing to write: the store removes what a killed run has left behind.
  const compute = (current: string | null): string | null => {
    // Someone else wrote it since we read it: their change is merged, not lost.
    const latest = current === manifestText ? plan : planFor(setup, sorted, current);
    return latest.isChanged ? latest.text() : null;
  };
  const backup = !request.environment.isCi;
  await withLateParts(() => request.store.update(manifestFile, compute, { backup }));
}
