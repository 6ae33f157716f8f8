import path from 'node:path';
import { type RoutedSkill, SimilarityIndex } from '../routing/similarity.js';
import { isContentWord, wordsOf } from '../routing/words.js';
import { type CatalogSkill, type SkillCatalog, visibleSkills } from '../skill/list-skills.js';
import type { SkillScope } from '../skill/skill.js';
import { compareText } from '../text/compare.js';

export type SearchReason = 'exact_path' | 'exact_name' | 'prefix' | 'similarity' | 'token_overlap';

export interface SearchResult {
  readonly skill: CatalogSkill;
  readonly reason: SearchReason;
  readonly score: number;
}

export interface SearchResults {
  readonly results: readonly SearchResult[];
  /** How many are in `results`. */
  readonly count: number;
  /** More were found than the limit allows. */
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

export interface SearchOptions extends SearchLimits {
  /** How skills are ranked that are not named: by the number of words in common, or by similarity to the query. */
  readonly ranking?: 'token-overlap' | 'similarity';
}

export const SEARCH_LIMITS: SearchLimits = { defaultLimit: 8, maxLimit: 50 };

const SCORES = { exact_path: 1000, exact_name: 900, prefix: 700, token_overlap: 100 } as const;

/** Finds skills by path, name, beginning of the name, or what they are about. */
export function searchSkills(
  catalog: SkillCatalog,
  asked: SearchQuery | string,
  options: Partial<SearchOptions> = {},
): SearchResults {
  const { ranking = 'token-overlap', ...limits } = options;
  const known = searches.get(catalog);
  const search =
    known !== undefined && known.ranking === ranking
      ? known
      : new SkillSearch(visibleSkills(catalog.skills), { ...SEARCH_LIMITS, ranking });
  searches.set(catalog, search);
  return search.find(queryOf(asked), () => true, { ...SEARCH_LIMITS, ...limits });
}

/** A catalog is indexed once, however many queries follow. */
const searches = new WeakMap<SkillCatalog, SkillSearch>();

/** The skills of a catalog, indexed when the first query comes, and asked many times. */
export class SkillSearch {
  readonly #skills: readonly CatalogSkill[];
  readonly #options: SearchOptions;
  readonly #bodyOf: (skill: CatalogSkill) => string;
  #similarity: SimilarityIndex | null = null;

  constructor(
    skills: readonly CatalogSkill[],
    options: SearchOptions = SEARCH_LIMITS,
    bodyOf: (skill: CatalogSkill) => string = () => '',
  ) {
    this.#skills = skills;
    this.#options = options;
    this.#bodyOf = bodyOf;
  }

  get ranking(): SearchOptions['ranking'] {
    return this.#options.ranking;
  }

  /** Only skills that may be shown. */
  find(
    request: SearchQuery,
    isShown: (skill: CatalogSkill) => boolean = () => true,
    limits: SearchLimits = this.#options,
  ): SearchResults {
    const query = request.query.trim().toLowerCase();
    if (query === '') return { results: [], count: 0, truncated: false };
    const isRanked = this.#options.ranking === 'similarity';
    const wanted: WantedSkill = {
      query,
      paths: pathsMeant(request.query.trim(), request.workingDirectory),
      hasPrefixes: !isRanked || wordsOf(query).some(isContentWord),
    };
    const ranked = isRanked ? this.#rankBySimilarity(query) : rankByOverlap(query);
    const found = this.#skills
      .map((skill, index) => findByName(skill, wanted) ?? ranked(skill, index))
      .filter((result) => result !== null)
      .filter(({ skill }) => request.scope === undefined || skill.scope === request.scope)
      .filter(({ skill }) => isShown(skill))
      .sort(compareResults);
    const results = found.slice(0, clampLimit(request.limit, limits));
    return { results, count: results.length, truncated: found.length > results.length };
  }

  #rankBySimilarity(query: string): RankSkill {
    this.#similarity ??= new SimilarityIndex(
      this.#skills.map((skill) => ({ ...routedSkill(skill), body: this.#bodyOf(skill) })),
    );
    const scores = new Map(this.#similarity.compare(query).skills.map(({ index, score }) => [index, score]));
    return (skill, index) => {
      const score = scores.get(index);
      return score === undefined ? null : { skill, reason: 'similarity', score };
    };
  }
}

/** A text alone is a query without limits. */
export function queryOf(asked: SearchQuery | string): SearchQuery {
  return typeof asked === 'string' ? { query: asked } : asked;
}

interface WantedSkill {
  readonly query: string;
  readonly paths: readonly string[];
  /** A query that says nothing begins many names. */
  readonly hasPrefixes: boolean;
}

function findByName(skill: CatalogSkill, wanted: WantedSkill): SearchResult | null {
  const name = skill.name.toLowerCase();
  const found = (reason: keyof typeof SCORES) => ({ skill, reason, score: SCORES[reason] });
  if (wanted.paths.includes(skill.path.toLowerCase())) return found('exact_path');
  if (name === wanted.query) return found('exact_name');
  return wanted.hasPrefixes && name.startsWith(wanted.query) ? found('prefix') : null;
}

type RankSkill = (skill: CatalogSkill, index: number) => SearchResult | null;

function rankByOverlap(query: string): RankSkill {
  const tokens = tokensOf(query);
  return (skill) => {
    const { name, description, declaredTags = [] } = skill;
    const words = tokensOf([name, description, ...declaredTags].join(' ').toLowerCase());
    const overlap = [...tokens].filter((token) => words.has(token)).length;
    return overlap === 0 ? null : { skill, reason: 'token_overlap', score: SCORES.token_overlap + overlap };
  };
}

function routedSkill({ name, description, triggers, declaredTags = [] }: CatalogSkill): RoutedSkill {
  const phrases = [...(triggers?.keywords ?? []), ...(triggers?.verbs ?? []), ...declaredTags];
  return { name, description, phrases };
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
