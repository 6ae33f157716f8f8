import { compareText } from '../diagnostic.js';
import type { JsonEdit } from '../edit-json.js';
import type { Finding } from '../finding.js';
import { latePart } from '../late-part.js';
import type { Json, JsonObject } from '../manifest.js';
import type { KeywordConflict, ManifestChange } from '../report.js';
import type { SkillRecord } from '../skill.js';
import { buildEntry, type EntryOptions, type EntrySource, shareDerivation, sourceOf } from './build-entry.js';
import { checkMatrix } from './check-matrix.js';
import { checkReferences } from './check-references.js';
import { type ExistingEntry, type ManifestModel, pathOfEntry } from './manifest-model.js';
import { type Matching, matchEntries } from './match-entries.js';
import { mergeEntry } from './merge-entry.js';
import { claimNameTokens } from './name-tokens.js';
import { overrideMatrix } from './override-matrix.js';
import { reportRoutes } from './report-routes.js';
import { claimOf, type RouteClaim, taskTypeVocabulary } from './route-claims.js';
import { updateMatrix } from './update-matrix.js';
import { updateMeta } from './update-meta.js';

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
  readonly read: (text: string) => ManifestModel;
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
  /** The manifest's text after the changes; made when it is asked for, with a late part. */
  readonly text: () => string;
  readonly isChanged: boolean;
  /** The manifest as it was found. */
  readonly existing: JsonObject;
  readonly entries: readonly JsonObject[];
  readonly matrix: JsonObject;
  readonly changes: readonly ManifestChange[];
  readonly findings: readonly Finding[];
  readonly conflicts: readonly KeywordConflict[];
}

/** Most runs find the manifest up to date. */
const editor = latePart(() => import('../edit-json.js'));

const SCHEMA_VERSION = '2.1.0';

/** Plans the manifest that the skills call for out of the one that is there. A pure function of its inputs. */
export function planManifest(
  text: string | null,
  input: ManifestInput,
  options: ManifestOptions,
): ManifestPlan {
  const model = text === null ? emptyManifest(options) : options.read(text);
  const matching = matchEntries(model.entries, input, options);
  const entries = updateEntries(matching, input, options);
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
    },
  });
  const changes = [...entries.changes, ...overridden.changes, ...matrix.changes];
  const edits = [...entries.edits, ...overridden.edits, ...matrix.edits];
  // Elements without a name are counted, never touched.
  const unnamed = ((model.value['skills'] ?? []) as readonly Json[]).length - model.entries.length;
  const meta = updateMeta(model, {
    isChanged: edits.length > 0,
    total: entries.final.length + unnamed,
    discovered: countDiscovered(entries.final, input.discovered),
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
    text: () => write(text, model, allEdits, entries.final),
    isChanged: text === null || allEdits.length > 0,
    existing: model.value,
    entries: entries.final,
    matrix: { ...overridden.matrix, by_task_type: matrix.byTaskType, by_keyword: matrix.byKeyword },
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
  const text = `${JSON.stringify(value, null, 2)}\n`;
  return {
    text,
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
  readonly final: readonly JsonObject[];
}

function updateEntries(matching: Matching, input: ManifestInput, options: ManifestOptions): UpdatedEntries {
  const edits: JsonEdit[] = [];
  const changes: ManifestChange[] = [];
  const claims: RouteClaim[] = [];
  const kept = new Map(matching.kept.map((entry) => [entry.index, entry.value]));
  const added: JsonObject[] = [];
  for (const record of input.skills) {
    const source = sourceOf(record, options);
    const existing = matching.entryOf.get(record.name);
    if (existing !== undefined) shareDerivation(existing.value, record, options);
    const value = existing === undefined ? addEntry(source) : changeEntry(existing, source);
    if (value !== existing?.value) shareDerivation(value, record, options);
    const claim = claimOf(value, source.declaredKeywords, options);
    if (claim !== null) claims.push(claim);
  }
  for (const entry of matching.stale) removeEntry(entry);
  const final = [...[...kept].sort(([a], [b]) => a - b).map(([, value]) => value), ...added];
  return { edits, changes, claims, final };

  function addEntry(source: EntrySource): JsonObject {
    const value = buildEntry(source, options);
    added.push(value);
    edits.push({ op: 'append', path: ['skills'], value });
    changes.push({ kind: 'skill-added', skill: source.name, path: source.path });
    return value;
  }

  function changeEntry(existing: ExistingEntry, source: EntrySource): JsonObject {
    const merged = mergeEntry(existing, source, options);
    kept.set(existing.index, merged.value);
    for (const edit of merged.edits) edits.push(edit);
    if (merged.fields.length > 0) {
      changes.push({ kind: 'skill-updated', skill: source.name, path: source.path, fields: merged.fields });
    }
    return merged.value;
  }

  function removeEntry(entry: ExistingEntry): void {
    if (options.prune === 'remove') {
      edits.push({ op: 'remove', path: ['skills', entry.index] });
      changes.push({ kind: 'skill-removed', skill: entry.name, path: entry.path });
      return;
    }
    kept.set(entry.index, { ...entry.value, status: 'deprecated' });
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

function claimsOfEntries(model: ManifestModel, options: ManifestOptions): readonly RouteClaim[] {
  const byPath = [...model.entries].sort((a, b) => compareText(a.path, b.path) || a.index - b.index);
  const claims = byPath.flatMap(({ value }) => claimOf(value, null, options) ?? []);
  const names = model.entries.map(({ name }) => name);
  return options.nameTokens ? claimNameTokens(claims, names, options) : claims;
}

function claimsOfSkills({ claims, final }: UpdatedEntries, options: ManifestOptions): readonly RouteClaim[] {
  const names = final.map((entry) => String(entry['name']));
  return options.nameTokens ? claimNameTokens(claims, names, options) : claims;
}

/** A skill that became invalid was found all the same: its entry, and the counts with it, stay as they were. */
function countDiscovered(entries: readonly JsonObject[], found: readonly SkillRecord[]): number {
  const names = new Set(found.map(({ name }) => name));
  const directories = new Set(found.map(({ directory }) => directory));
  return entries.filter((entry) => names.has(String(entry['name'])) || directories.has(pathOfEntry(entry)))
    .length;
}

/** A new manifest is written whole; an existing one is edited as text, so that only what changed changes. */
function write(
  text: string | null,
  model: ManifestModel,
  edits: readonly JsonEdit[],
  entries: readonly JsonObject[],
): string {
  if (text !== null) return editor().editJson(text, edits);
  const value = { ...applyToSkeleton(model.value, edits), skills: entries };
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** On a skeleton the edits are plain assignments; no text has to survive. */
function applyToSkeleton(skeleton: JsonObject, edits: readonly JsonEdit[]): JsonObject {
  const value = structuredClone(skeleton) as Record<string, Json>;
  for (const edit of edits) {
    if (edit.op !== 'set') continue;
    let target = value as Record<string | number, Json>;
    for (const key of edit.path.slice(0, -1)) {
      target[key] ??= {};
      target = target[key] as Record<string | number, Json>;
    }
    target[edit.path.at(-1)!] = edit.value;
  }
  return value;
}

function keysOf(value: Json | undefined): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
