import type { JsonEdit } from '../edit-json.js';
import type { Json, JsonObject } from '../manifest.js';
import type { FieldChange } from '../report.js';
import {
  applyOverrides,
  deriveFromEntry,
  type EntryOptions,
  type EntrySource,
  isEmpty,
} from './build-entry.js';
import { type ExistingEntry, isObject, ownValue, sameJson, textsOf } from './manifest-model.js';

export interface MergedEntry {
  /** The entry after the edits. */
  readonly value: JsonObject;
  readonly edits: readonly JsonEdit[];
  readonly fields: readonly FieldChange[];
}

type Path = readonly string[];

/**
 * Brings an existing entry up to date (3.3): what the author declares wins, what a person wrote into the
 * manifest stays, what we derived before follows its source. Fields that are absent are not invented.
 */
export function mergeEntry(existing: ExistingEntry, source: EntrySource, options: EntryOptions): MergedEntry {
  const old = existing.value;
  const wanted = new Map<string, { path: Path; value: Json }>();
  const want = (path: Path, value: Json | undefined) => {
    // Nearly all entries of a large manifest are up to date: nothing is built for them.
    if (value === undefined || sameJson(valueAt(old, path), value)) return;
    const field = path.join('.');
    if (options.preserve.includes(field) || options.preserve.includes(path[0]!)) return;
    wanted.set(field, { path, value });
  };
  const before = deriveFromEntry(old, options);
  // Without a description of its own the source has nothing to derive from: what was derived before stands.
  const derived = source.declared['description'] === undefined ? before : source.derived;
  want(['name'], source.name);
  want(['path'], source.path === existing.path ? (old['path'] ?? source.path) : source.path);
  for (const [field, value] of Object.entries(source.declared)) {
    if (old[field] !== undefined || !isEmpty(value)) want([field], value);
  }
  if (isOurs(old['tags'], before.tags)) want(['tags'], source.declared['tags'] ?? derived.tags);
  if (isOurs(old['tier'], before.tier)) want(['tier'], source.declared['tier'] ?? source.derived.tier);
  if (source.declared['references'] === undefined) want(['references'], mergeReferences(existing, source));
  const tags = wanted.get('tags')?.value ?? old['tags'];
  wantTriggers(old, { source, tags, before: before.keywords, after: derived.keywords, want });
  const overrides = options.overrides[source.name];
  if (wanted.size === 0 && overrides === undefined) return { value: old, edits: [], fields: [] };
  return describe(existing, applyOverrides(applyWanted(old, wanted), overrides));
}

function isOurs(value: Json | undefined, derived: Json | readonly string[]): boolean {
  return value !== undefined && sameJson(value, derived);
}

/** A list that is exactly our own is made anew; any other keeps its order and gets new files at its end. */
function mergeReferences(existing: ExistingEntry, source: EntrySource): Json | undefined {
  const old = existing.value['references'];
  if (!Array.isArray(old)) return undefined;
  const listed = textsOf(old);
  const prefix = `${existing.path}/references/`;
  const isGenerated =
    listed.length === old.length &&
    listed.every((file, index) => file.startsWith(prefix) && (index === 0 || listed[index - 1]! < file));
  if (isGenerated) return source.derived.references;
  return [...old, ...source.derived.references.filter((file) => !listed.includes(file))];
}

interface TriggerUpdate {
  readonly source: EntrySource;
  /** The tags that the entry will have: labels that were made from the old tags follow them. */
  readonly tags: Json | undefined;
  /** The keywords that we derive from the entry as it stood, and from the source. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly want: (path: Path, value: Json | undefined) => void;
}

const TRIGGER_PLACES: readonly Path[] = [['capabilities', 'dispatch_triggers'], ['dispatch_triggers']];

function wantTriggers(old: JsonObject, { source, tags, before, after, want }: TriggerUpdate): void {
  for (const base of TRIGGER_PLACES) {
    const triggers = valueAt(old, base);
    // A list is a person's, or a consumer's form of it: never converted (3.2.4).
    if (!isObject(triggers)) continue;
    if (source.declaredLabels !== null) want([...base, 'labels'], source.declaredLabels);
    else if (isOurs(triggers['labels'], old['tags'] ?? [])) want([...base, 'labels'], tags);
    if (source.declaredKeywords !== null) want([...base, 'keywords'], source.declaredKeywords);
    else if (isOurs(triggers['keywords'], before)) want([...base, 'keywords'], after);
    if (source.declaredTypes !== null) want([...base, 'types'], source.declaredTypes);
  }
}

function applyWanted(old: JsonObject, wanted: ReadonlyMap<string, { path: Path; value: Json }>): JsonObject {
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

/** Only what differs is edited, as deep as the difference lies. */
function describe(existing: ExistingEntry, value: JsonObject): MergedEntry {
  const edits: JsonEdit[] = [];
  const fields: FieldChange[] = [];
  const visit = (before: JsonObject, after: JsonObject, path: Path): void => {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const [from, to] = [ownValue(before, key), ownValue(after, key)];
      if (sameJson(from, to)) continue;
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
