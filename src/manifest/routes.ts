import { asArray, asObject, type JsonObject } from '../json/json.js';
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
  const skills = asArray(root['skills']);
  return {
    byTaskType: table('by_task_type'),
    byKeyword: table('by_keyword'),
    skills: skills.map(asObject).flatMap((entry) => {
      return typeof entry['name'] === 'string' ? [readSkill(entry['name'], entry)] : [];
    }),
    hasCommonWords: hasCommonWords(root),
  };
}

/** In the order of the file: JavaScript puts keys that look like integers first. */
function entriesOf(table: JsonObject, path: readonly string[], text: string) {
  const keys = Object.keys(table);
  const hasIntegers = keys.some((key) => /^(?:0|[1-9]\d{0,9})$/.test(key));
  return (hasIntegers ? orderedKeys(text, path) : keys).map((key) => [key, table[key]!] as const);
}

function readSkill(name: string, entry: JsonObject): DispatchSkill {
  const triggers = triggersIn(entry) ?? {};
  const description = textOf(entry['description']);
  return {
    name,
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

/** The phrases of both manifests that reach another skill in the second one. Phrases of skills that are gone are left out. */
export function findReroutes(before: string, after: string): readonly Reroute[] {
  const [old, now] = [parseDispatchSource(before), parseDispatchSource(after)];
  const phrases = affectedPhrases(old, now);
  if (phrases.length === 0) return [];
  const [oldDispatcher, newDispatcher] = [new Dispatcher(old), new Dispatcher(now)];
  const present = new Set(newDispatcher.skillNames);
  return phrases.flatMap((phrase) => {
    const from = oldDispatcher.dispatch({ text: phrase }).skill;
    const to = newDispatcher.dispatch({ text: phrase }).skill;
    return from === null || from === to || !present.has(from) ? [] : [{ phrase, from, to }];
  });
}

/** The phrases of entries that changed and the parts of keys that only one manifest has; all phrases if such a key is manual. */
function affectedPhrases(old: DispatchSource, now: DispatchSource): readonly string[] {
  const manual = different(manualKeys(old), manualKeys(now));
  const skills = manual.length > 0 ? [...old.skills, ...now.skills] : different(old.skills, now.skills);
  const phrases = skills.flatMap(({ name, triggers }) => [name, ...triggers]);
  // What a person could have written in a request: patterns are not among them.
  const parts = manual
    .flatMap(([key]) => key.split('|'))
    .filter((part) => /^[\p{L}\p{N}. ]+$/u.test(part))
    .map((part) => part.replaceAll('.', ' '));
  return [...new Set([...phrases, ...parts].map(normalizePhrase))].sort(compareText);
}

function manualKeys({ byKeyword, skills }: DispatchSource): DispatchSource['byKeyword'] {
  const generated = new Map<unknown, string>(
    skills.map(({ name, keywords }) => [name, keyOfPhrases(keywords)]),
  );
  return byKeyword.filter(([key, skill]) => generated.get(skill) !== key);
}

/** What only one of two lists has. */
function different<T>(a: readonly T[], b: readonly T[]): readonly T[] {
  const [inA, inB] = [a, b].map((list) => new Set(list.map((each) => JSON.stringify(each))));
  return [
    ...a.filter((each) => !inB!.has(JSON.stringify(each))),
    ...b.filter((each) => !inA!.has(JSON.stringify(each))),
  ];
}
