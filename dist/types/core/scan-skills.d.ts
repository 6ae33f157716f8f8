import type { Workspace } from '../workspace/workspace.js';
import type { Finding } from './finding.js';
import type { Profile, ScanRoot } from './profile.js';
import type { SkillCandidate, SkillRecord } from './skill.js';
export interface ScanPlan {
    readonly workspace: Workspace;
    readonly profile: Profile;
    /** Roots after globs, ancestors and home are settled, in order of preference. */
    readonly roots: readonly ScanRoot[];
    /** Paths from the config that are never entered. */
    readonly excludePaths: readonly string[];
}
export interface ScanResult {
    readonly candidates: readonly SkillCandidate[];
    /** Directories that may hold a skill and were not entered, each with what was found. */
    readonly refused: readonly SkillRecord[];
    /** The roots that exist, in order. */
    readonly roots: readonly ScanRoot[];
    readonly missingRoots: readonly string[];
    /** SKILL.md files that lie too deep to be registered, as far as one pass deeper shows them. */
    readonly nested: readonly NestedSkill[];
    readonly findings: readonly Finding[];
}
export interface NestedSkill {
    readonly file: string;
    readonly directory: string;
    readonly isInSkill: boolean;
}
/** Lists the files that may be skills, in a fixed order: roots as configured, then depth, then path. */
export declare function scanSkills(plan: ScanPlan): ScanResult;
