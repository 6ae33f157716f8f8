import { UsageError } from '../errors.js';
import type { Workspace } from '../files/workspace.js';
import type { JsonObject } from '../json/json.js';
import { isObject, textsOf } from '../manifest/manifest-model.js';
import type { ManifestPlan } from '../manifest/plan-manifest.js';
import { adviseOn } from '../report/closest.js';
import type { Diagnostic } from '../report/diagnostic.js';
import type { SkillDetails, SkillOutcome } from '../report/report.js';
import { findNamed, isWithdrawn, type SkillRecord } from '../skill/skill.js';
import { existingEntries, type RunSetup } from './prepare-run.js';
import type { RunResult } from './run-result.js';

/** `discover` and `status` register nothing, and `status <name>` has more details. */
export function asAsked(
  skills: readonly SkillOutcome[],
  { setup, plan }: RunResult,
): readonly SkillOutcome[] {
  const { operation, names = [] } = setup.request;
  if (operation !== 'discover' && operation !== 'status') return skills;
  const asked = operation === 'status' ? new Set(names) : new Set<string>();
  return skills.map((skill) => {
    const shown =
      skill.status === 'registered' ? { ...skill, status: 'unregistered' as const, changes: [] } : skill;
    return asked.has(skill.name) ? { ...shown, details: detailsOf(skill.name, plan) } : shown;
  });
}

function detailsOf(name: string, plan: ManifestPlan): SkillDetails {
  const entry = plan.entries.find((candidate) => candidate['name'] === name) ?? {};
  const { version, tier, tags } = entry;
  const matrix = (JSON.parse(plan.text()) as JsonObject)['dispatch_matrix'];
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
  readonly diagnostics: readonly Diagnostic[];
  readonly discovered: number;
}

export interface Everything {
  readonly skills: readonly SkillOutcome[];
  readonly diagnostics: readonly Diagnostic[];
  readonly records: readonly SkillRecord[];
  readonly others: readonly SkillRecord[];
  readonly plan: ManifestPlan;
}

/** What the operation shows: the named skills, the unregistered ones, or all. */
export function selectForOperation(setup: RunSetup, everything: Everything): OperationView {
  const { request } = setup;
  const { skills, diagnostics, records } = everything;
  if (request.names !== undefined && request.names.length > 0)
    return onlyNamed(request.names, everything, request.workspace);
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

const LIST_SKILLS = 'List them with `skill-registrar status`.';

/** The real names of the requested skills; an unknown name is an error. */
function resolveNames(
  wanted: readonly string[],
  names: readonly string[],
  workspace: Workspace,
): ReadonlySet<string> {
  const known = [...new Set(names)].map((name) => ({ name }));
  return new Set(
    wanted.flatMap((name) => {
      const found = findNamed(name, known);
      if (found.length === 0)
        throw new UsageError(
          `There is no skill "${name}".`,
          workspace.kindOf(name) === 'directory'
            ? `For the folder, write ./${name}.`
            : adviseOn(name, names, LIST_SKILLS),
        );
      return found.map((item) => item.name);
    }),
  );
}

function onlyNamed(
  wanted: readonly string[],
  { skills, diagnostics, others }: Everything,
  workspace: Workspace,
): OperationView {
  const gone = diagnostics.flatMap(({ rule, skill }) => (rule === 'entry-stale' && skill ? [skill] : []));
  const chosen = resolveNames(
    wanted,
    [...[...skills, ...others].map(({ name }) => name), ...gone],
    workspace,
  );
  return {
    skills: skills.filter(({ name }) => chosen.has(name)),
    diagnostics: diagnostics.filter(({ skill }) => skill !== undefined && chosen.has(skill)),
    discovered: chosen.size,
  };
}
