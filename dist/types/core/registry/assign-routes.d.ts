import type { KeywordConflict } from '../report.js';
import type { RankNames } from './rank-names.js';
import { type RouteClaim } from './route-claims.js';
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
    readonly unsafe: readonly {
        readonly skill: string;
        readonly keyword: string;
    }[];
}
export interface AssignmentRules {
    readonly vocabulary: ReadonlySet<string>;
    readonly maxClaimants: number;
    readonly rankNames: RankNames;
}
/**
 * Decides who gets which keyword and task type: who has it already, then the skill whose name is about
 * it, then the first one found. An inferred keyword that too many want tells nobody apart and stays unmapped.
 */
export declare function assignRoutes(claims: readonly RouteClaim[], fixed: FixedRoutes, rules: AssignmentRules): Assignment;
