import path from 'node:path';
import { compareText } from '../report/diagnostic.js';
import { type CatalogSkill, type SkillCatalog, visibleSkills } from '../skill/list-skills.js';
import type { SkillScope } from '../skill/skill.js';

export type SearchReason = 'exact_path' | 'exact_name' | 'prefix' | 'token_overlap';

export interface SearchResult {
  readonly skill: CatalogSkill;
  readonly reason: SearchReason;
  readonly score: number;
}

export interface SearchResults {
  readonly results: readonly SearchResult[];
  /** How many are in `results`. */
  readonly count: number;
  /** More were found than the limit lets through. */
  readonly truncated: boolean;
}

export interface SearchQuery {
  readonly query: string;
  readonly limit?: number | undefined;
  readonly scope?: SkillScope | undefined;
  /** What a relative path in the query is relative to; absolute. */
  readonly workingDirectory?: string | undefined;
}

export interface SearchLimits {
  readonly defaultLimit: number;
  readonly maxLimit: number;
}

export const SEARCH_LIMITS: SearchLimits = { defaultLimit: 8, maxLimit: 50 };

const SCORES = { exact_path: 1000, exact_name: 900, prefix: 700, token_overlap: 100 } as const;

/** Finds skills by path, name, beginning of the name, or words in common. */
export function searchSkills(
  catalog: SkillCatalog,
  request: SearchQuery,
  limits: SearchLimits = SEARCH_LIMITS,
): SearchResults {
  const query = request.query.trim().toLowerCase();
  if (query === '') return { results: [], count: 0, truncated: false };
  const wanted: WantedSkill = {
    query,
    paths: pathsMeant(request.query.trim(), request.workingDirectory),
    tokens: tokensOf(query),
  };
  const found = visibleSkills(catalog.skills)
    .filter((skill) => request.scope === undefined || skill.scope === request.scope)
    .map((skill) => scoreSkill(skill, wanted))
    .filter((result) => result !== null)
    .sort(compareResults);
  const results = found.slice(0, clampLimit(request.limit, limits));
  return { results, count: results.length, truncated: found.length > results.length };
}

interface WantedSkill {
  readonly query: string;
  readonly paths: readonly string[];
  readonly tokens: ReadonlySet<string>;
}

function scoreSkill(skill: CatalogSkill, wanted: WantedSkill): SearchResult | null {
  const name = skill.name.toLowerCase();
  const found = (reason: SearchReason, extra = 0) => ({ skill, reason, score: SCORES[reason] + extra });
  if (wanted.paths.includes(skill.path.toLowerCase())) return found('exact_path');
  if (name === wanted.query) return found('exact_name');
  if (name.startsWith(wanted.query)) return found('prefix');
  const words = tokensOf([name, skill.description, ...(skill.declaredTags ?? [])].join(' ').toLowerCase());
  const overlap = [...wanted.tokens].filter((token) => words.has(token)).length;
  return overlap === 0 ? null : found('token_overlap', overlap);
}

function pathsMeant(query: string, workingDirectory: string | undefined): readonly string[] {
  const slashed = query.replaceAll('\\', '/');
  const paths = [query, slashed];
  if (workingDirectory !== undefined) paths.push(path.posix.resolve(workingDirectory, slashed));
  return paths.map((text) => text.toLowerCase());
}

function tokensOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/[a-z0-9]+/g));
}

function clampLimit(limit: number | undefined, limits: SearchLimits): number {
  const wanted = Number.isFinite(limit) ? Math.trunc(limit!) : limits.defaultLimit;
  return Math.max(1, Math.min(limits.maxLimit, wanted));
}

function compareResults(a: SearchResult, b: SearchResult): number {
  return (
    b.score - a.score || compareText(a.skill.scope, b.skill.scope) || compareText(a.skill.path, b.skill.path)
  );
}
