import { isObject, isSameJson, type Json, type JsonObject } from '../json/json.js';
import { orderedKeys, readJson } from '../json/read-json.js';
import { schemaId } from '../profiles/profile.js';
import { Dispatcher, type DispatchSkill, type DispatchSource } from '../routing/dispatch.js';
import { phrasesOf } from '../routing/skill-words.js';
import { inferKeywords } from '../skill/infer-metadata.js';
import { DEFAULT_LEXICON } from '../skill/lexicon.js';
import { compareText } from '../text/compare.js';
import type { Reroute } from './changes.js';
import { ManifestError, textOf, textsOf } from './manifest-model.js';

/** Compiles the text of a manifest, without the skills that are hidden. Throws `ManifestError` when it is not JSON. */
export function compileDispatcher(
  text: string,
  file = 'manifest.json',
  isHidden: (skill: string) => boolean = () => false,
): Dispatcher {
  const source = parseDispatchSource(text, file);
  const isShown = ([, skill]: readonly [string, unknown]) => typeof skill !== 'string' || !isHidden(skill);
  return new Dispatcher({
    ...source,
    byTaskType: source.byTaskType.filter(isShown),
    byKeyword: source.byKeyword.filter(isShown),
    skills: source.skills.filter(({ name }) => !isHidden(name)),
  });
}

/**
 * Reads the routes in the text of a manifest; parts that have another shape count as absent. Throws `ManifestError`
 * when it is not JSON.
 */
export function parseDispatchSource(text: string, file = 'manifest.json'): DispatchSource {
  const reading = readJson(text);
  if (!reading.ok) {
    const message = `${file} is not valid JSON: ${reading.message}`;
    throw new ManifestError(message, 'Fix it, or restore it from git.', { file, span: reading.span });
  }
  const root = asObject(reading.value);
  const matrix = asObject(root['dispatch_matrix']);
  const table = (name: string) => entriesOf(asObject(matrix[name]), ['dispatch_matrix', name], text);
  const skills = Array.isArray(root['skills']) ? (root['skills'] as Json[]) : [];
  return {
    byTaskType: table('by_task_type'),
    byKeyword: table('by_keyword'),
    skills: skills.map(asObject).filter(hasName).map(readSkill),
    hasTriggers: root['$schema'] !== schemaId('manifest'),
  };
}

/** In the order of the file: JavaScript puts keys that look like integers first. */
function entriesOf(table: JsonObject, path: readonly string[], text: string) {
  const keys = Object.keys(table);
  const hasIntegers = keys.some((key) => /^(?:0|[1-9]\d{0,9})$/.test(key));
  return (hasIntegers ? orderedKeys(text, path) : keys).map((key) => [key, table[key]!] as const);
}

/** Triggers are at the top of an entry or in `capabilities`, as an object or as a list of phrases. */
function readSkill(entry: JsonObject & { readonly name: string }): DispatchSkill {
  const nested = asObject(entry['capabilities'])['dispatch_triggers'];
  const triggers = asObject(isObject(entry['dispatch_triggers']) ? entry['dispatch_triggers'] : nested);
  const keywords = [...textsOf(nested), ...textsOf(triggers['keywords'])];
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
  return isSameJson(
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

/**
 * The phrases of both manifests that reach another skill in the second one: names, declared and quoted phrases, and
 * the words of keys that changed. Phrases of skills that are gone are left out.
 */
export function findReroutes(before: string, after: string): readonly Reroute[] {
  const [old, now] = [parseDispatchSource(before), parseDispatchSource(after)];
  const changed = changedRoutes(old, now);
  // Only a phrase that matches a key of one manifest that the other does not have can be rerouted.
  const byChanges = new Dispatcher({ byKeyword: changed, byTaskType: [], skills: [], hasTriggers: false });
  const [activeBefore, active] = [activeOf(old), activeOf(now)];
  const phrases = [...phrasesOf(active), ...phrasesOf(activeBefore, active), ...wordsOf(changed)];
  const affected = new Set(phrases.filter((phrase) => byChanges.dispatch({ text: phrase }).skill !== null));
  if (affected.size === 0) return [];
  const [oldDispatcher, newDispatcher] = [new Dispatcher(old), new Dispatcher(now)];
  const isThere = new Set(active.map(({ name }) => name));
  return [...affected].sort(compareText).flatMap((phrase) => {
    const from = oldDispatcher.dispatch({ text: phrase }).skill;
    const to = newDispatcher.dispatch({ text: phrase }).skill;
    return from === null || from === to || !isThere.has(from) ? [] : [{ phrase, from, to }];
  });
}

function activeOf({ skills }: DispatchSource): readonly DispatchSkill[] {
  return skills.filter(({ isActive }) => isActive);
}

function changedRoutes(old: DispatchSource, now: DispatchSource): DispatchSource['byKeyword'] {
  const keysOf = ({ byKeyword }: DispatchSource) => new Set(byKeyword.map((route) => JSON.stringify(route)));
  const [before, after] = [keysOf(old), keysOf(now)];
  return [
    ...old.byKeyword.filter((route) => !after.has(JSON.stringify(route))),
    ...now.byKeyword.filter((route) => !before.has(JSON.stringify(route))),
  ];
}

/** The parts of keys that a person could have written in a request: stems and patterns are not among them. */
function wordsOf(routes: DispatchSource['byKeyword']): readonly string[] {
  return routes
    .flatMap(([key]) => key.split('|'))
    .filter((part) => /^[\p{L}\p{N}. ]+$/u.test(part))
    .map((part) => part.replaceAll('.', ' '));
}
