import { failuresIn } from '../compatibility/judge-skill.js';
import type { SkillCompatibility } from '../compatibility/verdict.js';
import { isWriting } from '../config/request.js';
import type { Workspace } from '../files/workspace.js';
import { isObject, type JsonObject } from '../json/json.js';
import { textsOf } from '../manifest/manifest-model.js';
import { fieldAfter, type ManifestPlan } from '../manifest/plan-manifest.js';
import { diagnoseFindings, type UnpublishedDiagnostic } from '../report/diagnostic.js';
import { withErrors } from '../report/failure.js';
import type { SkillDetails, SkillOutcome, Summary } from '../report/report.js';
import { skillOutcomes } from '../report/summarize.js';
import { isFailingSeverity } from '../report/verdict.js';
import type { Judge } from '../rules/judge.js';
import { findNamed, isWithdrawn, type SkillRecord } from '../skill/skill.js';
import { UsageError } from '../text/errors.js';
import { type FindingOf, limitFindings } from '../text/finding.js';
import { isBelow, parentOf, withAncestors } from '../text/paths.js';
import { adviseOn } from '../text/suggest.js';
import type { CompatibilityCheck } from './check-compatibility.js';
import type { Comparison } from './compare-with-base.js';
import { type KnownText, locateFindings } from './locate-findings.js';
import { ALL_CLIENTS, existingEntries, type RunSetup } from './prepare-run.js';
import type { RunResult } from './run-result.js';
import { findStaleEntries } from './stale-entries.js';

/** What an operation reports, once its findings have their places. */
export interface OperationView {
  /** The skills that the operation shows. */
  readonly skills: readonly SkillOutcome[];
  readonly diagnostics: readonly UnpublishedDiagnostic[];
  readonly discovered: number;
  readonly named: NamedSkills;
  /** Every skill, shown or not. */
  readonly all: readonly SkillOutcome[];
}

/** What the operation shows: the named skills, the unregistered ones, or all. */
export function viewOperation(result: RunResult, comparison: Comparison | null): OperationView {
  const { setup, checked } = result;
  const visible = result.findings.filter((finding) => setup.judge.levelOfFinding(finding) !== 'off');
  const diagnostics = diagnose(visible, result, comparison);
  const outcomes = outcomesOf(result);
  const named = findNamedSkills(setup, [...outcomes, ...checked.others.map(placeOf)], diagnostics);
  const failing = limitFindings(failingFindings(visible, result));
  const all = statusesForOperation(withErrors(outcomes, failing), result, named);
  const shown = selectForOperation(result, { all, diagnostics, named });
  return viewOfClients(setup, rowsToShow(checked, setup, named), { all, named, ...shown });
}

function diagnose(
  visible: readonly FindingOf[],
  result: RunResult,
  comparison: Comparison | null,
): readonly UnpublishedDiagnostic[] {
  const { request, judge, manifestFile } = result.setup;
  const manifest = manifestToReport(result);
  const known = new Map(manifest === null ? [] : [[manifestFile, manifest]]);
  const places = locateFindings(visible, request.workspace, known);
  return diagnoseFindings(visible, judge, {
    placeOf: (finding) => places.get(finding)!,
    isNew: comparison?.isNew,
  });
}

/** The text that findings point into: the new one if it is written, else the existing one. */
function manifestToReport({ setup, plan, outputs }: RunResult): KnownText | null {
  const { manifestFile, existing, request } = setup;
  const written = isWriting(request) ? outputs.files.find(({ path }) => path === manifestFile) : undefined;
  if (typeof written?.after === 'string')
    return { text: written.after, fieldAfter: (field) => fieldAfter(plan, field) };
  return existing.text === null ? null : { text: existing.text };
}

function outcomesOf({ setup, skills, plan }: RunResult): readonly SkillOutcome[] {
  const { records, rejected, selection } = skills;
  return skillOutcomes({
    accepted: selection.selected,
    skipped: selection.skipped,
    invalid: rejected.map((record) => ({ record, errors: reasonsFor(record, setup.judge) })),
    order: records,
    changes: setup.request.operation === 'validate' ? [] : plan.changes,
  });
}

function reasonsFor(record: SkillRecord, judge: Judge): readonly string[] {
  const errors = judge.errorsOf(record);
  return errors.length > 0
    ? errors
    : [`The directory's name "${record.name}" cannot replace the missing name.`];
}

/** What fails the run in addition to invalid skills. */
function failingFindings(
  findings: readonly FindingOf[],
  { setup, skills: { rejected } }: RunResult,
): readonly FindingOf[] {
  const failOn = setup.request.failOn ?? setup.chosen.profile.failOn;
  const failing = findings.filter((finding) =>
    isFailingSeverity(setup.judge.levelOfFinding(finding), failOn),
  );
  if (failing.length === 0 || rejected.length === 0) return failing;
  const ofRejected = new Set(rejected.flatMap((record) => record.findings));
  return failing.filter((finding) => !ofRejected.has(finding));
}

/** The rows of the named skills. */
export function rowsToShow(
  { compatibility }: CompatibilityCheck,
  setup: RunSetup,
  named: NamedSkills,
): readonly SkillCompatibility[] | undefined {
  return compatibility?.filter(({ skill: name, path }) => isAsked({ name, path }, setup, named));
}

/** Whether the request is about a skill; of those with one name, a path asks for one. */
function isAsked(
  { name, path }: Pick<SkillOutcome, 'name' | 'path'>,
  { request: { names = [], paths } }: RunSetup,
  named: NamedSkills,
): boolean {
  if (named === null) return true;
  const isAtPath = paths === undefined || paths.some((asked) => isBelow(path, asked));
  return named.has(name) && (isAtPath || names.length > 0);
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
  return { ...view, skills, diagnostics, discovered: rows.length };
}

/** The skills that the request names, by their real names; `null` if it names none. An unknown name is an error. */
export type NamedSkills = ReadonlySet<string> | null;

function findNamedSkills(
  { request: { names: wanted = [], paths, workspace } }: RunSetup,
  skills: readonly Pick<SkillOutcome, 'name' | 'path'>[],
  diagnostics: readonly UnpublishedDiagnostic[],
): NamedSkills {
  const atPaths = skills.filter(({ path }) => paths?.some((asked) => isBelow(path, asked)));
  if (wanted.length === 0) return paths === undefined ? null : new Set(atPaths.map(({ name }) => name));
  const gone = diagnostics.flatMap(({ rule, skill }) => (rule === 'entry-stale' && skill ? [skill] : []));
  const names = [...new Set([...skills.map(({ name }) => name), ...gone])];
  const known = names.map((name) => ({ name }));
  const found = wanted.flatMap((name) => {
    const items = findNamed(name, known);
    if (items.length === 0) throw unknownSkill(name, names, workspace);
    return items;
  });
  return new Set([...found, ...atPaths].map(({ name }) => name));
}

function placeOf({ name, directory }: SkillRecord): Pick<SkillOutcome, 'name' | 'path'> {
  return { name, path: directory };
}

function unknownSkill(name: string, names: readonly string[], workspace: Workspace): UsageError {
  const fix =
    workspace.kindOf(name) === 'directory'
      ? `For the folder, write ./${name}.`
      : adviseOn(name, names, 'List them with `skill-registrar status`.');
  return new UsageError(`There is no skill "${name}".`, fix);
}

/** `discover` and `status` register and remove nothing, and `status <name>` has more details. */
function statusesForOperation(
  skills: readonly SkillOutcome[],
  { setup, plan, skills: { records } }: RunResult,
  named: NamedSkills,
): readonly SkillOutcome[] {
  const { operation } = setup.request;
  if (operation !== 'discover' && operation !== 'status') return skills;
  const stale = findStaleEntries(setup, records);
  const staleNames = new Set(stale.map(({ name }) => name));
  const gone = stale.map(({ name, path }): SkillOutcome => ({ name, path, status: 'stale', changes: [] }));
  const entryOf = new Map([...existingEntries(setup)].reverse().map((entry) => [entry.name, entry.value]));
  return [...skills.filter(({ name }) => !staleNames.has(name)), ...gone].map((skill) => {
    const shown =
      skill.status === 'registered' ? { ...skill, status: 'unregistered' as const, changes: [] } : skill;
    const entry = operation === 'status' ? entryOf.get(skill.name) : undefined;
    return {
      ...shown,
      ...(entry !== undefined && { entryStatus: statusOfEntry(entry) }),
      ...(named?.has(skill.name) && { details: detailsOf(skill.name, plan) }),
    };
  });
}

function statusOfEntry({ status }: JsonObject): string {
  return typeof status === 'string' ? status : 'active';
}

/** `status` counts the entries of the manifest. */
export function countEntries(setup: RunSetup, { skills, named }: OperationView): Partial<Summary> {
  if (setup.request.operation !== 'status') return {};
  const entries = existingEntries(setup).filter(({ name }) => named === null || named.has(name));
  const count = (wanted: string) => entries.filter(({ value }) => statusOfEntry(value) === wanted).length;
  return {
    registered: entries.length,
    active: count('active'),
    inactive: count('inactive'),
    deprecated: count('deprecated'),
    stale: skills.filter(({ status }) => status === 'stale').length,
  };
}

function detailsOf(name: string, plan: ManifestPlan): SkillDetails {
  const entry = plan.entries.find((candidate) => candidate['name'] === name) ?? {};
  const { version, tier, tags } = entry;
  const matrix = (JSON.parse(plan.text) as JsonObject)['dispatch_matrix'];
  const keysOf = (table: string): readonly string[] => {
    const routes = isObject(matrix) ? matrix[table] : undefined;
    return isObject(routes) ? Object.keys(routes).filter((key) => routes[key] === name) : [];
  };
  const drift = plan.changes.flatMap((change) =>
    change.kind === 'skill-updated' && change.skill === name ? change.fields.map(({ field }) => field) : [],
  );
  return {
    ...(typeof version === 'string' && { version }),
    ...(typeof tier === 'number' && { tier }),
    tags: textsOf(tags),
    routes: { keywords: keysOf('by_keyword'), taskTypes: keysOf('by_task_type') },
    drift,
  };
}

/** What the operation shows: the named skills, the unregistered ones, or all. */
function selectForOperation(
  { setup, skills: { records } }: RunResult,
  { all: skills, diagnostics, named }: Omit<OperationView, 'skills' | 'discovered'>,
): Pick<OperationView, 'skills' | 'diagnostics' | 'discovered'> {
  const { request } = setup;
  if (named !== null) {
    const shown = skills.filter((skill) => isAsked(skill, setup, named));
    return {
      skills: shown,
      diagnostics: findingsOf(shown, { all: skills, diagnostics, named }),
      discovered: Math.max(shown.length, named.size),
    };
  }
  const discovered = records.length;
  if (request.operation === 'prune')
    return {
      skills: skills.filter(({ status }) => status === 'pruned'),
      diagnostics,
      discovered,
    };
  if (request.operation !== 'discover') return { skills, diagnostics, discovered };
  const statusOf = new Map(records.map(({ name, declared }) => [name, declared.status]));
  const isInManifest = lookIntoManifest(setup);
  const isListed = (skill: SkillOutcome) => {
    const isNew = skill.status === 'unregistered' || (skill.status === 'invalid' && !isInManifest(skill));
    return isNew && (request.all === true || !isWithdrawn(statusOf.get(skill.name)));
  };
  return { skills: skills.filter(isListed), diagnostics, discovered };
}

/** The findings of some skills, by the file if they name no skill: of a file inside two skills, those of the inner one. */
function findingsOf(
  shown: readonly SkillOutcome[],
  { all, diagnostics, named }: Omit<OperationView, 'skills' | 'discovered'>,
): readonly UnpublishedDiagnostic[] {
  const directories = new Set(all.map(({ path }) => path));
  const own = new Set(shown.map(({ path }) => path));
  return diagnostics.filter(({ skill, file }) => {
    const directory = withAncestors(parentOf(file)).find((each) => directories.has(each));
    if (directory !== undefined && directory !== '.') return own.has(directory);
    return skill !== undefined && named?.has(skill);
  });
}

/** A skill that became invalid keeps its entry, so it is still registered. */
function lookIntoManifest(setup: RunSetup): (skill: SkillOutcome) => boolean {
  const entries = existingEntries(setup);
  const names = new Set(entries.map(({ name }) => name));
  const paths = new Set(entries.map(({ path }) => path));
  return ({ name, path }) => names.has(name) || paths.has(path);
}
