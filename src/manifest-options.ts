import { schemaId } from './core/json-schema.js';
import type { ExistingEntry } from './core/registry/manifest-model.js';
import type { ManifestOptions } from './core/registry/plan-manifest.js';
import type { SkillRecord } from './core/skill.js';
import { isBelow, joinPath } from './core/skill-path.js';
import type { RunSetup } from './prepare-run.js';

/** What the scan found, by what became of it. */
export interface FoundSkills {
  readonly selected: readonly SkillRecord[];
  readonly skipped: readonly SkillRecord[];
  readonly rejected: readonly SkillRecord[];
}

/** What the registry needs to know of this run. */
export function manifestOptions(setup: RunSetup, found: FoundSkills): ManifestOptions {
  const { settings, chosen, request, overrides } = setup;
  let directories: ReadonlySet<string> | null = null;
  return {
    file: setup.manifestFile,
    schemaId: chosen.profile.detect?.manifestSchemas[0] ?? schemaId('manifest'),
    profile: chosen.profile,
    lexicon: setup.lexicon,
    isInferring: settings.infer.enabled && chosen.profile.infer.includes('tags'),
    triggersShape: settings.triggersShape,
    keywordKeys: settings.keywordKeys,
    maxClaimants: settings.infer.maxClaimants,
    nameTokens: settings.infer.nameTokens,
    taskTypes: settings.infer.taskTypes,
    preserve: settings.preserve,
    prune: request.operation === 'prune' ? 'remove' : settings.prune,
    overrides: overrides.skills,
    derivations: new Map(),
    overriddenMatrix: overrides.matrix,
    now: () => timestamp(setup),
    read: setup.readManifest,
    isStale: (entry) => {
      directories ??= directoriesOf(found);
      return isStale(entry, setup, directories);
    },
    isFile: (path) => request.workspace.kindOf(path) === 'file',
  };
}

function directoriesOf({ selected, skipped, rejected }: FoundSkills): ReadonlySet<string> {
  return new Set([...selected, ...skipped, ...rejected].map(({ directory }) => directory));
}

/** Below a root a skill is its SKILL.md: leftovers that git does not track must not keep an entry alive. */
function isStale(entry: ExistingEntry, setup: RunSetup, directories: ReadonlySet<string>): boolean {
  if (directories.has(entry.path)) return false;
  const { workspace } = setup.request;
  const isScanned = setup.roots.some(({ path }) => isBelow(entry.path, path) && path !== '.');
  const kind = workspace.kindOf(isScanned ? joinPath(entry.path, 'SKILL.md') : entry.path);
  return kind === 'missing';
}

/** Seconds are enough, and the form is the one CLEO writes. */
function timestamp({ request: { environment } }: RunSetup): string {
  const epoch = environment.sourceDateEpoch;
  const isEpoch = epoch !== undefined && /^\d+$/.test(epoch);
  const date = isEpoch ? new Date(Number(epoch) * 1000) : environment.now;
  return `${date.toISOString().slice(0, 19)}Z`;
}
