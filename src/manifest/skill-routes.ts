import type { PhraseOrigin } from '../routing/own-phrases.js';
import { compareText } from '../text/compare.js';
import type { MatrixPlan } from './matrix.js';

/** The routes to one skill. */
export interface SkillRoutes {
  readonly skill: string;
  /** Its keys of `by_keyword`, in order. */
  readonly keys: readonly string[];
  /** Those of them that a person wrote. */
  readonly manualKeys: readonly string[];
  readonly phrases: readonly OwnedPhrase[];
  /** Phrases that several skills share and none gets. */
  readonly shared: readonly { readonly phrase: string; readonly with: readonly string[] }[];
  /** Phrases that belong to another skill. */
  readonly lost: readonly { readonly phrase: string; readonly to: string }[];
}

interface OwnedPhrase {
  readonly phrase: string;
  readonly from: PhraseOrigin;
}

/** Sorts keys and phrases by skill; skills in the order of their names. */
export function routesBySkill({
  byKeyword,
  generated,
  claimed,
  phrases,
  skills,
}: MatrixPlan): readonly SkillRoutes[] {
  const routes = new Map(skills.map((skill) => [skill, emptyRoutes(skill)]));
  for (const [key, skill] of Object.entries(byKeyword)) {
    routes.get(String(skill))?.keys.push(key);
    if (!generated.has(key)) routes.get(String(skill))?.manualKeys.push(key);
  }
  for (const { phrase, claims, owner, isManual } of claimed) {
    for (const { skill, origin: from } of claims) {
      const own = routes.get(skill)!;
      const others = claims.map((claim) => claim.skill).filter((other) => other !== skill);
      if (owner === null) own.shared.push({ phrase, with: others });
      else if (owner !== skill) own.lost.push({ phrase, to: owner });
      else if (isManual || phrases.get(skill)?.includes(phrase)) own.phrases.push({ phrase, from });
    }
  }
  return [...routes.values()].sort((a, b) => compareText(a.skill, b.skill));
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] extends readonly (infer Item)[] ? Item[] : T[Key] };

function emptyRoutes(skill: string): Writable<SkillRoutes> {
  return { skill, keys: [], manualKeys: [], phrases: [], shared: [], lost: [] };
}

export interface ShadowedPhrase {
  readonly phrase: string;
  readonly skill: string;
  /** The manual key that matches first, and its target. */
  readonly key: string;
  readonly by: string;
}

/** Phrases that a manual key sends elsewhere, because it comes first. Only keys of plain words are checked. */
export function shadowedPhrases({
  byKeyword,
  generated,
}: Pick<MatrixPlan, 'byKeyword' | 'generated'>): readonly ShadowedPhrase[] {
  const routes = Object.entries(byKeyword).flatMap(([key, by]) =>
    typeof by === 'string' ? [{ key, by }] : [],
  );
  const manual = routes
    .filter(({ key }) => !generated.has(key))
    .flatMap(({ key, by }) =>
      key
        .toLowerCase()
        .split('|')
        .map((part) => ({ part, key, by })),
    )
    .filter(({ part }) => part.trim() !== '' && !/[\\^$*+?()[\]{}]/.test(part));
  if (manual.length === 0) return [];
  return routes
    .filter(({ key }) => generated.has(key))
    .flatMap(({ key, by: skill }) =>
      key.split('|').flatMap((phrase) => {
        const first = manual.find(({ part, by }) => by !== skill && phrase.includes(part));
        return first === undefined ? [] : [{ phrase, skill, key: first.key, by: first.by }];
      }),
    );
}
