import { isObject, isSameJson, type JsonObject } from '../json/json.js';
import { readJson } from '../json/read-json.js';
import type { FieldChange, ManifestChange } from './changes.js';
import { ownValue, pathOfEntry, routesOf } from './manifest-model.js';

/** The semantic diff between two texts of a manifest; `null` if it does not exist. Invalid manifests count as empty. */
export function compareManifestTexts(before: string | null, after: string): readonly ManifestChange[] {
  return compareManifests(readObject(before), readObject(after));
}

/** The semantic diff between two manifests. `renames`: new names of skills by their old ones, where they are known. */
export function compareManifests(
  a: JsonObject,
  b: JsonObject,
  renames: ReadonlyMap<string, string> = new Map(),
): readonly ManifestChange[] {
  const skills = compareSkills(entriesOf(a), entriesOf(b), renames);
  return [...skills, ...compareMatrix(a, b), ...compareMeta(a, b)];
}

function readObject(text: string | null): JsonObject {
  const parsed = text === null ? null : readJson(text);
  return parsed?.ok && isObject(parsed.value) ? parsed.value : {};
}

function objectAt(manifest: JsonObject, key: string): JsonObject {
  const value = manifest[key];
  return isObject(value) ? value : {};
}

/** Entries by name. */
function entriesOf(manifest: JsonObject): ReadonlyMap<string, JsonObject> {
  const { skills } = manifest;
  const entries = Array.isArray(skills) ? skills.filter(isObject) : [];
  return new Map(
    entries.flatMap((entry) => (typeof entry['name'] === 'string' ? [[entry['name'], entry] as const] : [])),
  );
}

/** A skill with a new name in the place of one that is gone was renamed. */
function compareSkills(
  a: ReadonlyMap<string, JsonObject>,
  b: ReadonlyMap<string, JsonObject>,
  renames: ReadonlyMap<string, string>,
): ManifestChange[] {
  const gone = new Map([...a].filter(([skill]) => !b.has(skill)));
  const kept = [...b].flatMap(([skill, entry]): ManifestChange[] => {
    const path = pathOfEntry(entry);
    const isOld = ([name, old]: readonly [string, JsonObject]) =>
      renames.get(name) === skill || (path !== '' && pathOfEntry(old) === path);
    const before = a.has(skill) ? skill : [...gone].find(isOld)?.[0];
    if (before === undefined) return [{ kind: 'skill-added', skill, path }];
    gone.delete(before);
    const old = a.get(before)!;
    const fields = compareFields(old, entry);
    // An entry that lost its path still has its old place.
    return fields.length > 0
      ? [{ kind: 'skill-updated', skill, path: path || pathOfEntry(old), fields }]
      : [];
  });
  const removed = [...gone].map(
    ([skill, entry]) => ({ kind: 'skill-removed', skill, path: pathOfEntry(entry) }) as const,
  );
  return [...kept, ...removed];
}

/** Fields by their path from the entry, such as `capabilities.dispatch_triggers.keywords`. */
function compareFields(a: JsonObject, b: JsonObject, way = ''): FieldChange[] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].flatMap((name): FieldChange[] => {
    const [before, after] = [ownValue(a, name), ownValue(b, name)];
    if (isSameJson(before, after)) return [];
    const field = `${way}${name}`;
    if (isObject(before) && isObject(after)) return compareFields(before, after, `${field}.`);
    return [
      { field, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) },
    ];
  });
}

function compareMatrix(a: JsonObject, b: JsonObject): ManifestChange[] {
  const [matrixA, matrixB] = [objectAt(a, 'dispatch_matrix'), objectAt(b, 'dispatch_matrix')];
  const tables = new Set([...Object.keys(matrixB), ...Object.keys(matrixA)]);
  return [...tables].flatMap((table) =>
    compareRoutes(table, routesOf(matrixA, table), routesOf(matrixB, table)),
  );
}

/** A removed and an added key of the same skill are one moved route. */
function compareRoutes(table: string, a: JsonObject, b: JsonObject): ManifestChange[] {
  const gone = new Map(
    Object.keys(a).flatMap((key) => (Object.hasOwn(b, key) ? [] : [[key, skillOf(a[key])] as const])),
  );
  const present = Object.keys(b).flatMap((newKey): ManifestChange[] => {
    const newSkill = skillOf(b[newKey]);
    if (Object.hasOwn(a, newKey)) {
      if (isSameJson(a[newKey], b[newKey])) return [];
      return [{ kind: 'route-changed', table, key: newKey, newKey, skill: skillOf(a[newKey]), newSkill }];
    }
    const key = [...gone.keys()].find((old) => gone.get(old) === newSkill);
    if (key === undefined) return [{ kind: 'route-added', table, key: newKey, skill: newSkill }];
    gone.delete(key);
    return [{ kind: 'route-changed', table, key, newKey, skill: newSkill, newSkill }];
  });
  return [
    ...present,
    ...[...gone].map(([key, skill]) => ({ kind: 'route-removed', table, key, skill }) as const),
  ];
}

/** Routes of manual tables may be objects. */
function skillOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function compareMeta(a: JsonObject, b: JsonObject): ManifestChange[] {
  return compareFields(objectAt(a, '_meta'), objectAt(b, '_meta')).map((change) => ({
    kind: 'meta-changed',
    ...change,
  }));
}
