import { isObject, type Json, type JsonObject } from '../json/json.js';
import { orderedKeys, readJson } from '../json/read-json.js';
import { Dispatcher, type DispatchSkill, type DispatchSource } from '../routing/dispatch.js';
import { keyOfPhrases, normalizePhrase } from '../routing/phrases.js';
import { positiveText } from '../routing/positive-text.js';
import { inferKeywords } from '../skill/infer-metadata.js';
import { DEFAULT_LEXICON } from '../skill/lexicon.js';
import { compareText } from '../text/compare.js';
import type { Reroute } from './changes.js';
import { hasCommonWords, ManifestError, textOf, textsOf } from './manifest-model.js';
import { allPhrasesOf, phrasesOfEntry, triggersIn } from './triggers.js';

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
    hasCommonWords: hasCommonWords(root),
  };
}

/** In the order of the file: JavaScript puts keys that look like integers first. */
function entriesOf(table: JsonObject, path: readonly string[], text: string) {
  const keys = Object.keys(table);
  const hasIntegers = keys.some((key) => /^(?:0|[1-9]\d{0,9})$/.test(key));
  return (hasIntegers ? orderedKeys(text, path) : keys).map((key) => [key, table[key]!] as const);
}

function readSkill(entry: JsonObject & { readonly name: string }): DispatchSkill {
  const triggers = triggersIn(entry) ?? {};
  const description = textOf(entry['description']);
  return {
    name: entry.name,
    description,
    phrases: declaredPhrases(entry, description),
    isActive: (entry['status'] ?? 'active') === 'active',
    labels: 'labels' in triggers ? textsOf(triggers['labels']) : textsOf(entry['tags']),
    types: textsOf(triggers['types']),
    keywords: phrasesOfEntry(entry) ?? [],
    triggers: allPhrasesOf(entry),
  };
}

/** The phrases of an entry that are not derived from its other fields. */
function declaredPhrases(entry: JsonObject, description: string): readonly string[] {
  const { quotes } = positiveText(description, () => false);
  const derived = [textOf(entry['name']), ...quotes, ...inferKeywords(description, DEFAULT_LEXICON)];
  const known = new Set(derived.map(normalizePhrase));
  return allPhrasesOf(entry).filter((phrase) => !known.has(normalizePhrase(phrase)));
}

function hasName(entry: JsonObject): entry is JsonObject & { readonly name: string } {
  return typeof entry['name'] === 'string';
}

function asObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** The phrases of both manifests that reach another skill in the second one. Phrases of skills that are gone are left out. */
export function findReroutes(before: string, after: string): readonly Reroute[] {
  const [old, now] = [parseDispatchSource(before), parseDispatchSource(after)];
  const affected = affectedPhrases(old, now);
  if (affected.length === 0) return [];
  const [oldDispatcher, newDispatcher] = [new Dispatcher(old), new Dispatcher(now)];
  const isThere = new Set(now.skills.filter(({ isActive }) => isActive).map(({ name }) => name));
  return affected.flatMap((phrase) => {
    const from = oldDispatcher.dispatch({ text: phrase }).skill;
    const to = newDispatcher.dispatch({ text: phrase }).skill;
    return from === null || from === to || !isThere.has(from) ? [] : [{ phrase, from, to }];
  });
}

/** A phrase can reach another skill if its entry changed, or if a key matches it that only one of the manifests has. */
function affectedPhrases(old: DispatchSource, now: DispatchSource): readonly string[] {
  const keys = changedKeys(old, now);
  const byKeys = new Dispatcher({ byKeyword: keys, byTaskType: [], skills: [], hasCommonWords: true });
  const all = [...old.skills, ...now.skills];
  const ids = new Set(now.skills.map(idOf));
  const unchanged = new Set(old.skills.map(idOf).filter((id) => ids.has(id)));
  const phrases = all.flatMap((skill) => {
    const own = [...skill.triggers, normalizePhrase(skill.name)];
    return unchanged.has(idOf(skill)) ? own.filter((text) => byKeys.dispatch({ text }).skill !== null) : own;
  });
  return [...new Set([...phrases, ...textsOfKeys(keys)].map(normalizePhrase))].sort(compareText);
}

function idOf({ name, isActive, triggers }: DispatchSkill): string {
  return JSON.stringify([name, isActive, triggers]);
}

/** The manual keys that only one of the manifests has. */
function changedKeys(old: DispatchSource, now: DispatchSource): DispatchSource['byKeyword'] {
  const [before, after] = [manualKeys(old), manualKeys(now)];
  const isIn = (routes: DispatchSource['byKeyword']) => {
    const known = new Set(routes.map((route) => JSON.stringify(route)));
    return (route: readonly [string, unknown]) => known.has(JSON.stringify(route));
  };
  const [isBefore, isAfter] = [isIn(before), isIn(after)];
  return [...before.filter((route) => !isAfter(route)), ...after.filter((route) => !isBefore(route))];
}

function manualKeys({ byKeyword, skills }: DispatchSource): DispatchSource['byKeyword'] {
  const generated = new Map(skills.map(({ name, keywords }) => [name, keyOfPhrases(keywords)]));
  return byKeyword.filter(([key, skill]) => generated.get(String(skill)) !== key);
}

/** The parts of keys that a person could have written in a request: patterns are not among them. */
function textsOfKeys(routes: DispatchSource['byKeyword']): readonly string[] {
  return routes
    .flatMap(([key]) => key.split('|'))
    .filter((part) => /^[\p{L}\p{N}. ]+$/u.test(part))
    .map((part) => part.replaceAll('.', ' '));
}
