import { readText } from '../files/repository-files.js';
import type { Workspace } from '../files/workspace.js';
import { isObject } from '../json/json.js';
import {
  type ExistingEntry,
  ExistingManifest,
  type ManifestOptions,
  textOf,
} from '../manifest/manifest-model.js';
import { type ManifestPlan, planManifest } from '../manifest/plan-manifest.js';
import { manifestOutput } from '../outputs/manifest.js';
import type { Output } from '../outputs/output.js';
import { schemaId } from '../profiles/profile.js';
import { parseText } from '../skill/parse-skill.js';
import { readMetadata } from '../skill/read-metadata.js';
import { type SkillRecord, skillFileIn } from '../skill/skill.js';
import { pairRenamed, traceRecord } from './find-renamed.js';
import { existingEntries, type RunSetup } from './prepare-run.js';
import type { Skills } from './skills.js';
import { stalePaths } from './stale-entries.js';

/** The planned manifest. */
export function planRegistration(setup: RunSetup, { selection, accepted, rejected }: Skills): ManifestPlan {
  const { existing } = setup;
  const stale = stalePaths(setup, existingEntries(setup), [...accepted, ...rejected]);
  const isPruning = setup.request.operation === 'prune';
  const skills = isPruning ? [] : selection.selected;
  const options = manifestOptions(setup, stale, [...skills, ...rejected]);
  const input = { skills, rejected, discovered: [...selection.selected, ...rejected] };
  const plan = planManifest(existing, input, options);
  if (!setup.hasManifest) return { ...plan, isChanged: false, changes: [], findings: [] };
  // Without a manifest there is nothing to remove, and without a valid skill nothing to write.
  const isNothing = existing.text === null && (isPruning || plan.entries.length === 0);
  return isNothing ? { ...plan, isChanged: false, changes: [] } : plan;
}

/** The manifest as the first of the outputs; none if the repository has no manifest by choice. */
export function manifestOutputs(setup: RunSetup, plan: ManifestPlan, skills: Skills): readonly Output[] {
  if (!setup.hasManifest) return [];
  const { file, text: found } = setup.existing;
  const planFor = (text: string | null) =>
    planRegistration({ ...setup, existing: new ExistingManifest(file, text) }, skills);
  return [manifestOutput({ file, found, plan, planFor })];
}

/** New entries look like existing ones; in a new manifest, they are as the consumers of the profile expect. */
export function shapeOfTriggers({ existing, chosen }: RunSetup): 'nested' | 'compat' {
  const triggers = existing.model.entries.flatMap(({ value }) => {
    const { capabilities } = value;
    return isObject(capabilities) && 'dispatch_triggers' in capabilities
      ? [capabilities['dispatch_triggers']]
      : [];
  });
  if (triggers.length === 0) return chosen.profile.lexiconKeys ? 'compat' : 'nested';
  return triggers.every(Array.isArray) ? 'compat' : 'nested';
}

/** The options of this run for the manifest. */
function manifestOptions(
  setup: RunSetup,
  stale: ReadonlySet<string>,
  records: readonly SkillRecord[],
): ManifestOptions {
  const { settings, chosen, request, overrides } = setup;
  const openTrees = earlierTrees(setup);
  return {
    file: setup.manifestFile,
    hasFile: setup.existing.text !== null || request.operation === 'register',
    schemaId: chosen.profile.detect?.manifestSchemas[0] ?? schemaId('manifest'),
    profile: chosen.profile,
    lexicon: setup.lexicon,
    isInferring: settings.infer.enabled && chosen.profile.infer.includes('tags'),
    triggersShape: settings.triggersShape ?? shapeOfTriggers(setup),
    excluded: settings.dispatch.exclude ?? [],
    maxClaimants: settings.infer.maxClaimants,
    taskTypes: settings.infer.taskTypes,
    // Validation does not list references.
    preserve: request.operation === 'validate' ? [...settings.preserve, 'references'] : settings.preserve,
    prune: request.operation === 'prune' ? 'remove' : settings.prune,
    overrides: overrides.skills,
    overriddenMatrix: overrides.matrix,
    now: timestamp(setup),
    stalePaths: stale,
    renamedEntries: findRenamedEntries(setup, stale, records, openTrees),
    workspace: request.workspace,
    declaredBefore: earlierDeclarations(setup, openTrees),
  };
}

type OpenTrees = () => readonly Workspace[];

/** The trees that the manifest may have been generated from; git is asked on first use. */
function earlierTrees({ request, manifestFile, isBase }: RunSetup): OpenTrees {
  if (request.earlierTrees === undefined || request.operation === 'validate' || isBase) return () => [];
  let trees: readonly Workspace[] | null = null;
  return () => {
    trees ??= request.earlierTrees!(manifestFile);
    return trees;
  };
}

/** What skills declared in those trees. */
function earlierDeclarations(
  { settings }: RunSetup,
  openTrees: OpenTrees,
): ManifestOptions['declaredBefore'] {
  const limits = { maxBytes: settings.limits.fileBytes, followLinks: false };
  return ({ file }) =>
    openTrees().flatMap((tree) => {
      const text = readText(tree, file, limits);
      const data = text === null ? null : parseText(text, 'strict').data;
      if (data === null) return [];
      const declared = readMetadata(data);
      const version = declared.version ?? declared.metadata?.['version'];
      return [{ ...declared, ...(version !== undefined && { version }) }];
    });
}

/** Finds the entries of skills that have both a new name and a new directory by what those trees, or `base`, have of them. */
function findRenamedEntries(
  setup: RunSetup,
  stale: ReadonlySet<string>,
  records: readonly SkillRecord[],
  openTrees: OpenTrees,
): ReadonlyMap<string, ExistingEntry> {
  const entries = existingEntries(setup);
  const found = new Set(records.map(({ name }) => name));
  const gone = entries.filter(({ name, path }) => stale.has(path) && !found.has(name));
  const [names, paths] = [new Set(entries.map(({ name }) => name)), new Set(entries.map(({ path }) => path))];
  const come = records.filter(({ name, directory }) => !names.has(name) && !paths.has(directory));
  const { workspace, base } = setup.request;
  // Entries that the config keeps without a skill have lost nothing.
  if (setup.settings.prune !== 'remove' || gone.length === 0 || come.length === 0) return new Map();
  const trees = [...openTrees(), ...(base === undefined ? [] : [base.workspace])];
  const before = gone.flatMap((entry) => {
    const { name, path: directory, value } = entry;
    const tree = trees.find((each) => skillFileIn(directory, each) !== null);
    if (tree === undefined) return [];
    const description = textOf(value['description']);
    return [{ entry, name, directory, description, file: skillFileIn(directory, tree)!, workspace: tree }];
  });
  const now = come.map((record) => traceRecord(record, workspace));
  return new Map(pairRenamed(now, before).map(({ from, to }) => [to.name, from.entry]));
}

/** Seconds are enough, in CLEO's format. */
function timestamp({ request: { environment } }: RunSetup): string {
  const epoch = environment.sourceDateEpoch;
  const isEpoch = epoch !== undefined && /^\d+$/.test(epoch);
  const date = isEpoch ? new Date(Number(epoch) * 1000) : environment.now;
  return `${date.toISOString().slice(0, 19)}Z`;
}
