import type { Workspace } from '../files/workspace.js';
import { isObject, type JsonObject } from '../json/json.js';
import { textsOf } from '../manifest/manifest-model.js';
import type { ManifestPlan } from '../manifest/plan-manifest.js';
import type { UnpublishedDiagnostic } from '../report/diagnostic.js';
import type { SkillDetails, SkillOutcome, Summary } from '../report/report.js';
import { findNamed, isWithdrawn, type SkillRecord } from '../skill/skill.js';
import { UsageError } from '../text/errors.js';
import { adviseOn } from '../text/suggest.js';
import { findStaleEntries } from './manual-entries.js';
import { existingEntries, type RunSetup } from './prepare-run.js';
import type { RunResult } from './run-result.js';

/** The skills that the request names, by their real names; `null` if it names none. An unknown name is an error. */
export type NamedSkills = ReadonlySet<string> | null;

export function namedSkills(
  { request: { names: wanted = [], workspace } }: RunSetup,
  { skills, others, diagnostics }: Pick<Everything, 'skills' | 'others' | 'diagnostics'>,
): NamedSkills {
  if (wanted.length === 0) return null;
  const gone = diagnostics.flatMap(({ rule, skill }) => (rule === 'entry-stale' && skill ? [skill] : []));
  const names = [...new Set([...[...skills, ...others].map(({ name }) => name), ...gone])];
  const known = names.map((name) => ({ name }));
  return new Set(
    wanted.flatMap((name) => {
      const found = findNamed(name, known);
      if (found.length === 0) throw unknownSkill(name, names, workspace);
      return found.map((item) => item.name);
    }),
  );
}

function unknownSkill(name: string, names: readonly string[], workspace: Workspace): UsageError {
  const fix =
    workspace.kindOf(name) === 'directory'
      ? `For the folder, write ./${name}.`
      : adviseOn(name, names, 'List them with `skill-registrar status`.');
  return new UsageError(`There is no skill "${name}".`, fix);
}

/** `discover` and `status` register and remove nothing, and `status <name>` has more details. */
export function asAsked(
  skills: readonly SkillOutcome[],
  { setup, plan, records }: RunResult,
  named: NamedSkills,
): readonly SkillOutcome[] {
  const { operation } = setup.request;
  if (operation !== 'discover' && operation !== 'status') return skills;
  const stale = findStaleEntries(setup, records);
  const isStale = new Set(stale.map(({ name }) => name));
  const gone = stale.map(({ name, path }): SkillOutcome => ({ name, path, status: 'stale', changes: [] }));
  const entryOf = new Map([...existingEntries(setup)].reverse().map((entry) => [entry.name, entry.value]));
  return [...skills.filter(({ name }) => !isStale.has(name)), ...gone].map((skill) => {
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
export function countEntries(
  setup: RunSetup,
  skills: readonly SkillOutcome[],
  named: NamedSkills,
): Partial<Summary> {
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

export interface OperationView {
  readonly skills: readonly SkillOutcome[];
  readonly diagnostics: readonly UnpublishedDiagnostic[];
  readonly discovered: number;
}

export interface Everything {
  readonly skills: readonly SkillOutcome[];
  readonly diagnostics: readonly UnpublishedDiagnostic[];
  readonly records: readonly SkillRecord[];
  readonly others: readonly SkillRecord[];
}

/** What the operation shows: the named skills, the unregistered ones, or all. */
export function selectForOperation(
  setup: RunSetup,
  { skills, diagnostics, records }: Everything,
  named: NamedSkills,
): OperationView {
  const { request } = setup;
  if (named !== null)
    return {
      skills: skills.filter(({ name }) => named.has(name)),
      diagnostics: diagnostics.filter(({ skill }) => skill !== undefined && named.has(skill)),
      discovered: named.size,
    };
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

/** A skill that became invalid keeps its entry, so it is still registered. */
function lookIntoManifest(setup: RunSetup): (skill: SkillOutcome) => boolean {
  const entries = existingEntries(setup);
  const names = new Set(entries.map(({ name }) => name));
  const paths = new Set(entries.map(({ path }) => path));
  return ({ name, path }) => names.has(name) || paths.has(path);
}
