import type { Diagnostic } from './core/diagnostic.js';
import type { ManifestPlan } from './core/registry/plan-manifest.js';
import type { SkillOutcome } from './core/report.js';
import type { SkillRecord } from './core/skill.js';
import { isWithdrawn } from './core/withdrawn-status.js';
import { UsageError } from './errors.js';
import { existingEntries, type RunSetup } from './prepare-run.js';

export interface OperationView {
  readonly skills: readonly SkillOutcome[];
  readonly diagnostics: readonly Diagnostic[];
  readonly discovered: number;
}

interface Everything {
  readonly skills: readonly SkillOutcome[];
  readonly diagnostics: readonly Diagnostic[];
  readonly records: readonly SkillRecord[];
  readonly plan: ManifestPlan;
}

/** What of a run the operation shows: the named skills, the unregistered ones, or all. */
export async function selectForOperation(setup: RunSetup, everything: Everything): Promise<OperationView> {
  const { request } = setup;
  const { skills, diagnostics, records } = everything;
  if (request.names !== undefined && request.names.length > 0) return onlyNamed(request.names, everything);
  const discovered = records.length;
  if (request.operation === 'prune')
    return {
      // Beside what it does, every skill that fails the run.
      skills: skills.filter(({ status, errors }) => status === 'pruned' || errors !== undefined),
      diagnostics,
      discovered,
    };
  if (request.operation !== 'discover') return { skills, diagnostics, discovered };
  const statusOf = new Map(records.map(({ name, declared }) => [name, declared.status]));
  const isInManifest = lookIntoManifest(setup);
  const isListed = (skill: SkillOutcome) => {
    const isNew = skill.status === 'registered' || (skill.status === 'invalid' && !isInManifest(skill));
    return isNew && (request.all === true || !isWithdrawn(statusOf.get(skill.name)));
  };
  return { skills: skills.filter(isListed), diagnostics, discovered };
}

/** A skill that became invalid keeps its entry: it is registered all the same. */
function lookIntoManifest(setup: RunSetup): (skill: SkillOutcome) => boolean {
  const entries = existingEntries(setup);
  const names = new Set(entries.map(({ name }) => name));
  const paths = new Set(entries.map(({ path }) => path));
  return ({ name, path }) => names.has(name) || paths.has(path);
}

/** A name that nobody has is a mistake of whoever asks. */
export async function refuseUnknownNames(
  wanted: readonly string[],
  names: ReadonlySet<string>,
): Promise<void> {
  const unknown = wanted.find((name) => !names.has(name));
  if (unknown === undefined) return;
  const { closestOf } = await import('./core/closest.js');
  const near = closestOf(unknown, [...names]);
  const hint = near === null ? 'List them with `skill-registrar status`.' : `Did you mean "${near}"?`;
  throw new UsageError(`There is no skill "${unknown}".`, hint);
}

async function onlyNamed(
  wanted: readonly string[],
  { skills, diagnostics }: Everything,
): Promise<OperationView> {
  await refuseUnknownNames(wanted, new Set(skills.map(({ name }) => name)));
  const chosen = new Set(wanted);
  return {
    skills: skills.filter(({ name }) => chosen.has(name)),
    diagnostics: diagnostics.filter(({ skill }) => skill !== undefined && chosen.has(skill)),
    discovered: chosen.size,
  };
}
