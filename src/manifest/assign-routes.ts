import { conceptsOfName, withoutPrefix } from '../skill/infer-metadata.js';
import { type Concept, wordsOf } from '../skill/lexicon.js';
import type { EntryOptions } from './build-entry.js';
import type { KeywordConflict } from './changes.js';
import { isSafeKeyword, type RouteClaim, taskTypeOf } from './claims.js';

/** Keywords and task types that already have an owner. */
export interface FixedRoutes {
  readonly keywords: ReadonlyMap<string, string>;
  readonly taskTypes: ReadonlyMap<string, string>;
  /** Those keywords that are in manual keys of the matrix. */
  readonly manualKeywords: ReadonlySet<string>;
}

export interface Assignment {
  /** The keywords each skill gets, in its own order. */
  readonly keywords: ReadonlyMap<string, readonly string[]>;
  /** The task type each skill gets. */
  readonly taskTypes: ReadonlyMap<string, string>;
  readonly conflicts: readonly KeywordConflict[];
  readonly unsafe: readonly { readonly skill: string; readonly keyword: string }[];
}

export interface AssignmentRules {
  readonly vocabulary: ReadonlySet<string>;
  readonly maxClaimants: number;
  readonly rankNames: RankNames;
  /** The keyword that means the same as a task type. */
  readonly keywordOf: (taskType: string) => string | null;
}

/** The skills that want one keyword or task type, in order, each once: in a large repository this may be nearly all. */
type Claimants = Map<string, RouteClaim>;

/**
 * Decides which skill gets which keyword and task type: the one that already has it, then the skill whose name is
 * closest, then the first one found. An inferred keyword that too many skills want stays unmapped.
 */
export function assignRoutes(
  claims: readonly RouteClaim[],
  fixed: FixedRoutes,
  rules: AssignmentRules,
): Assignment {
  const unsafe: { skill: string; keyword: string }[] = [];
  const wanted = new Map<string, Claimants>();
  const typed = new Map<string, Claimants>();
  for (const claim of claims) {
    for (const raw of claim.keywords) {
      const keyword = raw.toLowerCase();
      if (isSafeKeyword(keyword, claim.isDeclared)) note(wanted, keyword, claim);
      else unsafe.push({ skill: claim.skill, keyword: raw });
    }
    const taskType = taskTypeOf(claim, rules.vocabulary);
    if (taskType !== undefined) note(typed, taskType, claim);
  }
  const conflicts: KeywordConflict[] = [];
  const owners = new Map<string, string>();
  for (const [keyword, claimants] of wanted) {
    const owner = fixed.keywords.get(keyword) ?? ownerOf(keyword, claimants, rules);
    if (owner !== null) owners.set(keyword, owner);
    const losers = [...claimants.values()].filter(({ skill }) => skill !== owner);
    if (losers.length > 0) conflicts.push(conflictOf(keyword, owner, losers, fixed));
  }
  const taskTypes = new Map<string, string>();
  for (const [type, claimants] of typed) {
    const owner = fixed.taskTypes.get(type) ?? ownerOfType(type, claimants, { owners, rules });
    if (claimants.has(owner)) taskTypes.set(owner, type);
  }
  return { keywords: keywordsBySkill(claims, owners), taskTypes, conflicts, unsafe };
}

function note(map: Map<string, Claimants>, key: string, claim: RouteClaim): void {
  const claimants = map.get(key);
  if (claimants === undefined) map.set(key, new Map([[claim.skill, claim]]));
  else if (!claimants.has(claim.skill)) claimants.set(claim.skill, claim);
}

function ownerOf(keyword: string, claimants: Claimants, rules: AssignmentRules): string | null {
  const closest = closestTo(keyword, claimants, rules);
  const isContested = closest.length > 1 && claimants.size > rules.maxClaimants;
  return isContested && ![...claimants.values()].some(({ isDeclared }) => isDeclared) ? null : closest[0]!;
}

/** `validation` and `validate` route to the same skill if nothing else decides. */
function ownerOfType(
  type: string,
  claimants: Claimants,
  { owners, rules }: { readonly owners: ReadonlyMap<string, string>; readonly rules: AssignmentRules },
): string {
  const closest = closestTo(type, claimants, rules);
  const owner = owners.get(rules.keywordOf(type) ?? '');
  return owner !== undefined && closest.includes(owner) ? owner : closest[0]!;
}

/** The skills whose name is closest to the word, in order; at least one. */
function closestTo(word: string, claimants: Claimants, { rankNames }: AssignmentRules): readonly string[] {
  const rankOf = rankNames(word);
  let closest: string[] = [];
  let rank = Number.POSITIVE_INFINITY;
  for (const claimant of claimants.keys()) {
    const own = rankOf(claimant);
    if (own < rank) [closest, rank] = [[claimant], own];
    else if (own === rank) closest.push(claimant);
  }
  return closest;
}

function conflictOf(
  keyword: string,
  owner: string | null,
  losers: readonly RouteClaim[],
  fixed: FixedRoutes,
): KeywordConflict {
  return {
    keyword,
    owner,
    losers: losers.map(({ skill }) => skill),
    // Losing to a manual key is reported as loudly as losing a declared keyword.
    declared: losers.some(({ isDeclared }) => isDeclared) || fixed.manualKeywords.has(keyword),
  };
}

function keywordsBySkill(
  claims: readonly RouteClaim[],
  owners: ReadonlyMap<string, string>,
): Map<string, readonly string[]> {
  const result = new Map<string, readonly string[]>();
  for (const { skill, keywords } of claims) {
    let won: Set<string> | null = null;
    for (const raw of keywords) {
      const keyword = raw.toLowerCase();
      if (owners.get(keyword) !== skill) continue;
      won ??= new Set();
      won.add(keyword);
    }
    if (won !== null) result.set(skill, [...won]);
  }
  return result;
}

/** How close a skill's name is to a keyword or task type; lower is closer. */
export type RankNames = (word: string) => (skill: string) => number;

/** 0: the subject of the name, 1: part of the name, 2: not in it. Each name is parsed once. */
export function nameRanking({ profile, lexicon }: Pick<EntryOptions, 'profile' | 'lexicon'>): RankNames {
  const prefixes = profile.name.convention?.reservedPrefixes ?? [];
  const conceptsByName = new Map<string, readonly Concept[]>();
  const conceptsOf = (skill: string) => {
    const known = conceptsByName.get(skill);
    if (known !== undefined) return known;
    const concepts = conceptsOfName(skill, { reservedPrefixes: prefixes, lexicon });
    conceptsByName.set(skill, concepts);
    return concepts;
  };
  return (word) => {
    const meant = lexicon.conceptsIn(word)[0];
    const standsFor = (concept: Concept) =>
      concept.keyword === word || concept.taskType === word || concept === meant;
    return (skill) => {
      const concepts = conceptsOf(skill);
      if (concepts.some(standsFor)) return concepts.length === 1 ? 0 : 1;
      const bare = withoutPrefix(skill, prefixes);
      if (word === bare) return 0;
      // Searching for the letters first avoids splitting most names.
      return bare.toLowerCase().includes(word) && wordsOf(bare).includes(word) ? 1 : 2;
    };
  };
}
