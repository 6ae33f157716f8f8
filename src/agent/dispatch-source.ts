import type { Json, JsonObject } from '../json/json.js';
import { orderedKeys, readJson } from '../json/read-json.js';
import { isObject, ManifestError, sameJson, textOf, textsOf } from '../manifest/manifest-model.js';
import { schemaId } from '../profiles/profile.js';
import { inferKeywords } from '../skill/infer-metadata.js';
import { DEFAULT_LEXICON } from '../skill/lexicon.js';
import { Dispatcher, type DispatchSkill, type DispatchSource } from './dispatch.js';

/** Compiles the text of a manifest, without the skills that are hidden. Throws `ManifestError` when it is not JSON. */
export function compileDispatcher(
  text: string,
  file = 'manifest.json',
  isHidden: (skill: string) => boolean = () => false,
): Dispatcher {
  return new Dispatcher(withoutHidden(parseDispatchSource(text, file), isHidden));
}

function withoutHidden(source: DispatchSource, isHidden: (skill: string) => boolean): DispatchSource {
  const isShown = ([, skill]: readonly [string, unknown]) => typeof skill !== 'string' || !isHidden(skill);
  return {
    ...source,
    byTaskType: source.byTaskType.filter(isShown),
    byKeyword: source.byKeyword.filter(isShown),
    skills: source.skills.filter(({ name }) => !isHidden(name)),
  };
}

/** Reads the routes in the text of a manifest. Throws `ManifestError` when it is not JSON. */
export function parseDispatchSource(text: string, file = 'manifest.json'): DispatchSource {
  const reading = readJson(text);
  if (!reading.ok) {
    throw new ManifestError(
      `${file} is not valid JSON: ${reading.message}`,
      'Fix it, or restore it from git.',
      {
        file,
        span: reading.span,
      },
    );
  }
  const entries = (path: readonly string[], parsed: JsonObject) => {
    const keys = Object.keys(parsed);
    const ordered = keys.some(looksLikeInteger) ? orderedKeys(text, path) : keys;
    return ordered.map((key) => [key, parsed[key]!] as const);
  };
  return readDispatchSource(reading.value, entries);
}

/** JavaScript puts such keys first, whatever the file says. */
function looksLikeInteger(key: string): boolean {
  return /^(?:0|[1-9]\d{0,9})$/.test(key);
}

/** The entries of an object in the order of its file, which `JSON.parse` loses for keys that look like integers. */
type OrderedEntries = (path: readonly string[], parsed: JsonObject) => readonly (readonly [string, Json])[];

/** Takes from a parsed manifest what dispatch needs; parts that have another shape count as absent. */
function readDispatchSource(manifest: Json, orderedEntries: OrderedEntries): DispatchSource {
  const root = asObject(manifest);
  const matrix = asObject(root['dispatch_matrix']);
  const table = (name: string) => orderedEntries(['dispatch_matrix', name], asObject(matrix[name]));
  const skills = Array.isArray(root['skills']) ? (root['skills'] as Json[]) : [];
  return {
    byTaskType: table('by_task_type'),
    byKeyword: table('by_keyword'),
    skills: skills.map(asObject).filter(hasName).map(readSkill),
    hasTriggers: root['$schema'] !== schemaId('manifest'),
  };
}

/** Triggers are at the top of an entry or in `capabilities`, as an object or as a list of phrases. */
function readSkill(entry: JsonObject & { readonly name: string }): DispatchSkill {
  const nested = asObject(entry['capabilities'])['dispatch_triggers'];
  const triggers = isObject(entry['dispatch_triggers'])
    ? entry['dispatch_triggers']
    : isObject(nested)
      ? nested
      : {};
  const listed = textsOf(nested);
  const keywords = [...listed, ...textsOf(triggers['keywords'])];
  const description = textOf(entry['description']);
  return {
    name: entry.name,
    description,
    phrases: isInferred(keywords, description) ? [] : keywords,
    isActive: (entry['status'] ?? 'active') === 'active',
    labels: 'labels' in triggers ? textsOf(triggers['labels']) : textsOf(entry['tags']),
    keywords,
    types: textsOf(triggers['types']),
  };
}

/** Contested keywords are left out of entries: what is left of them is inferred all the same. */
function isInferred(keywords: readonly string[], description: string): boolean {
  const inferred = inferKeywords(description, DEFAULT_LEXICON);
  return sameJson(
    keywords,
    inferred.filter((keyword) => keywords.includes(keyword)),
  );
}

function hasName(entry: JsonObject): entry is JsonObject & { readonly name: string } {
  return typeof entry['name'] === 'string';
}

function asObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}
