import type { JsonObject } from '../json/json.js';
import type { GeneratedMatrix, MatrixOptions } from '../routing/matrix.js';
import { isUsablePhrase } from '../routing/parts.js';
import type { PhraseKind } from '../routing/phrases.js';
import { compareText } from '../text/compare.js';
import type { KeywordConflict } from './changes.js';
import type { RoutedEntries } from './matrix-ownership.js';

/** A generated matrix, and the skills of its indexes. */
export interface RoutedPhrases extends GeneratedMatrix {
  readonly nameOf: (skill: number) => string;
}

export interface BroadPhrase {
  /** As written. */
  readonly phrase: string;
  readonly skill: string;
}

export interface ShadowedPhrase {
  /** A part of a generated key, without its regular expression syntax. */
  readonly phrase: string;
  readonly skill: string;
  /** The manual key that matches first, and its target. */
  readonly key: string;
  readonly by: string;
}

/** Declared phrases that another skill has, and quoted ones that several skills share. CLEO's rules report their own. */
export function phraseConflicts(
  { phrases, nameOf }: RoutedPhrases,
  { isPlain }: Pick<MatrixOptions, 'isPlain'>,
): readonly KeywordConflict[] {
  return phrases.flatMap(({ id, owner, takenBy, claims }): readonly KeywordConflict[] => {
    if (owner === null && takenBy === null) {
      const losers = claims.map(({ skill }) => nameOf(skill));
      return [{ keyword: id, owner: null, losers, declared: false }];
    }
    if (isPlain) return [];
    const losers = claims.filter(({ skill, kind }) => kind === 'declared' && skill !== owner?.skill);
    if (losers.length === 0) return [];
    const winner = owner === null ? takenBy : nameOf(owner.skill);
    const keyword = losers[0]!.text.toLowerCase();
    return [{ keyword, owner: winner, losers: losers.map(({ skill }) => nameOf(skill)), declared: true }];
  });
}

/** Declared phrases that cannot be a key: no letters, invisible characters, or not literal where that is required. */
export function unusablePhrases(
  { phrases, nameOf }: RoutedPhrases,
  { skills }: RoutedEntries,
): readonly { readonly skill: string; readonly keyword: string }[] {
  const unusable = skills.flatMap(({ name, phrases: declared }) =>
    declared.filter((text) => !isUsablePhrase(text)).map((keyword) => ({ skill: name, keyword })),
  );
  const unrouted = phrases.flatMap(({ owner, tier }) =>
    owner?.kind === 'declared' && tier === null ? [{ skill: nameOf(owner.skill), keyword: owner.text }] : [],
  );
  return [...unusable, ...unrouted];
}

/** Phrases that match only as the whole request. */
export function broadPhrases({ phrases, nameOf }: RoutedPhrases): readonly BroadPhrase[] {
  return phrases.flatMap(({ owner, tier }) =>
    owner !== null && tier === 'whole-requests' ? [{ phrase: owner.text, skill: nameOf(owner.skill) }] : [],
  );
}

/** Phrases that an earlier manual key sends elsewhere. Only keys of plain words are checked. */
export function shadowedPhrases(
  { routes }: GeneratedMatrix,
  byKeyword: JsonObject,
): readonly ShadowedPhrase[] {
  const generated = new Map(routes.map((route) => [route.key, route]));
  const before: { readonly part: string; readonly key: string; readonly by: string }[] = [];
  const shadowed: ShadowedPhrase[] = [];
  for (const [key, by] of Object.entries(byKeyword)) {
    if (typeof by !== 'string') continue;
    const route = generated.get(key);
    if (route?.skill !== by) {
      for (const part of key.toLowerCase().split('|')) if (isPlainText(part)) before.push({ part, key, by });
    } else if (before.length > 0) {
      for (const phrase of key.split('|').map(textOfPart)) {
        const first = before.find(({ part, by: other }) => other !== by && phrase.includes(part));
        if (first !== undefined) shadowed.push({ phrase, skill: by, key: first.key, by: first.by });
      }
    }
  }
  return shadowed;
}

function isPlainText(part: string): boolean {
  return part.trim() !== '' && !/[\\^$*+?()[\]{}]/.test(part);
}

function textOfPart(part: string): string {
  return part
    .replace(/\\[bW]|[\^$*]|s\?\\b/g, '')
    .replace(/(?<!\\)\./g, '-')
    .replace(/\\(.)/g, '$1');
}

/** The routes to one skill. */
export interface SkillRoutes {
  readonly skill: string;
  /** Keys of `by_keyword`, in order. */
  readonly keys: readonly string[];
  readonly phrases: readonly OwnedPhrase[];
  /** Phrases that several skills share and none gets. */
  readonly shared: readonly { readonly phrase: string; readonly with: readonly string[] }[];
  /** Phrases that belong to another skill. */
  readonly lost: readonly { readonly phrase: string; readonly to: string }[];
}

interface OwnedPhrase {
  readonly phrase: string;
  readonly from: PhraseKind;
  /** A phrase that is too common matches only as the whole request. */
  readonly matches: 'anywhere' | 'whole-request';
}

/** Sorts keys and phrases by skill; skills in the order of their names. */
export function routesBySkill(
  { phrases, nameOf }: RoutedPhrases,
  { skills }: RoutedEntries,
  byKeyword: JsonObject,
): readonly SkillRoutes[] {
  const routes = new Map(skills.map(({ name }) => [name, emptyRoutes(name)]));
  for (const [key, skill] of Object.entries(byKeyword)) routes.get(String(skill))?.keys.push(key);
  for (const { owner, takenBy, claims, tier } of phrases) {
    const claimants = claims.map(({ skill }) => nameOf(skill));
    const winner = owner === null ? takenBy : nameOf(owner.skill);
    for (const { skill, kind, text: phrase } of claims) {
      const own = routes.get(nameOf(skill))!;
      if (winner === null) own.shared.push({ phrase, with: claimants.filter((name) => name !== own.skill) });
      else if (winner !== own.skill) own.lost.push({ phrase, to: winner });
      else if (tier !== null)
        own.phrases.push({
          phrase,
          from: kind,
          matches: tier === 'whole-requests' ? 'whole-request' : 'anywhere',
        });
    }
  }
  return [...routes.values()].sort((a, b) => compareText(a.skill, b.skill));
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] extends readonly (infer Item)[] ? Item[] : T[Key] };

function emptyRoutes(skill: string): Writable<SkillRoutes> {
  return { skill, keys: [], phrases: [], shared: [], lost: [] };
}
