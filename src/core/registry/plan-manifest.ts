import { compareText } from '../diagnostic.js';
import type { JsonEdit } from '../edit-json.js';
import type { Finding } from '../finding.js';
import type { HeldText } from '../held-text.js';
import type { JsonPath } from '../json/edit-plan.js';
import type { Json, JsonObject } from '../manifest.js';
import type { KeywordConflict, ManifestChange } from '../report.js';
import type { SkillRecord } from '../skill.js';
import { buildEntry, type EntryOptions, shareDerivation } from './build-entry.js';
import { checkMatrix } from './check-matrix.js';
import { checkReferences } from './check-references.js';
import { type ExistingEntry, type ManifestModel, pathOfEntry, routesOf } from './manifest-model.js';
import { type Matching, matchEntries } from './match-entries.js';
import type { OldClaims } from './matrix-ownership.js';
import { mergeEntry } from './merge-entry.js';
import { claimNameTokens } from './name-tokens.js';
import { overrideMatrix } from './override-matrix.js';
import { nameRanking } from './rank-names.js';
import { reportRoutes } from './report-routes.js';
import { claimOf, type RouteClaim, taskTypeVocabulary } from './route-claims.js';
import { updateMatrix } from './update-matrix.js';
import { updateMeta } from './update-meta.js';
import { writeManifest } from './write-manifest.js';

export interface ManifestOptions extends EntryOptions {
  /** For messages. */
  readonly file: string;
  readonly schemaId: string;
  readonly prune: 'remove' | 'deprecate' | 'keep';
  readonly keywordKeys: 'joined' | 'single';
  readonly maxClaimants: number;
  /** `infer.nameTokens`: words of one skill's name only are its keywords too. */
  readonly nameTokens: boolean;
  readonly taskTypes: readonly string[];
  /** `dispatch_matrix` of the overrides file: hand-made routes kept elsewhere. */
  readonly overriddenMatrix: JsonObject;
  /** `YYYY-MM-DDTHH:MM:SSZ`. */
  readonly now: () => string;
  /** Parses a manifest; throws where its shape leaves no room for merging. */
  readonly read: (text: HeldText) => ManifestModel;
  /** Whether an entry's path still leads to what it names. */
  readonly isStale: (entry: ExistingEntry) => boolean;
  /** Whether a repository-relative path is a file. */
  readonly isFile: (path: string) => boolean;
}

export interface ManifestInput {
  /** Valid skills, one for each name, in discovery order. */
  readonly skills: readonly SkillRecord[];
  /** Directories and names of skills that were found but not accepted: their entries stay as they were. */
  readonly rejected: readonly SkillRecord[];
  /** What the scan found, valid or not: the other entries were registered by hand. */
  readonly discovered: readonly SkillRecord[];
}

export interface ManifestPlan {
  /** The manifest's text after the changes, piece by piece; made when it is asked for, with a late part. */
  readonly pieces: () => Iterable<string>;
  readonly isChanged: boolean;
  /** Where a field of the manifest as it was found stands after the changes; `null` when its entry goes. */
  readonly fieldAfter: (field: JsonPath) => JsonPath | null;
  /** The manifest as it was found. */
  readonly existing: JsonObject;
  readonly entries: readonly JsonObject[];
  readonly changes: readonly ManifestChange[];
  readonly findings: readonly Finding[];
  readonly conflicts: readonly KeywordConflict[];
}

const SCHEMA_VERSION = '2.1.0';

/** Plans the manifest that the skills call for out of the one that is there. A pure function of its inputs. */
export function planManifest(
  text: HeldText | null,
  input: ManifestInput,
  options: ManifestOptions,
): ManifestPlan {
  const model = text === null ? emptyManifest(options) : options.read(text);
  const matching = matchEntries(model.entries, input, options);
  const entries = updateEntries(model.entries, matching, input, options);
  const overridden = overrideMatrix(model.matrix, options.overriddenMatrix);
  const matrix = updateMatrix({
    matrix: overridden.matrix,
    overridden: options.overriddenMatrix,
    oldClaims: claimsOfEntries(model, options),
    newClaims: options.profile.matrix ? claimsOfSkills(entries, options) : [],
    frozen: options.profile.matrix ? matching.frozen : new Set(model.entries.map(({ name }) => name)),
    renames: matching.renames,
    options: {
      vocabulary: taskTypeVocabulary(keysOf(model.matrix['by_task_type']), options.taskTypes),
      maxClaimants: options.maxClaimants,
      keyStyle: options.keywordKeys,
      rankNames: nameRanking(options),
    },
  });
  const changes = [...entries.changes, ...overridden.changes, ...matrix.changes];
  const edits = [...entries.edits, ...overridden.edits, ...matrix.edits];
  // Elements without a name are counted, never touched.
  const unnamed = ((model.value['skills'] ?? []) as readonly Json[]).length - model.entries.length;
  const meta = updateMeta(model, {
    isChanged: edits.length > 0 || entries.added.length > 0,
    total: entries.final.length + unnamed,
    discovered: entries.fromSkills + countDiscovered(entries.others, input.discovered),
    now: options.now,
    isNew: text === null,
  });
  const final = { entries: entries.final, byKeyword: matrix.byKeyword, byTaskType: matrix.byTaskType };
  const findings = [
    ...matching.findings,
    ...checkReferences(matching, input.skills, options),
    ...reportRoutes(matrix, input.skills, options.file),
    ...checkMatrix(overridden.matrix, final, options),
  ];
  const allEdits = [...edits, ...meta.edits];
  return {
    pieces: () => writeManifest(text, model.value, { added: entries.added, edits: allEdits }),
    isChanged: text === null || allEdits.length > 0 || entries.added.length > 0,
    fieldAfter: (field) => fieldWithout(entries.removed, field),
    existing: model.value,
    entries: entries.final,
    changes: [...changes, ...meta.changes],
    findings,
    conflicts: matrix.conflicts,
  };
}

function emptyManifest(options: ManifestOptions): ManifestModel {
  const value: JsonObject = {
    $schema: options.schemaId,
    _meta: {
      schemaVersion: SCHEMA_VERSION,
      lastUpdated: '',
      totalSkills: 0,
      autoDiscoveredSkills: 0,
      manuallyRegistered: 0,
    },
    dispatch_matrix: { by_task_type: {}, by_keyword: {} },
    skills: [],
  };
  return {
    value,
    entries: [],
    meta: value['_meta'] as JsonObject,
    matrix: value['dispatch_matrix'] as JsonObject,
  };
}

interface UpdatedEntries {
  readonly edits: readonly JsonEdit[];
  readonly changes: readonly ManifestChange[];
  readonly claims: readonly RouteClaim[];
  /** All entries as they will be. */
  readonly final: readonly JsonObject[];
  /** Those of them that are new. */
  readonly added: readonly JsonObject[];
  /** Indexes of the entries that go. */
  readonly removed: ReadonlySet<number>;
  /** How many belong to a skill that was found, and those of which that is not yet known. */
  readonly fromSkills: number;
  readonly others: readonly JsonObject[];
}

function updateEntries(
  entries: readonly ExistingEntry[],
  matching: Matching,
  input: ManifestInput,
  options: ManifestOptions,
): UpdatedEntries {
  const edits: JsonEdit[] = [];
  const changes: ManifestChange[] = [];
  const claims: RouteClaim[] = [];
  const matched = new Set<number>();
  const replaced = new Map<number, JsonObject>();
  const removed = new Set<number>();
  const added: JsonObject[] = [];
  for (const record of input.skills) {
    const existing = matching.entryOf.get(record.name);
    if (existing !== undefined) shareDerivation(existing.value, record, options);
    const value = existing === undefined ? addEntry(record) : changeEntry(existing, record);
    if (value !== existing?.value) shareDerivation(value, record, options);
    const claim = claimOf(value, record.declared.dispatchTriggers?.keywords ?? null, options);
    if (claim !== null) claims.push(claim);
  }
  for (const entry of matching.stale) removeEntry(entry);
  const final: JsonObject[] = [];
  const others: JsonObject[] = [];
  for (const { index, value } of entries) {
    if (removed.has(index)) continue;
    const now = replaced.get(index) ?? value;
    final.push(now);
    if (!matched.has(index)) others.push(now);
  }
  for (const entry of added) final.push(entry);
  return { edits, changes, claims, final, added, removed, fromSkills: matched.size + added.length, others };

  function addEntry(record: SkillRecord): JsonObject {
    const value = buildEntry(record, options);
    added.push(value);
    changes.push({ kind: 'skill-added', skill: record.name, path: record.directory });
    return value;
  }

  function changeEntry(existing: ExistingEntry, record: SkillRecord): JsonObject {
    const merged = mergeEntry(existing, record, options);
    matched.add(existing.index);
    if (merged.value !== existing.value) replaced.set(existing.index, merged.value);
    for (const edit of merged.edits) edits.push(edit);
    if (merged.fields.length > 0) {
      const { name: skill, directory: path } = record;
      changes.push({ kind: 'skill-updated', skill, path, fields: merged.fields });
    }
    return merged.value;
  }

  function removeEntry(entry: ExistingEntry): void {
    if (options.prune === 'remove') {
      removed.add(entry.index);
      edits.push({ op: 'remove', path: ['skills', entry.index] });
      changes.push({ kind: 'skill-removed', skill: entry.name, path: entry.path });
      return;
    }
    replaced.set(entry.index, { ...entry.value, status: 'deprecated' });
    if (entry.value['status'] === 'deprecated') return;
    edits.push({ op: 'set', path: ['skills', entry.index, 'status'], value: 'deprecated' });
    const before = entry.value['status'];
    changes.push({
      kind: 'skill-updated',
      skill: entry.name,
      path: entry.path,
      fields: [{ field: 'status', ...(before !== undefined && { before }), after: 'deprecated' }],
    });
  }
}

/** Entries move up where others before them go; new ones come last. */
function fieldWithout(removed: ReadonlySet<number>, field: JsonPath): JsonPath | null {
  const [table, index, ...rest] = field;
  if (table !== 'skills' || typeof index !== 'number') return field;
  if (removed.has(index)) return null;
  const before = [...removed].filter((gone) => gone < index).length;
  return [table, index - before, ...rest];
}

function claimsOfEntries(model: ManifestModel, options: ManifestOptions): OldClaims {
  const byPath = [...model.entries].sort((a, b) => compareText(a.path, b.path) || a.index - b.index);
  const active: RouteClaim[] = [];
  const inactive: JsonObject[] = [];
  for (const { value } of byPath) {
    const claim = claimOf(value, null, options);
    if (claim !== null) active.push(claim);
    else inactive.push(value);
  }
  const retired = inactive.length === 0 ? [] : claimsOfRetired(inactive, model.matrix, options);
  if (!options.nameTokens) return { active, retired };
  const names = model.entries.map(({ name }) => name);
  const withTokens = (claims: readonly RouteClaim[]) => claimNameTokens(claims, names, options);
  return { active: withTokens(active), retired: withTokens(retired) };
}

/** Of the entries that are switched off, only those matter that something still leads to. */
function claimsOfRetired(
  inactive: readonly JsonObject[],
  matrix: JsonObject,
  options: ManifestOptions,
): readonly RouteClaim[] {
  const targets = new Set(
    ['by_keyword', 'by_task_type'].flatMap((table) => Object.values(routesOf(matrix, table))),
  );
  return inactive
    .filter((entry) => targets.has(entry['name']!))
    .map((entry) => claimOf({ ...entry, status: 'active' }, null, options)!);
}

function claimsOfSkills({ claims, final }: UpdatedEntries, options: ManifestOptions): readonly RouteClaim[] {
  if (!options.nameTokens) return claims;
  const names = final.map((entry) => String(entry['name']));
  return claimNameTokens(claims, names, options);
}

/** A skill that became invalid was found all the same: its entry, and the counts with it, stay as they were. */
function countDiscovered(entries: readonly JsonObject[], found: readonly SkillRecord[]): number {
  if (entries.length === 0) return 0;
  const names = new Set(found.map(({ name }) => name));
  const directories = new Set(found.map(({ directory }) => directory));
  return entries.filter((entry) => names.has(String(entry['name'])) || directories.has(pathOfEntry(entry)))
    .length;
}

function keysOf(value: Json | undefined): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
