import type { RouteClaim } from '../../src/core/registry/route-claims.js';

/** A claim for keywords; its name is as close to each as `ranks` says, or not at all. */
export function aClaim(
  skill: string,
  keywords: readonly string[],
  { ranks = {}, ...rest }: Partial<RouteClaim> & { readonly ranks?: Readonly<Record<string, number>> } = {},
): RouteClaim {
  return { skill, tags: [], keywords, isDeclared: false, rankOf: (word) => ranks[word] ?? 2, ...rest };
}
