import { type CatalogSkill, visibleSkills } from '../skill/list-skills.js';
import { type MatchQuery, matchSkills, type SkillMatch } from './match.js';

/** How much a query needs to know about the skills. The catalog format `level` turns it into text. */
export type Disclosure =
  /** There are no skills. */
  | { readonly level: 0 }
  /** Only how many there are. */
  | { readonly level: 1; readonly count: number }
  /** Names and brief descriptions. */
  | { readonly level: 2; readonly skills: readonly CatalogSkill[] }
  /** The whole text of those that match; `total` counts those beyond the limit, too. */
  | { readonly level: 3; readonly matches: readonly SkillMatch[]; readonly total: number };

const ASKS_FOR_A_LIST =
  /\bwhat (?:can|could) you do\b|\b(?:list|show)(?: me)?(?: all| the| your| available)* skills\b|\b(?:what|which) skills\b/i;

/**
 * Decides the disclosure level: a match shows the whole text, a question about skills the list. Skills without triggers
 * never match, so they are listed where nothing does.
 */
export function disclosureLevel(
  skills: readonly CatalogSkill[],
  query: string,
  options: Omit<MatchQuery, 'query'> = {},
): Disclosure {
  const visible = visibleSkills(skills);
  if (visible.length === 0) return { level: 0 };
  if (ASKS_FOR_A_LIST.test(query)) return { level: 2, skills: visible };
  const { matches, total } = matchSkills(visible, { ...options, query });
  if (matches.length > 0) return { level: 3, matches, total };
  const untriggered = visible.filter((skill) => !hasTriggers(skill));
  return untriggered.length === 0 ? { level: 1, count: visible.length } : { level: 2, skills: untriggered };
}

function hasTriggers(skill: CatalogSkill): boolean {
  const { keywords = [], verbs = [], patterns = [] } = skill.triggers ?? {};
  return keywords.length + verbs.length + patterns.length > 0;
}
