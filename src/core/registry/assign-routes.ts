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

interface Claimant {
  readonly claim: RouteClaim;
  readonly order: number;
}

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
  const wanted = new Map<string, Claimant[]>();
  const typed = new Map<string, Claimant[]>();
  claims.forEach((claim, order) => {
    for (const raw of claim.keywords) {
      const keyword = raw.toLowerCase();
      if (isSafeKeyword(keyword, claim.isDeclared)) push(wanted, keyword, { claim, order });
      else unsafe.push({ skill: claim.skill, keyword: raw });
    }
    const taskType = claim.tags.find((tag) => options.vocabulary.has(tag));
    if (taskType !== undefined) push(typed, taskType, { claim, order });
  });
  const conflicts: KeywordConflict[] = [];
  const owners = new Map<string, string>();
  for (const [keyword, claimants] of wanted) {
    const owner = ownerOf(keyword, claimants, fixed.keywords.get(keyword), options.maxClaimants);
    if (owner !== null) owners.set(keyword, owner);
    const losers = claimants.map(({ claim }) => claim).filter(({ skill }) => skill !== owner);
    if (losers.length > 0) conflicts.push(conflictOf(keyword, owner, losers, fixed));
  }
  const taskTypes = new Map<string, string>();
  for (const [type, claimants] of typed) {
    const owner = fixed.taskTypes.get(type) ?? best(type, claimants).claim.skill;
    if (claimants.some(({ claim }) => claim.skill === owner)) taskTypes.set(owner, type);
  }
  return { keywords: keywordsBySkill(claims, owners), taskTypes, conflicts, unsafe };
}

function push(map: Map<string, Claimant[]>, key: string, claimant: Claimant): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [claimant]);
  else if (!list.some(({ claim }) => claim.skill === claimant.claim.skill)) list.push(claimant);
}

function ownerOf(
  keyword: string,
  claimants: readonly Claimant[],
  fixed: string | undefined,
  maxClaimants: number,
): string | null {
  if (fixed !== undefined) return fixed;
  const winner = best(keyword, claimants);
  const rank = winner.claim.rankOf(keyword);
  const isContested = claimants.length > maxClaimants && !claimants.some(({ claim }) => claim.isDeclared);
  const equals = isContested ? claimants.filter(({ claim }) => claim.rankOf(keyword) === rank).length : 1;
  return equals > 1 ? null : winner.claim.skill;
}

function best(keyword: string, claimants: readonly Claimant[]): Claimant {
  return claimants.reduce((a, b) => (b.claim.rankOf(keyword) < a.claim.rankOf(keyword) ? b : a));
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
    const won = keywords
      .map((keyword) => keyword.toLowerCase())
      .filter((keyword) => owners.get(keyword) === skill);
    if (won.length > 0) result.set(skill, [...new Set(won)]);
  }
  return result;
}
