import type { JsonEdit } from '../json/edit-json.js';
import { isObject, isSameJson, type Json, type JsonObject } from '../json/json.js';
import type { SkillRecord } from '../skill/skill.js';
import {
  applyOverrides,
  areOurKeywords,
  DEFAULT_TOKEN_BUDGET,
  derivedFrom,
  deriveFromEntry,
  type EntryOptions,
  forEachDeclared,
  isEmpty,
  keywordsToWrite,
  overriddenTags,
  withCompatTriggers,
} from './build-entry.js';
import type { FieldChange } from './changes.js';
import { type ExistingEntry, ownValue, textsOf } from './manifest-model.js';

export interface MergedEntry {
  /** The entry after the edits. */
  readonly value: JsonObject;
  readonly edits: readonly JsonEdit[];
  readonly fields: readonly FieldChange[];
}

type Path = readonly string[];

/** The target values of an entry, by field. */
type Wanted = Map<string, { readonly path: Path; readonly value: Json }>;

const NOTHING: readonly never[] = [];

/**
 * Updates an existing entry: declared values win, manual edits of the manifest stay, and inferred values follow
 * their source. Consumers list an entry by tags, status and tier, so these are added if missing; other fields are
 * not.
 */
export function mergeEntry(existing: ExistingEntry, record: SkillRecord, options: EntryOptions): MergedEntry {
  const old = existing.value;
  const { declared } = record;
  // Nearly all entries of a large manifest are up to date: avoid work for them.
  let wanted: Wanted | null = null;
  const wantAt = (path: Path, value: Json) => {
    const field = path.join('.');
    if (options.preserve.includes(field) || options.preserve.includes(path[0]!)) return;
    wanted ??= new Map();
    wanted.set(field, { path, value });
  };
  const want = (key: string, value: Json | undefined) => {
    if (value !== undefined && !isSameJson(old[key], value)) wantAt([key], value);
  };
  const before = deriveFromEntry(old, options);
  const after = derivedFrom(record, options);
  // Without a description there is nothing to infer from: inferred values stay.
  const derived = declared.description === undefined ? before : after;
  want('name', record.name);
  want('path', record.directory === existing.path ? (old['path'] ?? record.directory) : record.directory);
  forEachDeclared(declared, (key, value) => {
    if (old[key] !== undefined || !isEmpty(value)) want(key, value);
  });
  const isUnset = (key: string) => old[key] === undefined;
  if (isUnset('tags') || isOurs(old['tags'], before.tags)) want('tags', declared.tags ?? derived.tags);
  if (isUnset('status')) want('status', declared.status ?? 'active');
  if (isUnset('tier') || isOurs(old['tier'], before.tier)) want('tier', declared.tier ?? after.tier);
  if (isUnset('token_budget')) want('token_budget', declared.tokenBudget ?? DEFAULT_TOKEN_BUDGET);
  if (declared.references === undefined) want('references', mergeReferences(existing, record.referenceFiles));
  else if (old['references'] !== undefined || !isEmpty(record.referenceFiles))
    want('references', record.referenceFiles);
  const overrides = options.overrides[record.name];
  const tags = overriddenTags(overrides) ?? (wanted as Wanted | null)?.get('tags')?.value ?? old['tags'];
  wantTriggers(old, {
    record,
    tags,
    // What a person wrote and we derive now is ours from now on: the next run could not tell.
    isOurs: (keywords) => areOurKeywords(keywords, old, options) || isOurs(keywords, derived.keywords),
    keywords: keywordsToWrite(derived.keywords, options),
    want: wantAt,
  });
  const updated = wanted === null ? old : applyWanted(old, wanted);
  const shaped = isReshaped(options) ? withCompatTriggers(updated) : updated;
  if (shaped === old && overrides === undefined) return { value: old, edits: NOTHING, fields: NOTHING };
  return describe(existing, applyOverrides(shaped, overrides));
}

const TRIGGER_FIELDS = ['capabilities', 'capabilities.dispatch_triggers', 'dispatch_triggers'];

function isReshaped({ triggersShape, preserve }: EntryOptions): boolean {
  return triggersShape === 'compat' && !TRIGGER_FIELDS.some((field) => preserve.includes(field));
}

function isOurs(value: Json | undefined, derived: Json | readonly string[]): boolean {
  return value !== undefined && isSameJson(value, derived);
}

/** A generated list is replaced; any other keeps its order and gets new files at its end. */
function mergeReferences(existing: ExistingEntry, files: readonly string[]): Json | undefined {
  const old = existing.value['references'];
  if (!Array.isArray(old)) return undefined;
  if (old.length === 0) return files;
  const listed = textsOf(old);
  const prefix = `${existing.path}/references/`;
  const isGenerated =
    listed.length === old.length &&
    listed.every((file, index) => file.startsWith(prefix) && (index === 0 || listed[index - 1]! < file));
  if (isGenerated) return files;
  return [...old, ...files.filter((file) => !listed.includes(file))];
}

interface TriggerUpdate {
  readonly record: SkillRecord;
  /** The new tags of the entry: labels that were derived from the old tags follow them. */
  readonly tags: Json | undefined;
  /** Whether keywords are those that we derive from the old entry. */
  readonly isOurs: (keywords: Json | undefined) => boolean;
  /** Those that we derive from the source. */
  readonly keywords: readonly string[];
  readonly want: (path: Path, value: Json) => void;
}

const NESTED: Path = ['capabilities', 'dispatch_triggers'];
const TRIGGER_PLACES: readonly Path[] = [NESTED, ['dispatch_triggers']];

function wantTriggers(old: JsonObject, { record, tags, want, ...derived }: TriggerUpdate): void {
  const declared = record.declared.dispatchTriggers;
  for (const base of TRIGGER_PLACES) {
    const triggers = valueAt(old, base);
    // A list is manual or in a consumer's format: it is never converted.
    if (!isObject(triggers)) continue;
    const wantPart = (key: string, value: Json | undefined) => {
      if (value !== undefined && !isSameJson(triggers[key], value)) want([...base, key], value);
    };
    if (declared?.labels !== undefined) wantPart('labels', declared.labels);
    else if (isOurs(triggers['labels'], old['tags'] ?? NOTHING)) wantPart('labels', tags);
    const keywords =
      declared?.keywords ?? (derived.isOurs(triggers['keywords']) ? derived.keywords : undefined);
    wantPart('keywords', keywords);
    // The list next to it with the same values is the one that `compat` generates.
    const isStale = keywords !== undefined && !isSameJson(triggers['keywords'], keywords);
    if (isStale && isOurs(valueAt(old, NESTED), triggers['keywords']!)) want(NESTED, keywords);
    if (declared?.types !== undefined) wantPart('types', declared.types);
  }
}

function applyWanted(old: JsonObject, wanted: Wanted): JsonObject {
  let result = old;
  for (const { path, value } of wanted.values()) result = setAt(result, path, value);
  return result;
}

function valueAt(entry: JsonObject, path: Path): Json | undefined {
  let value: Json | undefined = entry;
  for (const key of path) value = isObject(value) ? value[key] : undefined;
  return value;
}

function setAt(object: JsonObject, [key, ...rest]: Path, value: Json): JsonObject {
  if (key === undefined) return object;
  if (rest.length === 0) return { ...object, [key]: value };
  const child = object[key];
  return { ...object, [key]: setAt(isObject(child) ? child : {}, rest, value) };
}

/** Edits only what differs, as deep as the difference is. */
function describe(existing: ExistingEntry, value: JsonObject): MergedEntry {
  const edits: JsonEdit[] = [];
  const fields: FieldChange[] = [];
  const visit = (before: JsonObject, after: JsonObject, path: Path): void => {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const [from, to] = [ownValue(before, key), ownValue(after, key)];
      if (isSameJson(from, to)) continue;
      if (isObject(from) && isObject(to)) {
        visit(from, to, [...path, key]);
        continue;
      }
      const at = ['skills', existing.index, ...path, key];
      edits.push(to === undefined ? { op: 'remove', path: at } : { op: 'set', path: at, value: to });
      fields.push({
        field: [...path, key].join('.'),
        ...(from !== undefined && { before: from }),
        ...(to !== undefined && { after: to }),
      });
    }
  };
  visit(existing.value, value, []);
  return { value, edits, fields };
}
