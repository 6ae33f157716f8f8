import { type CatalogSkill, type SkillCatalog } from '../core/catalog.js';
import type { SkillScope } from '../core/skill.js';
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
export declare const SEARCH_LIMITS: SearchLimits;
/** Finds skills by path, name, beginning of the name, or words in common. */
export declare function searchSkills(catalog: SkillCatalog, request: SearchQuery, limits?: SearchLimits): SearchResults;
