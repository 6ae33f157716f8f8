import type { KeywordConflict } from '../report.js';
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

/** Those who want one keyword or task type, in order, each once: in a large repository that may be nearly all. */
type Claimants = Map<string, RouteClaim>;

/**
 * Decides who gets which keyword and task type (5.2): who has it already, then the skill whose name is about
 * it, then the first one found. An inferred keyword that too many want tells nobody apart and stays unmapped.
 */
export function assignRoutes(
  claims: readonly RouteClaim[],
  fixed: FixedRoutes,
  options: { readonly vocabulary: ReadonlySet<string>; readonly maxClaimants: number },
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
    const taskType = claim.tags.find((tag) => options.vocabulary.has(tag));
    if (taskType !== undefined) note(typed, taskType, claim);
  }
  const conflicts: KeywordConflict[] = [];
  const owners = new Map<string, string>();
  for (const [keyword, claimants] of wanted) {
    const owner = ownerOf(keyword, claimants, fixed.keywords.get(keyword), options.maxClaimants);
    if (owner !== null) owners.set(keyword, owner);
    const losers = [...claimants.values()].filter(({ skill }) => skill !== owner);
    if (losers.length > 0) conflicts.push(conflictOf(keyword, owner, losers, fixed));
  }
  const taskTypes = new Map<string, string>();
  for (const [type, claimants] of typed) {
    const owner = fixed.taskTypes.get(type) ?? best(type, claimants).skill;
    if (claimants.has(owner)) taskTypes.set(owner, type);
  }
  return { keywords: keywordsBySkill(claims, owners), taskTypes, conflicts, unsafe };
}

function note(map: Map<string, Claimants>, key: string, claim: RouteClaim): void {
  const claimants = map.get(key);
  if (claimants === undefined) map.set(key, new Map([[claim.skill, claim]]));
  else if (!claimants.has(claim.skill)) claimants.set(claim.skill, claim);
}

function ownerOf(
  keyword: string,
  claimants: Claimants,
  fixed: string | undefined,
  maxClaimants: number,
): string | null {
  if (fixed !== undefined) return fixed;
  const { skill, equals } = best(keyword, claimants);
  const isContested = equals > 1 && claimants.size > maxClaimants;
  return isContested && ![...claimants.values()].some(({ isDeclared }) => isDeclared) ? null : skill;
}

/** The first of those whose name is closest to the word, and how many are as close. */
function best(word: string, claimants: Claimants): { readonly skill: string; readonly equals: number } {
  let [skill, rank, equals] = ['', Number.POSITIVE_INFINITY, 0];
  for (const claim of claimants.values()) {
    const own = claim.rankOf(word);
    if (own < rank) [skill, rank, equals] = [claim.skill, own, 1];
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
    // Losing to what a person wrote into the matrix is said as loudly as losing a declared keyword (V24).
    declared: losers.some(({ isDeclared }) => isDeclared) || fixed.manualKeywords.has(keyword),
  };
}

function keywordsBySkill(
  claims: readonly RouteClaim[],
  owners: ReadonlyMap<string, string>,
): Map<string, readonly string[]> {
  const result = new Map<string, readonly string[]>();
  for (const { skill, keywords } of claims) {
    if (keywords.length === 0) continue;
    const won = keywords
      .map((keyword) => keyword.toLowerCase())
      .filter((keyword) => owners.get(keyword) === skill);
    if (won.length > 0) result.set(skill, [...new Set(won)]);
  }
  return result;
}
