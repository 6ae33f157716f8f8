import type { RankNames } from '../../src/core/registry/rank-names.js';
import type { RouteClaim } from '../../src/core/registry/route-claims.js';

/** A claim, and how close its skill's name is to words. */
export interface RankedClaim extends RouteClaim {
  readonly ranks?: Readonly<Record<string, number>>;
}

/** A claim for keywords; its name is as close to each as `ranks` says, or not at all. */
export function aClaim(
  skill: string,
  keywords: readonly string[],
  rest: Partial<RankedClaim> = {},
): RankedClaim {
  return { skill, tags: [], keywords, isDeclared: false, ...rest };
}

export function rankNamesOf(claims: readonly RankedClaim[]): RankNames {
  return (word) => (skill) => claims.find((claim) => claim.skill === skill)?.ranks?.[word] ?? 2;
}
