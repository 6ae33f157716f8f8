import { asArray, type Json, type JsonObject, type JsonPath, newJsonText } from '../json/json.js';
import { reconcileJson } from '../json/reconcile-json.js';
import type { Finding } from '../rules/finding.js';
import type { KeywordConflict, ManifestChange } from './changes.js';
import { checkMatrix, checkReferences, reportRoutes, routePlaces } from './check-matrix.js';
import { compareManifests } from './compare-manifests.js';
import { completeEntry, type Draft, draftEntries } from './entries.js';
import {
  type ExistingManifest,
  type ManifestInput,
  type ManifestModel,
  type ManifestOptions,
  pathOfEntry,
  SCHEMA_VERSION,
} from './manifest-model.js';
import { matchEntries } from './match-entries.js';
import { overrideMatrix, planMatrix } from './matrix.js';
import { routesBySkill, type SkillRoutes } from './skill-routes.js';

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

/** Plans the new manifest from the skills and the existing one: one value, from which text and changes follow. */
export function planManifest(
  { text, model }: ExistingManifest,
  input: ManifestInput,
  options: ManifestOptions,
): ManifestPlan {
  const matching = matchEntries(model.entries, input, options);
  const drafts = draftEntries(model, matching, input, options);
  const existingTables = overrideMatrix(model.matrix, options.overriddenMatrix);
  const matrix = planMatrix({ model, matrix: existingTables, drafts, matching, options });
  const tables = { ...existingTables, by_task_type: matrix.byTaskType, by_keyword: matrix.byKeyword };
  const entries = drafts.map((draft) => completeEntry(draft, matrix.phrases.get(draft.name) ?? [], options));
  const planned = {
    ...(text === null && { $schema: options.schemaId }),
    ...model.value,
    $schema: model.value['$schema'] ?? options.schemaId,
    _meta: model.value['_meta'] ?? { schemaVersion: SCHEMA_VERSION },
    dispatch_matrix: completeMatrix(model, tables, options),
    skills: listOf(model, drafts, entries),
  };
  const value = withMeta(model, planned, {
    isNew: text === null,
    discovered: countDiscovered(drafts, input.discovered, options),
    now: options.now,
  });
  const isChanged = text === null || JSON.stringify(value) !== JSON.stringify(model.value);
  const places = routePlaces(input.skills, options);
  return {
    text: text === null ? newJsonText(value) : isChanged ? reconcileJson(text, value) : text,
    isChanged,
    existing: model.value,
    entries,
    removed: new Set(options.prune === 'remove' ? matching.stale.map(({ index }) => index) : []),
    changes: compareManifests(model.value, value, matching.renames),
    findings: [
      ...matching.findings,
      ...checkReferences(matching, input.skills, options),
      ...reportRoutes(matrix, places, options),
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
  const kept = asArray(model.value['skills']).flatMap((element, index) =>
    named.has(index) ? (planned.get(index) ?? []) : [element],
  );
  return [...kept, ...entries.filter((_, at) => drafts[at]!.existing === null)];
}

/** Tables without routes are added only to a manifest without a matrix. */
function completeMatrix(
  { value, matrix }: ManifestModel,
  tables: JsonObject,
  { profile }: ManifestOptions,
): JsonObject {
  // CLEO's consumer reads `by_protocol` without checking that it exists.
  if (value['dispatch_matrix'] === undefined)
    return profile.lexiconKeys ? { ...tables, by_protocol: tables['by_protocol'] ?? {} } : tables;
  const isEmpty = (table: string) => Object.keys(tables[table] as JsonObject).length === 0;
  const unwanted = ['by_task_type', 'by_keyword'].filter(
    (table) => matrix[table] === undefined && isEmpty(table),
  );
  return Object.fromEntries(Object.entries(tables).filter(([table]) => !unwanted.includes(table)));
}

/**
 * A skill that became invalid still exists, and one that is gone was found once: their entries count as discovered if
 * they are kept.
 */
function countDiscovered(
  drafts: readonly Draft[],
  found: readonly { readonly name: string; readonly directory: string }[],
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
