import { type CatalogSkill } from '../core/catalog.js';
export interface MatchQuery {
    readonly query: string;
    /** How many skills to return; default 3. */
    readonly max?: number | undefined;
    /** Names of the skills used lately, the latest first. */
    readonly recent?: readonly string[] | undefined;
}
export type MatchKind = 'mention' | 'keyword' | 'verb' | 'pattern';
export interface MatchReason {
    readonly kind: MatchKind;
    /** The name, keyword, verb or pattern, as it is written. */
    readonly matched: string;
}
export interface SkillMatch {
    readonly skill: CatalogSkill;
    readonly reasons: readonly MatchReason[];
}
export interface MatchResults {
    /** The best first. */
    readonly matches: readonly SkillMatch[];
    /** Skills that matched, those beyond the limit included. */
    readonly total: number;
    /** Skills with a pattern that cannot be used or did not come to an end in time. */
    readonly undecided: readonly UndecidedPattern[];
}
export interface UndecidedPattern {
    readonly skill: string;
    readonly pattern: string;
    readonly reason: string;
}
/** Finds the skills whose triggers a query meets, and ranks them: explicit mention, exact phrase, recent use. */
export declare function matchSkills(skills: readonly CatalogSkill[], request: MatchQuery): MatchResults;
