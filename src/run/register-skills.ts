import { isWritingOrPreview } from '../config/request.js';
import { type Workspace, WorkspaceError } from '../files/workspace.js';
import { asObject, isObject, type JsonObject } from '../json/json.js';
import { pointerPath, readJson } from '../json/read-json.js';
import { type ExistingEntry, ManifestError, type ManifestOptions } from '../manifest/manifest-model.js';
import { type ManifestPlan, planManifest } from '../manifest/plan-manifest.js';
import { manifestOutput } from '../outputs/manifest.js';
import type { Output } from '../outputs/output.js';
import { schemaId } from '../profiles/profile.js';
import { type Selection, selectByName } from '../rules/catalog/duplicates.js';
import type { Finding } from '../rules/finding.js';
import { jsonExpectation } from '../schema/expectations.js';
import { manifestValidator, type SchemaViolation } from '../schema/validators.js';
import { parseText } from '../skill/parse-skill.js';
import { readMetadata } from '../skill/read-metadata.js';
import type { ScanResult } from '../skill/scan-skills.js';
import { SKILL_FILE, type SkillRecord, skillFileIn } from '../skill/skill.js';
import { contentText } from '../text/decode.js';
import { isBelow, joinPath } from '../text/paths.js';
import { START_OF_FILE } from '../text/span.js';
import { selectionContext } from './compare-copies.js';
import { existingEntries, type RunSetup } from './prepare-run.js';

/** Skills as the manifest sees them. */
export interface SortedSkills {
  readonly selected: readonly SkillRecord[];
  readonly skipped: readonly SkillRecord[];
  readonly rejected: readonly SkillRecord[];
  readonly findings: readonly Finding[];
}

/** A manifest is committed: skills in the home directory do not belong in it. */
export function sortForManifest(input: {
  readonly setup: RunSetup;
  readonly accepted: readonly SkillRecord[];
  readonly rejected: readonly SkillRecord[];
  readonly nested: ScanResult['nested'];
  readonly selection: Selection;
}): SortedSkills {
  const { setup, accepted, rejected, nested, selection } = input;
  if (setup.request.workspace.home === null) return { ...selection, rejected };
  const isCommitted = ({ scope }: SkillRecord) => scope === 'repo';
  const committed = accepted.filter(isCommitted);
  const { selected, findings } = selectByName(committed, selectionContext(setup, committed, nested));
  const registered = new Map(selected.map((record) => [record.name, record]));
  const isSkipped = (record: SkillRecord) => (registered.get(record.name) ?? record) !== record;
  return { selected, skipped: accepted.filter(isSkipped), rejected: rejected.filter(isCommitted), findings };
}

/** The planned manifest. */
export function planRegistration(
  setup: RunSetup,
  sorted: SortedSkills,
  text = setup.manifestText,
): ManifestPlan {
  const options = manifestOptions(setup, sorted);
  const isPruning = setup.request.operation === 'prune';
  const skills = isPruning ? [] : sorted.selected;
  const input = { skills, rejected: sorted.rejected, discovered: [...sorted.selected, ...sorted.rejected] };
  const plan = planManifest(text, input, options);
  if (!setup.hasManifest) return { ...plan, isChanged: false, changes: [], findings: [] };
  // Without a manifest there is nothing to remove, and without a valid skill nothing to write.
  const isNothing = text === null && (isPruning || plan.entries.length === 0);
  return isNothing ? { ...plan, isChanged: false, changes: [] } : plan;
}

const MANY_ENTRIES = 5;

/** A wrong root looks like a repository whose skills were deleted: removing most entries needs confirmation. */
export function refuseMassRemoval(setup: RunSetup, { changes }: ManifestPlan): void {
  const { request, manifestFile } = setup;
  if (!isWritingOrPreview(request) || request.force === true || request.allowMassRemoval === true) return;
  const removed = changes.filter(({ kind }) => kind === 'skill-removed').length;
  const total = existingEntries(setup).length;
  if (removed < MANY_ENTRIES || removed * 2 <= total) return;
  const preview = request.operation === 'prune' ? '--preview' : '--dry-run';
  throw new WorkspaceError(
    `${removed} of ${total} entries would be removed from ${manifestFile}, which was not changed.`,
    manifestFile,
    {
      fix: `Check --root and "roots" in the config. If the skills are really gone, add --force; with ${preview}, it lists them.`,
    },
  );
}

/** Nothing is written that breaks the published schema, unless the existing manifest breaks it in the same place. */
export function refuseInvalidManifest(
  { request, manifestFile }: RunSetup,
  { isChanged, existing, text }: ManifestPlan,
): void {
  if (!isWritingOrPreview(request) || !isChanged) return;
  const planned = asObject(parsedJson(text)) as JsonObject;
  const validate = manifestValidator();
  const known = new Set(validate(existing).map((violation) => identify(violation, existing)));
  const broken = validate(planned).find((violation) => !known.has(identify(violation, planned)));
  if (broken === undefined) return;
  const { message } = describe(broken, manifestFile);
  throw new ManifestError(
    `${manifestFile} would not match its schema: ${message}`,
    'Correct the overrides file, or the value in the manifest. Nothing was changed.',
    { file: manifestFile, span: START_OF_FILE },
  );
}

function parsedJson(text: string): unknown {
  const parsed = readJson(text);
  return parsed.ok ? parsed.value : null;
}

/** Entries move when others are removed: they are known by their names. */
function identify({ keyword, instancePath }: SchemaViolation, manifest: JsonObject): string {
  const [table, index, ...rest] = pointerPath(instancePath);
  const entry =
    table === 'skills' && Array.isArray(manifest['skills']) ? manifest['skills'][Number(index)] : null;
  return JSON.stringify([
    keyword,
    table,
    isObject(entry) ? (entry['name'] ?? entry['path'] ?? index) : index,
    rest,
  ]);
}

/** The manifest as the first of the outputs; none if the repository has no manifest by choice. */
export function manifestOutputs(
  setup: RunSetup,
  plan: ManifestPlan,
  sorted: SortedSkills,
): readonly Output[] {
  if (!setup.hasManifest) return [];
  const { manifestFile: file, manifestText: found } = setup;
  return [manifestOutput({ file, found, plan, planFor: (text) => planRegistration(setup, sorted, text) })];
}

/** Reports a repository without skills. */
export function checkNoSkills(
  { request, manifestFile, roots }: RunSetup,
  discovered: number,
): readonly Finding[] {
  if (discovered > 0 || request.operation === 'prune') return [];
  return [
    {
      rule: 'no-skills',
      file: manifestFile,
      at: START_OF_FILE,
      message: `No skill was found in ${roots.map(({ path }) => (path === '.' ? 'the repository' : path)).join(', ')}.`,
      fix: 'Add a skill, or check --root or "roots" in the config.',
    },
  ];
}

/** Checks the existing manifest against its published schema; nothing is rejected for it. */
export async function checkManifestShape(
  { manifestFile, manifestText }: Pick<RunSetup, 'manifestFile' | 'manifestText'>,
  plan: Pick<ManifestPlan, 'existing' | 'entries'>,
): Promise<readonly Finding[]> {
  if (manifestText === null) return [];
  const validate = manifestValidator();
  const violations = validate(plan.existing);
  return violations
    .filter((violation) => !isEntryPath(violation.instancePath) && !isAdded(violation, plan))
    .map((violation) => describe(violation, manifestFile));
}

/** Paths that leave the repository have a separate rule. */
function isEntryPath(instancePath: string): boolean {
  return /^\/skills\/\d+\/path$/.test(instancePath);
}

/** A manifest without `skills` gets them with its first entry. */
function isAdded({ instancePath, keyword }: SchemaViolation, { entries }: Pick<ManifestPlan, 'entries'>) {
  return instancePath === '' && keyword === 'required' && entries.length > 0;
}

function describe(violation: SchemaViolation, file: string): Finding {
  const field = pointerPath(violation.instancePath);
  return {
    rule: 'manifest-schema',
    file,
    at: { field, part: 'value' },
    message: `"${field.join('.') || 'the manifest'}" ${jsonExpectation(violation)}.`,
    fix: 'Fix it yourself: manual entries are never changed.',
  };
}

/** The skills that the scan found, by result. */
export interface FoundSkills {
  readonly selected: readonly SkillRecord[];
  readonly skipped: readonly SkillRecord[];
  readonly rejected: readonly SkillRecord[];
}

/** New entries look like existing ones; in a new manifest, they are as the consumers of the profile expect. */
export function shapeOfTriggers({ manifestText, readManifest, chosen }: RunSetup): 'nested' | 'compat' {
  const entries = manifestText === null ? [] : readManifest(manifestText).entries;
  const triggers = entries.flatMap(({ value }) => {
    const { capabilities } = value;
    return isObject(capabilities) && 'dispatch_triggers' in capabilities
      ? [capabilities['dispatch_triggers']]
      : [];
  });
  if (triggers.length === 0) return chosen.profile.lexiconKeys ? 'compat' : 'nested';
  return triggers.every(Array.isArray) ? 'compat' : 'nested';
}

/** The options of this run for the manifest. */
export function manifestOptions(setup: RunSetup, found: FoundSkills): ManifestOptions {
  const { settings, chosen, request, overrides } = setup;
  let directories: ReadonlySet<string> | null = null;
  return {
    file: setup.manifestFile,
    hasFile: setup.manifestText !== null || request.operation === 'register',
    schemaId: chosen.profile.detect?.manifestSchemas[0] ?? schemaId('manifest'),
    profile: chosen.profile,
    lexicon: setup.lexicon,
    isInferring: settings.infer.enabled && chosen.profile.infer.includes('tags'),
    triggersShape: settings.triggersShape ?? shapeOfTriggers(setup),
    excluded: settings.dispatch.exclude ?? [],
    maxClaimants: settings.infer.maxClaimants,
    nameTokens: settings.infer.nameTokens,
    taskTypes: settings.infer.taskTypes,
    // Validation does not list references.
    preserve: request.operation === 'validate' ? [...settings.preserve, 'references'] : settings.preserve,
    prune: request.operation === 'prune' ? 'remove' : settings.prune,
    overrides: overrides.skills,
    overriddenMatrix: overrides.matrix,
    now: () => timestamp(setup),
    read: setup.readManifest,
    isStale: (entry) => {
      directories ??= directoriesOf(found);
      return isStale(entry, setup, directories);
    },
    isFile: (path) => request.workspace.kindOf(path) === 'file',
    declaredBefore: earlierDeclarations(setup),
  };
}

/** What skills declared in the trees that the manifest may have been generated from; git is asked on first use. */
function earlierDeclarations(setup: RunSetup): ManifestOptions['declaredBefore'] {
  const { request, settings, manifestFile, isBase } = setup;
  if (request.earlierTrees === undefined || request.operation === 'validate' || isBase) return () => [];
  let trees: readonly Workspace[] | null = null;
  return ({ file }) => {
    trees ??= request.earlierTrees!(manifestFile);
    const limits = { maxBytes: settings.limits.fileBytes, followLinks: false };
    return trees.flatMap((tree) => {
      const text = contentText(tree.read(file, limits));
      const data = text === null ? null : parseText(text, 'strict').data;
      if (data === null) return [];
      const declared = readMetadata(data);
      const version = declared.version ?? declared.metadata?.['version'];
      return [{ ...declared, ...(version !== undefined && { version }) }];
    });
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
  if (!isScanned) return workspace.kindOf(entry.path) === 'missing';
  const isMissing = workspace.kindOf(joinPath(entry.path, SKILL_FILE)) === 'missing';
  return isMissing && skillFileIn(entry.path, (file) => workspace.kindOf(file)) === null;
}

/** Seconds are enough, in CLEO's format. */
function timestamp({ request: { environment } }: RunSetup): string {
  const epoch = environment.sourceDateEpoch;
  const isEpoch = epoch !== undefined && /^\d+$/.test(epoch);
  const date = isEpoch ? new Date(Number(epoch) * 1000) : environment.now;
  return `${date.toISOString().slice(0, 19)}Z`;
}
