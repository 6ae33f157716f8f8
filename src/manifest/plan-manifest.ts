import { reconcileJson } from '../json/edit-json.js';
import { type Json, type JsonObject, type JsonPath, newJsonText } from '../json/json.js';
import type { Finding } from '../rules/finding.js';
import type { SkillRecord } from '../skill/skill.js';
import type { KeywordConflict, ManifestChange } from './changes.js';
import { checkMatrix, checkReferences, reportRoutes, routePlaces } from './check-matrix.js';
import { compareManifests } from './compare-manifests.js';
import { type Draft, draftEntries, withPhrases } from './entries.js';
import {
  type ManifestInput,
  type ManifestModel,
  type ManifestOptions,
  pathOfEntry,
  withNamelessEntries,
} from './manifest-model.js';
import { matchEntries } from './match-entries.js';
import { overrideMatrix, planMatrix } from './matrix.js';
import { routesBySkill, type SkillRoutes, shadowedPhrases } from './skill-routes.js';

export interface ManifestPlan {
  /** The new text of the manifest. */
  readonly text: string;
  readonly isChanged: boolean;
  /** The existing manifest. */
  readonly existing: JsonObject;
  readonly entries: readonly JsonObject[];
  /** Indexes of the existing entries that are removed. */
  readonly removed: ReadonlySet<number>;
  readonly changes: readonly ManifestChange[];
  readonly findings: readonly Finding[];
  readonly conflicts: readonly KeywordConflict[];
  /** The routes to each skill. */
  readonly routes: readonly SkillRoutes[];
}

const SCHEMA_VERSION = '2.1.0';
const TABLES = ['by_task_type', 'by_keyword'] as const;

/** Plans the new manifest from the skills and the existing one: one value, from which text and changes follow. */
export function planManifest(
  text: string | null,
  input: ManifestInput,
  options: ManifestOptions,
): ManifestPlan {
  const model =
    text === null ? emptyManifest(options) : withNamelessEntries(options.read(text), input.skills);
  const matching = matchEntries(model.entries, input, options);
  const drafts = draftEntries(model, matching, input, options);
  const overridden = overrideMatrix(model.matrix, options.overriddenMatrix);
  const matrix = planMatrix({ model, matrix: overridden, drafts, matching, options });
  const entries = drafts.map((draft) => withPhrases(draft, matrix.phrases.get(draft.name) ?? [], options));
  const removed = new Set(options.prune === 'remove' ? matching.stale.map(({ index }) => index) : []);
  const tables = { ...overridden, by_task_type: matrix.byTaskType, by_keyword: matrix.byKeyword };
  const value = withMeta(
    model,
    {
      ...completed(model.value, options),
      dispatch_matrix: completeMatrix(model, tables, options),
      skills: listOf(model, drafts, entries),
    },
    {
      isNew: text === null,
      discovered: countDiscovered(drafts, input.discovered, options),
      now: options.now,
    },
  );
  const isChanged = text === null || JSON.stringify(value) !== JSON.stringify(model.value);
  const places = routePlaces(input.skills, options);
  const { byKeyword, generated } = matrix;
  return {
    text: text === null ? newJsonText(value) : isChanged ? reconcileJson(text, value) : text,
    isChanged,
    existing: model.value,
    entries,
    removed,
    changes: compareManifests(model.value, value),
    findings: [
      ...matching.findings,
      ...checkReferences(matching, input.skills, options),
      ...reportRoutes({ ...matrix, shadowed: shadowedPhrases(byKeyword, generated) }, places),
      ...checkMatrix(tables, entries, options, places),
    ],
    conflicts: matrix.conflicts,
    routes: options.profile.matrix ? routesBySkill(matrix) : [],
  };
}

/** The elements of the file in their order, those without a name unchanged; then new entries. */
function listOf(
  model: ManifestModel,
  drafts: readonly Draft[],
  entries: readonly JsonObject[],
): readonly Json[] {
  const planned = new Map(drafts.map(({ existing }, at) => [existing?.index, entries[at]!]));
  const named = new Set(model.entries.map(({ index }) => index));
  const existing = (model.value['skills'] ?? []) as readonly Json[];
  const kept = existing.flatMap((element, index) =>
    named.has(index) ? (planned.get(index) ?? []) : [element],
  );
  return [...kept, ...entries.filter((_, at) => drafts[at]!.existing === null)];
}

/** Adds `$schema` and the version of the format to a manifest that lacks them. */
function completed(value: JsonObject, { schemaId: id }: ManifestOptions): JsonObject {
  const meta = value['_meta'] === undefined ? { _meta: { schemaVersion: SCHEMA_VERSION } } : {};
  return { ...value, ...(value['$schema'] === undefined && { $schema: id }), ...meta };
}

/** Tables without routes are added only to a manifest without a matrix. */
function completeMatrix(
  { value, matrix }: ManifestModel,
  tables: JsonObject,
  { profile }: ManifestOptions,
): JsonObject {
  if (value['dispatch_matrix'] === undefined)
    return {
      ...tables,
      ...(profile.lexiconKeys && tables['by_protocol'] === undefined && { by_protocol: {} }),
    };
  const isKept = ([table, routes]: readonly [string, Json]) =>
    matrix[table] !== undefined ||
    !TABLES.some((each) => each === table) ||
    Object.keys(routes as JsonObject).length > 0;
  return Object.fromEntries(Object.entries(tables).filter(isKept));
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

/**
 * A skill that became invalid still exists, and one that is gone was found once: their entries count as discovered if
 * they are kept.
 */
function countDiscovered(
  drafts: readonly Draft[],
  found: readonly SkillRecord[],
  { stalePaths }: ManifestOptions,
): number {
  const names = new Set(found.map(({ name }) => name));
  const directories = new Set(found.map(({ directory }) => directory));
  return drafts.filter(
    ({ record, name, value, existing }) =>
      record !== null ||
      names.has(name) ||
      directories.has(pathOfEntry(value)) ||
      (existing !== null && stalePaths.has(existing.path)),
  ).length;
}

interface MetaState {
  readonly isNew: boolean;
  /** Skills that were found; the others were registered by hand. */
  readonly discovered: number;
  readonly now: string;
}

/**
 * Wrong counts are corrected; missing ones and the date are written only with another change, so that the clock alone
 * never makes a diff.
 */
export function withMeta(
  model: Pick<ManifestModel, 'value' | 'meta'>,
  planned: JsonObject & { readonly skills: readonly Json[] },
  { isNew, discovered, now }: MetaState,
): JsonObject {
  const total = planned.skills.length;
  const found = Math.min(discovered, total);
  const counts = { totalSkills: total, autoDiscoveredSkills: found, manuallyRegistered: total - found };
  const isWrong = Object.entries(counts).some(([field, count]) => (model.meta[field] ?? count) !== count);
  const isDated = isNew || isWrong || JSON.stringify(planned) !== JSON.stringify(model.value);
  if (!isDated) return planned;
  const lastUpdated = dateLike(model.meta['lastUpdated'], now);
  return { ...planned, _meta: { ...(planned['_meta'] as JsonObject), lastUpdated, ...counts } };
}

/** Keeps the format in the file: a date stays a date. */
function dateLike(before: Json | undefined, now: string): string {
  return typeof before === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(before) ? now.slice(0, 10) : now;
}

/** The path of a field after the changes; `null` when its entry is removed. Entries move up when others are removed. */
export function fieldAfter({ removed }: Pick<ManifestPlan, 'removed'>, field: JsonPath): JsonPath | null {
  const [table, index, ...rest] = field;
  if (table !== 'skills' || typeof index !== 'number') return field;
  if (removed.has(index)) return null;
  const before = [...removed].filter((gone) => gone < index).length;
  return [table, index - before, ...rest];
}
