import type { JsonObject } from '../json/json.js';
import type { PhraseKind } from '../routing/own-phrases.js';
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
  readonly from: PhraseKind;
}

/** Sorts keys and phrases by skill; skills in the order of their names. */
export function routesBySkill(plan: MatrixPlan): readonly SkillRoutes[] {
  const { byKeyword, generated, claimed, phrases } = plan;
  const routes = new Map([...phrases.keys()].map((skill) => [skill, emptyRoutes(skill)]));
  for (const [key, skill] of Object.entries(byKeyword)) {
    routes.get(String(skill))?.keys.push(key);
    if (!generated.has(key)) routes.get(String(skill))?.manualKeys.push(key);
  }
  for (const { phrase, claims, owner, takenBy } of claimed) {
    const winner = owner ?? takenBy;
    for (const { skill, kind } of claims) {
      const own = routes.get(skill)!;
      const others = claims.map((claim) => claim.skill).filter((other) => other !== skill);
      if (winner === null) own.shared.push({ phrase, with: others });
      else if (winner !== skill) own.lost.push({ phrase, to: winner });
      else if (takenBy !== null || phrases.get(skill)!.includes(phrase))
        own.phrases.push({ phrase, from: kind });
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
export function shadowedPhrases(
  byKeyword: JsonObject,
  generated: ReadonlySet<string>,
): readonly ShadowedPhrase[] {
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
