import type { JsonEdit } from '../json/edit-json.js';
import type { Json, JsonObject, JsonPath } from '../json/json.js';
import type { Finding } from '../rules/finding.js';
import { isWithdrawn, type SkillRecord } from '../skill/skill.js';
import { nameRanking } from './assign-routes.js';
import type { KeywordConflict, ManifestChange } from './changes.js';
import { checkMatrix, checkReferences, reportRoutes, routePlaces } from './check-matrix.js';
import { claimsOfEntries, claimsOfSkills, taskTypeVocabulary } from './claims.js';
import { contestedIn, unmappedKeywords } from './contested-keywords.js';
import type { ManifestInput, ManifestOptions } from './manifest-model.js';
import { type ManifestModel, pathOfEntry, textOf, writeManifest } from './manifest-model.js';
import { matchEntries } from './match-entries.js';
import { updateMatrix } from './matrix.js';
import type { MatrixInput } from './matrix-ownership.js';
import { routedEntries } from './matrix-ownership.js';
import { overrideMatrix } from './override-matrix.js';
import type { SkillRoutes } from './phrase-report.js';
import { fieldWithout, type UpdatedEntries, updateEntries, updateMeta } from './update-entries.js';

export interface ManifestPlan {
  /** The new text of the manifest, computed on first use. */
  readonly text: () => string;
  readonly isChanged: boolean;
  /** The path of a field after the changes; `null` when its entry is removed. */
  readonly fieldAfter: (field: JsonPath) => JsonPath | null;
  /** The existing manifest. */
  readonly existing: JsonObject;
  readonly entries: readonly JsonObject[];
  readonly changes: readonly ManifestChange[];
  readonly findings: readonly Finding[];
  readonly conflicts: readonly KeywordConflict[];
  /** The routes to each skill. */
  readonly routes: () => readonly SkillRoutes[];
}

const SCHEMA_VERSION = '2.1.0';

/** Plans the new manifest from the skills and the existing one. A pure function of its inputs. */
export function planManifest(
  text: string | null,
  input: ManifestInput,
  given: ManifestOptions,
): ManifestPlan {
  const model = text === null ? emptyManifest(given) : given.read(text);
  const options = given.profile.lexiconKeys ? { ...given, unmapped: unmappedKeywords(model, given) } : given;
  const matching = matchEntries(model.entries, input, options);
  const first = updateEntries(model.entries, matching, input, options);
  const overridden = overrideMatrix(model.matrix, options.overriddenMatrix);
  const { timePart = (_, work) => work() } = options;
  const matrix = timePart('routes', () =>
    updateMatrix({
      matrix: overridden.matrix,
      overridden: options.overriddenMatrix,
      oldClaims: claimsOfEntries(model, options),
      newClaims: options.profile.matrix ? claimsOfSkills(first, options) : [],
      entries: options.profile.matrix ? routedBeforeAndAfter(model, first, options) : null,
      frozen: options.profile.matrix ? matching.frozen : new Set(model.entries.map(({ name }) => name)),
      renames: matching.renames,
      options: {
        vocabulary: taskTypeVocabulary(keysOf(model.matrix['by_task_type']), options.taskTypes),
        maxClaimants: options.maxClaimants,
        keyStyle: options.keywordKeys,
        isPlain: options.profile.lexiconKeys,
        phrasesFirst: options.phrasesFirst,
        isInferring: options.isInferring,
        rankNames: nameRanking(options),
        keywordOf: (taskType) => options.lexicon.conceptsIn(taskType)[0]?.keyword ?? null,
      },
    }),
  );
  const contested = contestedIn(matrix.conflicts);
  const entries =
    options.profile.lexiconKeys && contested.size > 0
      ? updateEntries(model.entries, matching, input, { ...options, contested })
      : first;
  const missing = completeManifest(model, [...overridden.edits, ...matrix.edits], options);
  const changes = [...entries.changes, ...overridden.changes, ...matrix.changes, ...missing.changes];
  const edits = [...entries.edits, ...overridden.edits, ...matrix.edits, ...missing.edits];
  // Elements without a name are counted, never changed.
  const unnamed = ((model.value['skills'] ?? []) as readonly Json[]).length - model.entries.length;
  const meta = updateMeta(model, {
    isChanged: edits.length > 0 || entries.added.length > 0,
    total: entries.final.length + unnamed,
    discovered: entries.fromSkills + countDiscovered(entries.others, input.discovered),
    now: options.now,
    isNew: text === null,
  });
  const final = { entries: entries.final, byKeyword: matrix.byKeyword, byTaskType: matrix.byTaskType };
  const places = routePlaces(input.skills, options);
  const findings = [
    ...matching.findings,
    ...checkReferences(matching, input.skills, options),
    ...reportRoutes(matrix, places),
    ...checkMatrix(overridden.matrix, final, options, places),
  ];
  const allEdits = [...edits, ...meta.edits];
  return {
    text: once(() => writeManifest(text, model.value, { added: entries.added, edits: allEdits })),
    isChanged: text === null || allEdits.length > 0 || entries.added.length > 0,
    fieldAfter: (field) => fieldWithout(entries.removed, field),
    existing: model.value,
    entries: entries.final,
    changes: [...changes, ...meta.changes],
    findings,
    conflicts: matrix.conflicts,
    routes: matrix.routes,
  };
}

/** Adds missing parts that every manifest has: `$schema`, the schema version, the tables of the matrix. */
function completeManifest(
  { value, meta, matrix }: ManifestModel,
  routes: readonly JsonEdit[],
  { schemaId, profile }: ManifestOptions,
): { readonly edits: readonly JsonEdit[]; readonly changes: readonly ManifestChange[] } {
  const edits: JsonEdit[] = [];
  const changes: ManifestChange[] = [];
  if (value['$schema'] === undefined) {
    edits.push({ op: 'set', path: ['$schema'], value: schemaId });
    changes.push({ kind: 'meta-changed', field: '$schema', after: schemaId });
  }
  if (value['_meta'] === undefined && meta['schemaVersion'] === undefined) {
    edits.push({ op: 'set', path: ['_meta', 'schemaVersion'], value: SCHEMA_VERSION });
    changes.push({ kind: 'meta-changed', field: 'schemaVersion', after: SCHEMA_VERSION });
  }
  if (value['dispatch_matrix'] !== undefined) return { edits, changes };
  // CLEO's consumer reads `by_protocol` without checking that it exists.
  const tables = ['by_task_type', 'by_keyword', ...(profile.lexiconKeys ? ['by_protocol'] : [])];
  for (const table of tables) {
    const isMade = matrix[table] !== undefined || routes.some(({ path }) => path[1] === table);
    if (!isMade) edits.push({ op: 'set', path: ['dispatch_matrix', table], value: {} });
  }
  return { edits, changes };
}

/** What the old and the new entries declare. */
function routedBeforeAndAfter(
  model: ManifestModel,
  { final }: UpdatedEntries,
  options: ManifestOptions,
): NonNullable<MatrixInput['entries']> {
  const before = model.entries.map(({ value }) => value);
  const now = routedEntries(final, options);
  const active = routedEntries(before, options, now);
  const isOff = (entry: JsonObject) => isWithdrawn(entry['status']);
  const withRetired = before.some(isOff)
    ? routedEntries(
        before.map((entry) => (isOff(entry) ? { ...entry, status: 'active' } : entry)),
        options,
      )
    : null;
  return { old: { active, withRetired }, now };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
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
    // CLEO's consumer reads `by_protocol` without checking that it exists.
    dispatch_matrix: {
      by_task_type: {},
      by_keyword: {},
      ...(options.profile.lexiconKeys && { by_protocol: {} }),
    },
    skills: [],
  };
  return {
    value,
    entries: [],
    meta: value['_meta'] as JsonObject,
    matrix: value['dispatch_matrix'] as JsonObject,
  };
}

/** A skill that became invalid still exists: its entry and the counts stay unchanged. */
function countDiscovered(entries: readonly JsonObject[], found: readonly SkillRecord[]): number {
  if (entries.length === 0) return 0;
  const names = new Set(found.map(({ name }) => name));
  const directories = new Set(found.map(({ directory }) => directory));
  return entries.filter((entry) => names.has(textOf(entry['name'])) || directories.has(pathOfEntry(entry)))
    .length;
}

function keysOf(value: Json | undefined): readonly string[] {
  return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
