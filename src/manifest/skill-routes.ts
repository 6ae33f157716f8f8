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
  const routes = new Map<unknown, ReturnType<typeof emptyRoutes>>(
    skills.map((skill) => [skill, emptyRoutes(skill)]),
  );
  for (const [key, skill] of Object.entries(byKeyword)) {
    routes.get(skill)?.keys.push(key);
    if (!generated.has(key)) routes.get(skill)?.manualKeys.push(key);
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
