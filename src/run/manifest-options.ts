import { type ExistingEntry, isObject } from '../manifest/manifest-model.js';
import type { ManifestOptions } from '../manifest/manifest-options.js';
import { schemaId } from '../profiles/profile.js';
import { isBelow, joinPath, type SkillRecord } from '../skill/skill.js';
import type { RunSetup } from './prepare-run.js';

/** The skills that the scan found, by result. */
export interface FoundSkills {
  readonly selected: readonly SkillRecord[];
  readonly skipped: readonly SkillRecord[];
  readonly rejected: readonly SkillRecord[];
}

/** New entries look like existing ones: a consumer that expects lists expects them in every entry. */
export function shapeOfTriggers({ manifestText, readManifest }: RunSetup): 'nested' | 'compat' {
  const entries = manifestText === null ? [] : readManifest(manifestText).entries;
  const triggers = entries.flatMap(({ value }) => {
    const { capabilities } = value;
    return isObject(capabilities) && 'dispatch_triggers' in capabilities
      ? [capabilities['dispatch_triggers']]
      : [];
  });
  return triggers.length > 0 && triggers.every(Array.isArray) ? 'compat' : 'nested';
}

/** The options of this run for the manifest. */
export function manifestOptions(setup: RunSetup, found: FoundSkills): ManifestOptions {
  const { settings, chosen, request, overrides } = setup;
  let directories: ReadonlySet<string> | null = null;
  return {
    file: setup.manifestFile,
    schemaId: chosen.profile.detect?.manifestSchemas[0] ?? schemaId('manifest'),
    profile: chosen.profile,
    lexicon: setup.lexicon,
    isInferring: settings.infer.enabled && chosen.profile.infer.includes('tags'),
    triggersShape: settings.triggersShape ?? shapeOfTriggers(setup),
    keywordKeys: settings.keywordKeys,
    phrasesFirst: settings.phrasesFirst,
    maxClaimants: settings.infer.maxClaimants,
    nameTokens: settings.infer.nameTokens,
    taskTypes: settings.infer.taskTypes,
    // Validation does not list references.
    preserve: request.operation === 'validate' ? [...settings.preserve, 'references'] : settings.preserve,
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

/** A skill exists if its SKILL.md does: untracked leftovers must not keep an entry. */
function isStale(entry: ExistingEntry, setup: RunSetup, directories: ReadonlySet<string>): boolean {
  if (directories.has(entry.path)) return false;
  const { workspace } = setup.request;
  const isScanned = setup.roots.some(({ path }) => isBelow(entry.path, path) && path !== '.');
  const kind = workspace.kindOf(isScanned ? joinPath(entry.path, 'SKILL.md') : entry.path);
  return kind === 'missing';
}

/** Seconds are enough, in CLEO's format. */
function timestamp({ request: { environment } }: RunSetup): string {
  const epoch = environment.sourceDateEpoch;
  const isEpoch = epoch !== undefined && /^\d+$/.test(epoch);
  const date = isEpoch ? new Date(Number(epoch) * 1000) : environment.now;
  return `${date.toISOString().slice(0, 19)}Z`;
}
