import type { RankNames } from '../../src/manifest/assign-routes.js';
import type { RouteClaim } from '../../src/manifest/claims.js';

/** A claim for keywords. */
export function aClaim(
  skill: string,
  keywords: readonly string[],
  differences: Partial<RouteClaim> = {},
): RouteClaim {
  return { skill, tags: [], keywords, isDeclared: false, ...differences };
}

/** `{ a: { plan: 0 } }`: the name of the skill `a` is about `plan`, and about no other word. */
export function rankedBy(ranks: Readonly<Record<string, Readonly<Record<string, number>>>> = {}): RankNames {
  return (word) => (skill) => ranks[skill]?.[word] ?? 2;
}
