import { isWithdrawn } from '../skill/skill.js';
import { assignRoutes, nameRanking } from './assign-routes.js';
import { deriveFromEntry, type EntryOptions } from './build-entry.js';
import type { KeywordConflict } from './changes.js';
import { type RouteClaim, recordedKeywords } from './claims.js';
import type { ManifestOptions } from './manifest-model.js';
import { type ManifestModel, routesOf } from './manifest-model.js';
import { ownersOfParts } from './matrix-ownership.js';

/** The keywords that stay unmapped because too many skills claim them. */
export function contestedIn(conflicts: readonly KeywordConflict[]): ReadonlySet<string> {
  return new Set(conflicts.filter(({ owner }) => owner === null).map(({ keyword }) => keyword));
}

/**
 * The inferred keywords that led to no skill when the manifest was written, and that its entries lack for that reason.
 * An entry that lacks a keyword which it would have won has keywords that a person declared; what the others want
 * depends on that, so the question is asked again without it.
 */
export function unmappedKeywords(
  model: ManifestModel,
  options: ManifestOptions,
): NonNullable<EntryOptions['unmapped']> {
  const active = model.entries.filter(({ value }) => !isWithdrawn(value['status']));
  let entries = active.map(({ name, value }) => {
    const derived = deriveFromEntry(value, options).keywords;
    const recorded = recordedKeywords(value) ?? derived;
    return { name, derived, recorded, isOurs: recorded.every((keyword) => derived.includes(keyword)) };
  });
  for (;;) {
    const { conflicts, keywords } = assignAgain(entries.map(claimOf), model, options);
    const lacksWon = ({ name, recorded, isOurs }: (typeof entries)[number]) =>
      isOurs && (keywords.get(name) ?? []).some((keyword) => !recorded.includes(keyword));
    if (!entries.some(lacksWon)) {
      const all = new Set(model.entries.map(({ value }) => value));
      return { keywords: contestedIn(conflicts), entries: all };
    }
    entries = entries.map((entry) => (lacksWon(entry) ? { ...entry, isOurs: false } : entry));
  }
}

function claimOf(entry: {
  readonly name: string;
  readonly derived: readonly string[];
  readonly recorded: readonly string[];
  readonly isOurs: boolean;
}): RouteClaim {
  const { name: skill, derived, recorded, isOurs } = entry;
  return { skill, tags: [], keywords: isOurs ? derived : recorded, isDeclared: !isOurs };
}

function assignAgain(claims: readonly RouteClaim[], { matrix }: ManifestModel, options: ManifestOptions) {
  const standing = {
    keywords: ownersOfParts(Object.entries(routesOf(matrix, 'by_keyword'))),
    taskTypes: new Map<string, string>(),
    manualKeywords: new Set<string>(),
  };
  return assignRoutes(claims, standing, {
    vocabulary: new Set(),
    maxClaimants: options.maxClaimants,
    rankNames: nameRanking(options),
    keywordOf: () => null,
  });
}
