import type { KeywordConflict } from '../report.js';
import type { RankNames } from './rank-names.js';
import { isSafeKeyword, type RouteClaim } from './route-claims.js';

/** Keywords and task types that already have an owner. */
export interface FixedRoutes {
  readonly keywords: ReadonlyMap<string, string>;
  readonly taskTypes: ReadonlyMap<string, string>;
  /** Those keywords that a person wrote into the matrix. */
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
}

/** Those who want one keyword or task type, in order, each once: in a large repository that may be nearly all. */
type Claimants = Map<string, RouteClaim>;

/**
 * Decides who gets which keyword and task type: who has it already, then the skill whose name is about
 * it, then the first one found. An inferred keyword that too many want tells nobody apart and stays unmapped.
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
    const taskType = claim.tags.find((tag) => rules.vocabulary.has(tag));
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
    const owner = fixed.taskTypes.get(type) ?? best(type, claimants, rules).skill;
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
  const { skill, equals } = best(keyword, claimants, rules);
  const isContested = equals > 1 && claimants.size > rules.maxClaimants;
  return isContested && ![...claimants.values()].some(({ isDeclared }) => isDeclared) ? null : skill;
}

/** The first of those whose name is closest to the word, and how many are as close. */
function best(
  word: string,
  claimants: Claimants,
  { rankNames }: AssignmentRules,
): { readonly skill: string; readonly equals: number } {
  const rankOf = rankNames(word);
  let [skill, rank, equals] = ['', Number.POSITIVE_INFINITY, 0];
  for (const claimant of claimants.keys()) {
    const own = rankOf(claimant);
    if (own < rank) [skill, rank, equals] = [claimant, own, 1];
    else if (own === rank) equals++;
  }
  return { skill, equals };
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
    // Losing to what a person wrote into the matrix is said as loudly as losing a declared keyword.
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
