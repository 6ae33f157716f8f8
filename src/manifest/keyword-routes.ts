import type { JsonObject } from '../json/json.js';
import {
  type GeneratedMatrix,
  type GeneratedRoute,
  generateMatrix,
  type MatrixOptions,
} from '../routing/matrix.js';
import { phraseIdOf } from '../routing/parts.js';
import { type RoutedSkill, readSkillWords, type SkillWords } from '../routing/skill-words.js';
import { isWithdrawn } from '../skill/skill.js';
import { areOurKeywords, type EntryOptions } from './build-entry.js';
import { isObject, textOf, textsOf } from './manifest-model.js';

/** What the active entries of a manifest declare for routing. */
export interface RoutedEntries {
  readonly words: readonly SkillWords[];
  /** Skills whose phrases are a list in the manifest: those give way to manual keys. */
  readonly withList: ReadonlySet<string>;
  /** Their keys; generated once for all calls without fixed owners, which most manifests have none of. */
  readonly generate: (options: MatrixOptions) => GeneratedMatrix;
}

/**
 * Reads what entries declare. A pure function of the entries: generated keys are recognized by generating them again.
 * If `known` declares the same, it is the result.
 */
export function routedEntries(
  entries: readonly JsonObject[],
  options: EntryOptions,
  known?: RoutedEntries,
): RoutedEntries {
  const withList = new Set<string>();
  const skills: RoutedSkill[] = [];
  for (const entry of entries) {
    if (isWithdrawn(entry['status'])) continue;
    const name = textOf(entry['name']);
    const { phrases, isList } = declaredPhrases(entry, options);
    if (isList) withList.add(name);
    skills.push({ name, description: textOf(entry['description']), phrases });
  }
  if (known !== undefined && areSame({ skills, withList }, known)) return known;
  const words = readSkillWords(skills);
  let free: GeneratedMatrix | null = null;
  const generate = (rules: MatrixOptions) => {
    if (rules.taken.size > 0) return generateMatrix(words, rules);
    free ??= generateMatrix(words, rules);
    return free;
  };
  return { words, withList, generate };
}

function areSame(
  { skills, withList }: { readonly skills: readonly RoutedSkill[]; readonly withList: ReadonlySet<string> },
  { words, withList: others }: RoutedEntries,
): boolean {
  if (skills.length !== words.length || withList.size !== others.size) return false;
  return skills.every(({ name, description, phrases }, index) => {
    const { skill } = words[index]!;
    return (
      name === skill.name &&
      description === skill.description &&
      withList.has(name) === others.has(name) &&
      phrases.length === skill.phrases.length &&
      phrases.every((phrase, at) => phrase === skill.phrases[at])
    );
  });
}

/** Recorded keywords that we did not infer. */
function declaredPhrases(
  entry: JsonObject,
  options: EntryOptions,
): { readonly phrases: readonly string[]; readonly isList: boolean } {
  const capabilities = entry['capabilities'];
  const nested = isObject(capabilities) ? capabilities['dispatch_triggers'] : undefined;
  const recorded = keywordsIn(nested) ?? keywordsIn(entry['dispatch_triggers']);
  const phrases = recorded ?? textsOf(nested);
  const isOurs = phrases.length === 0 || areOurKeywords(phrases, entry, options);
  return isOurs ? { phrases: [], isList: false } : { phrases, isList: recorded === null };
}

/** The keywords of triggers that are an object. */
export function keywordsIn(triggers: unknown): readonly string[] | null {
  return isObject(triggers) && Array.isArray(triggers['keywords']) ? textsOf(triggers['keywords']) : null;
}

/**
 * The keys that we generate from entries, by key. Manual keys take phrases away, so existing keys that we would not
 * generate ourselves are taken into account.
 */
export function routesMadeFrom(
  { words, generate }: RoutedEntries,
  byKeyword: readonly (readonly [string, string])[],
  options: MatrixOptions,
): ReadonlyMap<string, GeneratedRoute> {
  const matrix = generate(options);
  const made = new Map(matrix.routes.map((route) => [route.key, route]));
  const others = phrasesOfKeys(byKeyword.filter(([key, skill]) => made.get(key)?.skill !== skill));
  const isAffected = matrix.phrases.some(({ id, owner }) => {
    const other = others.get(id);
    return other !== undefined && owner !== null && words[owner.skill]!.skill.name !== other;
  });
  if (!isAffected) return made;
  const again = generate({ ...options, taken: new Map([...others, ...options.taken]) });
  for (const route of again.routes) made.set(route.key, route);
  return made;
}

/** The targets of keys, by the phrases in their parts; the first key wins, as for consumers. */
export function phrasesOfKeys(routes: readonly (readonly [string, string])[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [key, skill] of routes) {
    for (const part of key.split('|')) {
      const id = phraseIdOf(part);
      if (!owners.has(id)) owners.set(id, skill);
    }
  }
  return owners;
}
